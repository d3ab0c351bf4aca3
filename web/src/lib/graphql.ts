import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { type FragmentDefinitionNode, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { concatMap, tap } from 'rxjs'
import { customDomainOf } from './customDomain.ts'
import { loadConstraints } from './failure.ts'
import { createFreshLink, sharedHere } from './freshLink.ts'
import { growingFields } from './growingList.ts'
import { recover } from './lostChunk.ts'
import { onReturn, suspectAway } from './reach.ts'
import { createRetry, isPassing } from './retryFailed.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * The URL for GraphQL. `name` is the operation's name. On company pages with a custom domain, that domain selects the
 * endpoint (rules §7).
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

/** Loads the socket client when the first subscription starts. */
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

/**
 * Tables whose primary key is not `id`. Without these keys, Apollo cannot match mutation results to the rows on screen.
 */
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
      Query: {
        fields: {
          currentUser: { merge: true },
          ...growingFields,
        },
      },
      ...Object.fromEntries(Object.entries(rowKeys).map(([row, keys]) => [row, { keyFields: [...keys] }])),
    },
  })

/**
 * Loads the error messages when the first database error occurs and before reporting it, so that no screen waits for
 * them.
 */
const createRefusalLink = () =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation)
    return forward(operation).pipe(
      concatMap(async (result) => {
        // If the error messages fail to load, the general message is shown.
        if (result.errors) await loadConstraints().catch(() => undefined)
        return result
      }),
    )
  })

/** Status codes that a proxy returns if the server behind it is unreachable. */
const gatewayErrors = [502, 503, 504]

const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (ServerError.is(error) && gatewayErrors.includes(error.statusCode))

/** If there is no response, the server may be unreachable for all other requests too. */
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

/** Reports for every query whether it got a response. */
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

/** Repeats the failed queries of the screen. Returns true if there were failed queries. */
const askAgain = (client: ApolloClient): boolean => {
  const failed = [...client.getObservableQueries()].filter((query) => {
    const { data, error } = query.getCurrentResult()
    return !data && isPassing(error)
  })
  // If the retry fails too, the query reports the new error.
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
      // Partial errors arrive with data (rules §7), and screens show that data.
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
