import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchJson, restConfig } from './rest.ts'

const answerWith = (body: string, status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )

afterEach(() => vi.unstubAllGlobals())

describe('how REST is fetched (rules §7)', () => {
  it('asks once for what is asked within 2 s, and again on focus every 5 s at most', () => {
    expect(restConfig(false)).toMatchObject({ dedupingInterval: 2000, focusThrottleInterval: 5000 })
  })

  it('tries again after 5 s and calls it slow after 3 s', () => {
    expect(restConfig(false)).toMatchObject({ errorRetryInterval: 5000, loadingTimeout: 3000 })
  })

  it('gives a slow connection 10 s and 5 s', () => {
    expect(restConfig(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 })
  })
})

describe('an answer that is not OK (rules §8)', () => {
  it('raises its first error message', async () => {
    answerWith(JSON.stringify({ errors: [{ message: 'first' }, { message: 'second' }] }), 400)
    await expect(fetchJson('/api/x')).rejects.toThrow('first')
  })

  it('raises the message of the gateway’s own answers', async () => {
    answerWith(JSON.stringify({ message: 'There is nothing here' }), 404)
    await expect(fetchJson('/api/x')).rejects.toThrow('There is nothing here')
  })

  it.each(['', '<html>', '{}', '{"errors":[]}'])(
    'says the status when it is told no more than %j',
    async (body) => {
      answerWith(body, 502)
      await expect(fetchJson('/api/x')).rejects.toThrow('The server answered with status 502.')
    },
  )
})

it('hands on the JSON of an answer that is OK', async () => {
  answerWith('{"buildId":"a"}', 200)
  await expect(fetchJson('/api/build-id')).resolves.toEqual({ buildId: 'a' })
})
