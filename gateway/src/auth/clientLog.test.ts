import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
afterEach(() => vi.restoreAllMocks())

const beacon = async (origin: string | null, entry: Record<string, string>): Promise<number> => {
  const response = await fetch(`${gateway.url}/api/auth/_log`, {
    method: 'POST',
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams(entry),
  })
  return response.status
}

const written = () => {
  const { log } = gateway.services
  const spies = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')] as const
  return { errors: () => spies[0].mock.calls, warnings: () => spies[1].mock.calls }
}

it('an error report from a page becomes one short line of printable characters in the log', async () => {
  const { errors, warnings } = written()
  const message = `\u001b[2J\u202e\r\n{"level":50,"msg":"forged"}${'x'.repeat(1_500)}`
  expect(await beacon(gateway.url, { level: 'error', code: `\u0007${'c'.repeat(100)}`, message })).toBe(200)
  expect(errors()).toEqual([])
  const [fields, line] = warnings()[0] ?? []
  expect(fields).toEqual({ client: 'error', code: `\\u0007${'c'.repeat(39)}…` })
  expect(line).toMatch(/^client: \\u001b\[2J\\u202e\\u000d\\u000a\{"level":50,"msg":"forged"\}x+…$/)
  expect(String(line).length).toBeLessThan(560)
})

it.each([
  ['another site', 'https://evil.example'],
  ['a page without a name', 'null'],
  ['a request without a page', null],
])('the gateway refuses error reports from %s', async (_, origin) => {
  const { errors, warnings } = written()
  expect(await beacon(origin, { level: 'error', message: 'hello' })).toBe(403)
  expect([...errors(), ...warnings()]).toEqual([])
})
