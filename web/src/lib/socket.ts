import type { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import type { Observer } from 'rxjs'

const address = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/gql`

const client = createClient({ url: address(), lazy: true, retryAttempts: 10 })

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
