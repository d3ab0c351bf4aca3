import { expect, test } from 'vitest'
import { post } from './post.ts'

test.each([-1, 0, 0.0015, 1e12])('a webhook can have a time limit of %d seconds', async (timeoutSeconds) => {
  const request = { url: 'http://127.0.0.1:9/', method: 'POST', headers: {}, body: '{}', timeoutSeconds }
  expect(await post(request)).toMatchObject({ kind: 'unreachable', reason: 'exchange' })
})
