import { Cancellation } from '../cancellation.ts'
import type { GraphQLRequest, Operation, RequestContext } from '../contract.ts'
import type { EngineError } from '../errors.ts'
import { run } from '../http/graphql.ts'
import { checkLimits } from '../http/operationLimits.ts'
import { asEngineError, graphqlErrorBody } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import type { Poller } from './poller.ts'
import { isBeforeExecution, type Protocol, startError } from './protocol.ts'

export type Operations = {
  readonly has: (id: string) => boolean
  readonly begin: (id: string, request: GraphQLRequest, context: RequestContext) => void
  /** Reports the error of an operation that could not begin. */
  readonly refuse: (id: string, message: string) => void
  readonly end: (id: string) => void
  readonly endAll: () => void
}

type Options = {
  readonly runtime: Runtime
  readonly poller: Poller
  readonly protocol: Protocol
  readonly send: (message: string) => void
}

/** The data that all functions for one socket share. Each value in `running` is a function that ends one operation. */
type Socket = Options & { readonly running: Map<string, () => void> }

export function createOperations(options: Options): Operations {
  const socket: Socket = { ...options, running: new Map() }
  const { running, protocol, send } = socket
  return {
    has: (id) => running.has(id),
    begin: (id, request, context) => begin(socket, id, request, context),
    refuse(id, message) {
      send(startError(id, message))
      send(protocol.complete(id))
    },
    end(id) {
      running.get(id)?.()
      running.delete(id)
    },
    endAll() {
      for (const end of running.values()) end()
      running.clear()
    },
  }
}

function begin(socket: Socket, id: string, request: GraphQLRequest, context: RequestContext): void {
  try {
    const operation = socket.runtime.current().core.operation(request)
    if (operation.kind === 'subscription') subscribe(socket, id, operation, request, context.session)
    else void answerOnce(socket, id, request, context)
  } catch (thrown) {
    fail(socket, id, thrown)
  }
}

function subscribe(
  { runtime, poller, protocol, send, running }: Socket,
  id: string,
  operation: Operation,
  request: GraphQLRequest,
  session: RequestContext['session'],
): void {
  const { core, metadata, allowList } = runtime.current()
  allowList?.(operation, session)
  checkLimits(operation, metadata.apiLimits, session)
  const end = poller.add(core.subscribe(request, session), {
    data: (result) => send(protocol.data(id, `{"data":${result}}`)),
    error: (error) => send(protocol.data(id, executionErrors(error))),
  })
  running.set(id, end)
}

/** Sends the one response of a query or mutation and completes the operation, unless the client has ended it before. */
async function answerOnce(
  socket: Socket,
  id: string,
  request: GraphQLRequest,
  context: RequestContext,
): Promise<void> {
  const { runtime, protocol, send, running } = socket
  const cancellation = new Cancellation()
  let ended = false
  running.set(id, () => {
    ended = true
    cancellation.leave()
  })
  try {
    const { body } = await run(runtime, request, { ...context, cancellation })
    if (ended) return
    running.delete(id)
    send(protocol.data(id, body))
    send(protocol.complete(id))
  } catch (thrown) {
    if (ended) return
    running.delete(id)
    fail(socket, id, thrown)
  }
}

/** Errors that are sent as data include `data: null`. Internal details are available only over HTTP. */
const executionErrors = (error: EngineError): string =>
  `{"data":null,${graphqlErrorBody(error, false).slice(1)}`

function fail({ runtime, protocol, send }: Socket, id: string, thrown: unknown): void {
  const error = asEngineError(thrown, (cause) => runtime.log('error', 'websocket', cause))
  const asData = protocol.name === 'graphql-ws' && !isBeforeExecution(error)
  send(asData ? protocol.data(id, executionErrors(error)) : protocol.error(id, error))
  send(protocol.complete(id))
}
