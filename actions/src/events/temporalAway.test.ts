import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway

beforeAll(async () => {
  // Nobody listens there.
  gateway = await startGateway({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
}, 120_000)
afterAll(() => gateway?.close())

it('asks for an event again in a moment while Temporal is away, and calls that no failure', async () => {
  const failures = vi.spyOn(gateway.services.log, 'error')
  const fresh = {
    id: randomUUID(),
    type: 'passwordResetRequested',
    entity: 'user',
    entity_id: 'd0000000-0000-4000-8000-000000000002',
    payload: {},
  }
  for (let delivery = 1; delivery <= 2; delivery += 1) {
    const answer = await fetch(`${gateway.url}/hasura/events/domain_event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actions-secret': gateway.actionsSecret },
      body: JSON.stringify({ event: { data: { new: fresh } } }),
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('3')
    expect(await answer.json()).toEqual({
      message: 'The service is not available right now. Please try again in a moment.',
      extensions: { code: 'service-unavailable' },
    })
  }
  expect(failures).not.toHaveBeenCalled()
})

it('says so in health in words of ours', async () => {
  const health: { components: Record<string, unknown> } = JSON.parse(
    await (await fetch(`${gateway.url}/api/health`)).text(),
  )
  expect(health.components.temporal).toEqual({ status: 'down', detail: 'does not answer' })
})
