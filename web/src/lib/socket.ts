import type { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import type { Observer } from 'rxjs'
import { waitBefore } from './backoff.ts'
import { pauseUntilReturn, suspectAway } from './reach.ts'

const address = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/gql`

/** True if the client itself closed the socket because it had no subscriptions. */
const normal = 1000

const wasLost = (event: unknown): boolean => !(event instanceof CloseEvent) || event.code !== normal

const client = createClient({
  url: address(),
  lazy: true,
  // Checks the connection after this time without messages, because it can be broken without an error.
  keepAlive: 20_000,
  // Subscriptions resume regardless of why the socket closed, such as a restart or a renewed session.
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries) => pauseUntilReturn(waitBefore(retries)),
  on: { closed: (event) => wasLost(event) && suspectAway() },
})

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
