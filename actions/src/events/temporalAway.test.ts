import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'

let actions: Actions

beforeAll(async () => {
  // No server listens on this port.
  actions = await startActions({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
}, 120_000)
afterAll(() => actions?.close())

it('while Temporal is unavailable, events are delivered again later and not reported as failures', async () => {
  const failures = vi.spyOn(actions.services.log, 'error')
  const fresh = {
    id: randomUUID(),
    type: 'passwordResetRequested',
    entity: 'user',
    entity_id: 'd0000000-0000-4000-8000-000000000002',
    payload: {},
  }
  for (let delivery = 1; delivery <= 2; delivery += 1) {
    const answer = await fetch(`${actions.url}/hasura/events/domain_event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actions-secret': actions.secret },
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
