import type { Fetcher, FetcherParams } from '@graphiql/toolkit'
import { type DocumentNode, getOperationAST } from 'graphql'

export type Identity = {
  readonly secret: string
  readonly role: string
  readonly variables: Readonly<Record<string, string>>
}

const headersOf = ({ secret, role, variables }: Identity): Record<string, string> => ({
  ...variables,
  ...(secret && { 'x-hasura-admin-secret': secret }),
  'x-hasura-role': role,
})

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/v1/graphql`

type Observer = { next: (value: never) => void; error: (error: unknown) => void; complete: () => void }

/** Opens one graphql-transport-ws socket per subscription and closes it with the subscription. */
const subscribe = (
  params: FetcherParams,
  headers: Record<string, string>,
  observer: Observer,
): (() => void) => {
  const socket = new WebSocket(socketUrl(), 'graphql-transport-ws')
  const send = (message: unknown): void => socket.send(JSON.stringify(message))
  socket.onopen = () => send({ type: 'connection_init', payload: { headers } })
  socket.onmessage = (event) => {
    const message = JSON.parse(String(event.data))
    if (message.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: params })
    else if (message.type === 'next') observer.next(message.payload as never)
    else if (message.type === 'error') observer.error({ errors: message.payload })
    else if (message.type === 'ping') send({ type: 'pong' })
    else if (message.type === 'complete') observer.complete()
  }
  socket.onclose = (event) =>
    event.code === 1000 ? observer.complete() : observer.error(new Error(event.reason || 'The socket closed'))
  return () => socket.close(1000)
}

const isSubscription = (document: DocumentNode | undefined, name: string | null | undefined): boolean =>
  document !== undefined && getOperationAST(document, name)?.operation === 'subscription'

export const createFetcher =
  (identity: () => Identity): Fetcher =>
  (params, options) => {
    const headers = { ...headersOf(identity()), ...options?.headers }
    if (isSubscription(options?.documentAST, params.operationName)) {
      return {
        subscribe: (observer: Observer) => ({ unsubscribe: subscribe(params, headers, observer) }),
      } as never
    }
    return fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(params),
    }).then((response) => response.json())
  }
