import { gql } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGraphqlClient } from './graphql.ts'
import { createRetry, isPassing } from './retryFailed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('repeating requests after failures', () => {
  it('a failed request is repeated after five seconds, then after longer and longer waits', () => {
    const again = vi.fn(() => true)
    const retry = createRetry(again, () => 5000)
    retry.failed()
    retry.failed()
    vi.advanceTimersByTime(4999)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledTimes(1)
    retry.failed()
    vi.advanceTimersByTime(9999)
    expect(again).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('after a successful response, the wait before the next retry is five seconds again', () => {
    const again = vi.fn(() => true)
    const retry = createRetry(again, () => 5000)
    retry.failed()
    vi.advanceTimersByTime(5000)
    retry.answered()
    retry.failed()
    vi.advanceTimersByTime(5000)
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('a failed request is sent again immediately when the server responds again; other requests are not', () => {
    const again = vi.fn(() => true)
    const retry = createRetry(again, () => 5000)
    retry.hurry()
    expect(again).not.toHaveBeenCalled()
    retry.failed()
    retry.hurry()
    expect(again).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('while the tab is hidden, a failed request is not sent again', () => {
    const again = vi.fn(() => true)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    createRetry(again, () => 5000).failed()
    vi.advanceTimersByTime(5000)
    expect(again).not.toHaveBeenCalled()
    hidden.mockRestore()
    vi.advanceTimersByTime(5000)
    expect(again).toHaveBeenCalledTimes(1)
  })
})

describe('recognizing errors that a retry cannot fix', () => {
  const graphql = (extensions?: Record<string, unknown>) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'no', ...(extensions && { extensions }) }] })

  it('a failed request is repeated only if a retry can fix the error', () => {
    expect(isPassing(graphql({ code: 'access-denied' }))).toBe(false)
    expect(isPassing(graphql({ code: 'unexpected' }))).toBe(true)
    expect(isPassing(graphql())).toBe(true)
    expect(isPassing(new TypeError('Failed to fetch'))).toBe(true)
    expect(isPassing(new Error('a fault of ours'))).toBe(false)
  })
})

describe('repeating failed queries of a page', () => {
  it('a failed query on screen is repeated until it succeeds', async () => {
    const answers = [new Response('down', { status: 503 }), Response.json({ data: { up: true } })]
    const fetched = vi.fn(async () => answers.shift() ?? Response.json({ data: { up: true } }))
    // The client also checks whether the server responds.
    const fetch = (address: string) =>
      address === '/api/build-id' ? Promise.resolve(new Response('{}')) : fetched()
    vi.stubGlobal('fetch', fetch)
    const client = createGraphqlClient()
    const results: unknown[] = []
    const watched = client.watchQuery({ query: gql`query Up { up }`, fetchPolicy: 'network-only' })
    const subscription = watched.subscribe(({ data }) => results.push(data))
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(results.at(-1)).toEqual({ up: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    subscription.unsubscribe()
  })
})
