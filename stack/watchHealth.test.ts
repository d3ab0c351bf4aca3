import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { findFreePorts } from './ports.ts'
import { watchHealth } from './watchHealth.ts'

const ok = { status: 'ok', detail: '' }
const stuck = { status: 'degraded', detail: 'overdue: 3 quest run' }
const down = { status: 'down', detail: 'no answer' }

const answers: object[] = []
const server = createServer((_request, response) => {
  const [components] = answers.length > 1 ? answers.splice(0, 1) : answers
  if (!components || 'silence' in components) return void response.destroy()
  response.end(JSON.stringify({ status: 'ok', components }))
})
afterEach(() => server.close())

it('a health problem that lasts is reported once when it starts and once when it ends', async () => {
  const port = await findFreePorts(1)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const lines: string[] = []
  const well = { deadlines: ok, temporal: ok }
  answers.push(well, { ...well, temporal: down }, well)
  answers.push({ ...well, deadlines: stuck }, { ...well, deadlines: stuck }, { silence: true })
  answers.push({ ...well, deadlines: { ...stuck, detail: 'overdue: 4 quest run' } }, well, well)
  watchHealth(`http://127.0.0.1:${port}/api/health`, { line: (line) => lines.push(line.trim()) }, 5)
  await vi.waitFor(() => expect(lines).toContain('healthy again: deadlines'), 5000)
  expect(lines).toEqual(['unhealthy: deadlines: degraded, overdue: 3 quest run', 'healthy again: deadlines'])
})
