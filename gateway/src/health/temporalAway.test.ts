import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway

beforeAll(async () => {
  // No server listens on this port.
  gateway = await startGateway({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
}, 120_000)
afterAll(() => gateway?.close())

it('the health check says in plain words that Temporal is unreachable', async () => {
  const health: { components: Record<string, unknown> } = JSON.parse(
    await (await fetch(`${gateway.url}/api/health`)).text(),
  )
  expect(health.components.temporal).toEqual({ status: 'down', detail: 'does not respond' })
  expect(health.components.actions).toEqual({ status: 'ok', detail: 'answers' })
})
