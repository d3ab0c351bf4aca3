import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { type FragmentDefinitionNode, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { concatMap, tap } from 'rxjs'
import { customDomainOf } from './customDomain.ts'
import { loadConstraints } from './failure.ts'
import { createFreshLink, sharedHere } from './freshLink.ts'
import { recover } from './lostChunk.ts'
import { onReturn, suspectAway } from './reach.ts'
import { createRetry, isPassing } from './retryFailed.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * The address of GraphQL: `name` equals the operation's name; on custom-domain company pages the endpoint is
 * chosen by the custom domain (rules §7).
 */
export const graphqlPath = (operationName: string | undefined): string => {
  const query = new URLSearchParams()
  if (operationName) query.set('name', operationName)
  const custom = customDomainOf(window.location)
  if (custom) query.set('customDomain', custom.domain)
  const text = query.toString()
  return text ? `/api/gql?${text}` : '/api/gql'
}

const isSubscription = (definition: OperationDefinitionNode | FragmentDefinitionNode | { kind: string }) =>
  'operation' in definition && definition.operation === 'subscription'

/** The socket's client is loaded when the first subscription starts, not before. */
const createSocketLink = () =>
  new ApolloLink((operation) => {
    return new Observable((observer) => {
      let stop: () => void = () => undefined
      let stopped = false
      void import('./socket.ts').then(
        ({ subscribe }) => {
          if (!stopped) stop = subscribe(operation, observer)
        },
        (error: unknown) => {
          recover(error)
          observer.error(error)
        },
      )
      return () => {
        stopped = true
        stop()
      }
    })
  })

const createHttpLink = () =>
  new HttpLink({ uri: ({ operationName }) => graphqlPath(operationName), credentials: 'same-origin' })

/** Rows whose key is not called id: unless it is known, what a mutation gives back changes nothing on the screen. */
export const rowKeys: Readonly<Record<string, readonly string[]>> = {
  address: ['user_id'],
  code_stock: ['item_id', 'distribution_channel_id'],
  company_game: ['company_id', 'game_id'],
  company_member: ['user_id'],
  company_page: ['company_id'],
  company_billing: ['company_id'],
  company_settings: ['company_id'],
  creator_access: ['creator_id', 'kind'],
  creator_kit: ['activation_id'],
  creator_list_entry: ['list_id', 'creator_id'],
  custom_domain: ['company_id'],
  notification_preference: ['user_id'],
  quest_budget: ['quest_id'],
  requirement: ['activation_id'],
  shipping_address: ['mission_run_id'],
  subscription: ['company_id'],
  user_link: ['user_id', 'kind'],
  usual_price: ['size_tier', 'post_type'],
}

const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { currentUser: { merge: true } } },
      ...Object.fromEntries(Object.entries(rowKeys).map(([row, keys]) => [row, { keyFields: [...keys] }])),
    },
  })

/** Nobody's first screen waits for what refusals say: it comes with the first one, and before that is told. */
const createRefusalLink = () =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation)
    return forward(operation).pipe(
      concatMap(async (result) => {
        // Without them the general sentence is said.
        if (result.errors) await loadConstraints().catch(() => undefined)
        return result
      }),
    )
  })

/** The answer of a proxy whose server is away. */
const gatewayErrors = [502, 503, 504]

const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (ServerError.is(error) && gatewayErrors.includes(error.statusCode))

/** No answer may mean that the server is away for everything else as well. */
const createReachLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        error: (error: unknown) => {
          if (isUnanswered(error)) suspectAway()
        },
      }),
    ),
  )

type Retry = ReturnType<typeof createRetry>

/** Tells of every query whether there was an answer to it. */
const createRetryLink = ({ failed, answered }: Retry) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          if (result.data) answered()
          else failed()
          observer.next(result)
        },
        error: (error: unknown) => {
          failed()
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
  })

/** Asks the screen's failed queries again; whether there were any. */
const askAgain = (client: ApolloClient): boolean => {
  const failed = [...client.getObservableQueries()].filter((query) => {
    const { data, error } = query.getCurrentResult()
    return !data && isPassing(error)
  })
  // What fails again says so itself.
  for (const query of failed) query.refetch().catch(() => undefined)
  return failed.length > 0
}

export const createGraphqlClient = (): ApolloClient => {
  const retry = createRetry(() => askAgain(client))
  onReturn(retry.hurry)
  const link = ApolloLink.split(
    ({ query }) => query.definitions.some(isSubscription),
    createSocketLink(),
    ApolloLink.from([createReachLink(), createHttpLink()]),
  )
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([createFreshLink(), createRetryLink(retry), createRefusalLink(), link]),
    defaultOptions: {
      // Partial errors come back with their data (rules §7): screens show what there is.
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        errorPolicy: 'all',
        context: sharedHere,
      },
      query: { errorPolicy: 'all', context: sharedHere },
    },
  })
  return client
}
