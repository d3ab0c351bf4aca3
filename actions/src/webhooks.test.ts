import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actions, startActions } from './testing/actions.ts'

let actions: Actions

beforeAll(async () => {
  actions = await startActions()
}, 60_000)
afterAll(() => actions?.close())

const post = (path: string, secret: string, body: string): Promise<Response> =>
  fetch(actions.url + path, {
    method: 'POST',
    headers: { 'x-actions-secret': secret, 'content-type': 'application/json' },
    body,
  })

it('webhooks from the engine are accepted only with the shared secret', async () => {
  for (const path of [
    '/hasura/actions/registerCreator',
    '/hasura/events/domain_event',
    '/hasura/schedules/upkeep',
  ])
    for (const secret of ['', 'wrong']) expect((await post(path, secret, '{}')).status).toBe(401)
})

it('an unreadable webhook request is refused, and an unknown webhook is not found', async () => {
  expect((await post('/hasura/actions/registerCreator', actions.secret, '{"a": ')).status).toBe(400)
  for (const path of ['/hasura/actions/nothing', '/hasura/schedules/nothing', '/nothing'])
    expect((await post(path, actions.secret, '{}')).status).toBe(404)
})

it('the health check of the actions reports that they are running', async () => {
  expect(await (await fetch(`${actions.url}/health`)).json()).toEqual({ status: 'ok' })
})
