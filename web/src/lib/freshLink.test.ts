import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFreshLink, sharedHere } from './freshLink.ts'
import { hearChange } from './writes.ts'

const question = gql`query Run { run { id status } }`
const claim = gql`mutation Claim { claim }`
const live = gql`subscription RunLive { run { id status } }`

const runOf = (status: string) => ({ run: { __typename: 'run', id: 'run', status } })

let asked: {
  name: string
  answer: (data: Record<string, unknown>) => void
  fail: () => void
  isWanted: () => boolean
}[]
let client: ApolloClient

const askedFor = (name: string) => asked.filter((one) => one.name === name)
const status = () => client.cache.readQuery<{ run: { status: string } }>({ query: question })?.run.status

beforeEach(() => {
  asked = []
  const server = new ApolloLink(({ operationName = '' }) => {
    const said = new Subject<ApolloLink.Result>()
    asked.push({
      name: operationName,
      answer: (data) => {
        said.next({ data })
        if (operationName !== 'RunLive') said.complete()
      },
      fail: () => {
        said.next({ errors: [{ message: 'failed' }] })
        said.complete()
      },
      isWanted: () => said.observed,
    })
    return said
  })
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createFreshLink().concat(server),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all', context: sharedHere },
      query: { errorPolicy: 'all', context: sharedHere },
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('sending identical queries at the same time', () => {
  it('a query that is already being sent is not sent twice', async () => {
    const both = [client.query({ query: question }), client.query({ query: question })]
    expect(askedFor('Run')).toHaveLength(1)
    asked[0]?.answer(runOf('active'))
    expect((await Promise.all(both)).map(({ data }) => data)).toEqual([runOf('active'), runOf('active')])
  })

  it('the response to a query is shared with identical queries for two seconds', async () => {
    vi.useFakeTimers()
    const ask = () => client.query({ query: question, fetchPolicy: 'network-only' })
    const first = ask()
    asked[0]?.answer(runOf('active'))
    await first
    vi.advanceTimersByTime(1900)
    expect((await ask()).data).toEqual(runOf('active'))
    expect(askedFor('Run')).toHaveLength(1)
    vi.advanceTimersByTime(100)
    void ask()
    expect(askedFor('Run')).toHaveLength(2)
  })

  it('after a failure, or after a write by a REST request, an identical query is sent again even within two seconds', async () => {
    const ask = () => client.query({ query: question, fetchPolicy: 'network-only' })
    const failed = ask()
    asked[0]?.fail()
    await failed
    const second = ask()
    expect(askedFor('Run')).toHaveLength(2)
    asked[1]?.answer(runOf('active'))
    await second
    hearChange()
    void ask()
    expect(askedFor('Run')).toHaveLength(3)
  })

  it('if a page is left before its query has a response, the next page sends the query again', () => {
    const left = client.watchQuery({ query: question }).subscribe(() => undefined)
    left.unsubscribe()
    client.watchQuery({ query: question }).subscribe(() => undefined)
    expect(askedFor('Run')).toHaveLength(2)
  })

  it('after a mutation, a query is sent again, and its older response never replaces the newer one', async () => {
    const screen = client.watchQuery({ query: question })
    screen.subscribe(() => undefined)
    const claimed = client.mutate({ mutation: claim, refetchQueries: [question], awaitRefetchQueries: true })
    askedFor('Claim')[0]?.answer({ claim: true })
    await expect.poll(() => askedFor('Run')).toHaveLength(2)
    const [older, newer] = askedFor('Run')
    newer?.answer(runOf('completed'))
    await claimed
    expect(older?.isWanted()).toBe(false)
    older?.answer(runOf('active'))
    expect(status()).toBe('completed')
    expect(screen.getCurrentResult()).toMatchObject({ data: runOf('completed'), loading: false })
  })

  it('after an event of a subscription, a query is sent again, and its newer response is used', async () => {
    const screen = client.watchQuery({ query: question })
    screen.subscribe(() => undefined)
    client.subscribe({ query: live }).subscribe(() => void screen.refetch())
    askedFor('RunLive')[0]?.answer(runOf('completed'))
    const [older, newer] = askedFor('Run')
    older?.answer(runOf('active'))
    newer?.answer(runOf('completed'))
    await expect.poll(status).toBe('completed')
    expect(askedFor('Run')).toHaveLength(2)
  })
})
