import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchJson, restConfig } from './rest.ts'

const answerWith = (body: string, status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )

afterEach(() => vi.unstubAllGlobals())

describe('fetching REST data (rules §7)', () => {
  it('REST responses are shared for 2 s, and requested again on focus at most every 5 s', () => {
    expect(restConfig(false)).toMatchObject({ dedupingInterval: 2000, focusThrottleInterval: 5000 })
  })

  it('a failed REST request is repeated after 5 s, and one that takes longer than 3 s counts as slow', () => {
    expect(restConfig(false)).toMatchObject({ errorRetryInterval: 5000, loadingTimeout: 3000 })
  })

  it('on a slow connection, REST requests are repeated after 10 s and count as slow after 5 s', () => {
    expect(restConfig(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 })
  })
})

describe('reading the error from a failed response (rules §8)', () => {
  it('a failed response throws its first error message', async () => {
    answerWith(JSON.stringify({ errors: [{ message: 'first' }, { message: 'second' }] }), 400)
    await expect(fetchJson('/api/x')).rejects.toThrow('first')
  })

  it('a failed response of the gateway throws its message', async () => {
    answerWith(JSON.stringify({ message: 'There is nothing here' }), 404)
    await expect(fetchJson('/api/x')).rejects.toThrow('There is nothing here')
  })

  it.each(['', '<html>', '{}', '{"errors":[]}'])(
    'if a failed response contains only %j, its status code is thrown as the error',
    async (body) => {
      answerWith(body, 502)
      await expect(fetchJson('/api/x')).rejects.toThrow('The server answered with status 502.')
    },
  )
})

it('a successful response gives its JSON', async () => {
  answerWith('{"buildId":"a"}', 200)
  await expect(fetchJson('/api/build-id')).resolves.toEqual({ buildId: 'a' })
})
