import type { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import type { Observer } from 'rxjs'

const address = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/gql`

const longestWait = 30_000

/** Doubling waits, each a little other than its neighbours', so that a server that is back is not met by all at once. */
export const waitBefore = (retries: number, luck = Math.random()): number =>
  Math.min(longestWait, 1000 * 2 ** Math.min(retries, 10)) * (0.5 + luck / 2)

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The person is there again, or the network is: no need to sit out the wait. */
const reasonToHurry = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

const client = createClient({
  url: address(),
  lazy: true,
  // A quiet line may be a dead one.
  keepAlive: 20_000,
  // Whatever closed the socket (a restart, a session that was renewed), what is subscribed to is asked for again.
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries) => Promise.race([pause(waitBefore(retries)), reasonToHurry()]),
})

/** One subscription over the shared socket; the gateway adds the session's token. */
export const subscribe = (operation: ApolloLink.Operation, observer: Observer<ApolloLink.Result>) =>
  client.subscribe(
    {
      query: print(operation.query),
      variables: operation.variables,
      ...(operation.operationName && { operationName: operation.operationName }),
    },
    {
      next: (value) =>
        observer.next({ data: value.data ?? null, ...(value.errors && { errors: [...value.errors] }) }),
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    },
  )
