import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actions, startActions } from './testing/actions.ts'

let actions: Actions

beforeAll(async () => {
  actions = await startActions({ NODE_ENV: 'production', SANDBOX_URL: 'http://127.0.0.1:9' })
}, 60_000)
afterAll(() => actions?.close())

it("in production, internal URLs are never fetched, not even the sandbox's", async () => {
  await expect(actions.services.publicWeb.fetchText('http://127.0.0.1:9/feed.xml')).rejects.toThrow(
    'port 9 is not allowed',
  )
})
