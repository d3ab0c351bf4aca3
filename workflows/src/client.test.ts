import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { connectToTemporal, isTemporalAway } from './client.ts'

it('if Temporal is unreachable, connecting is tried again every two seconds without a limit', async () => {
  const triedAt: number[] = []
  const nobody = createServer((socket) => {
    triedAt.push(Date.now())
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const address = nobody.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const connection = connectToTemporal(`127.0.0.1:${port}`)
  try {
    for (const limit = Date.now() + 14_000; Date.now() < limit && triedAt.length < 6; await sleep(100)) {
      const refusal = await connection.workflowService.getSystemInfo({}).catch((error: unknown) => error)
      expect(isTemporalAway(refusal)).toBe(true)
    }
  } finally {
    await connection.close()
    nobody.close()
  }
  // If pauses grew by the default factor of 1.6 from one second, the fifth pause would exceed six seconds.
  const pauses = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))
  expect(pauses.length).toBeGreaterThan(4)
  expect(Math.max(...pauses)).toBeLessThan(4_000)
}, 30_000)
