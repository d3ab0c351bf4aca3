import { Cancellation } from '../cancellation.ts'
import type { GraphQLRequest, RequestContext } from '../contract.ts'
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
  /** An operation that never began. */
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

/** The operations of one socket, by the client's ids. */
export function createOperations({ runtime, poller, protocol, send }: Options): Operations {
  /** Each value ends its own. */
  const running = new Map<string, () => void>()
  const engineError = (thrown: unknown) =>
    asEngineError(thrown, (cause) => runtime.log('error', 'websocket', cause))

  const begin = (id: string, request: GraphQLRequest, context: RequestContext) => {
    try {
      const { core, metadata, allowList } = runtime.current()
      const operation = core.operation(request)
      if (operation.kind !== 'subscription') {
        const cancellation = new Cancellation()
        const work = run(runtime, request, { ...context, cancellation })
        void answerOnce(id, work, cancellation)
        return
      }
      allowList?.(operation, context.session)
      checkLimits(operation, metadata.apiLimits, context.session)
      const end = poller.add(core.subscribe(request, context.session), {
        data: (result) => send(protocol.data(id, `{"data":${result}}`)),
        error: (error) => send(protocol.data(id, executionErrors(error))),
      })
      running.set(id, end)
    } catch (thrown) {
      fail(id, engineError(thrown))
    }
  }

  /** A query or mutation: one answer and the end, unless the client has ended it before. */
  const answerOnce = async (
    id: string,
    work: Promise<{ readonly body: string }>,
    cancellation: Cancellation,
  ) => {
    let ended = false
    running.set(id, () => {
      ended = true
      cancellation.leave()
    })
    try {
      const { body } = await work
      if (ended) return
      running.delete(id)
      send(protocol.data(id, body))
      send(protocol.complete(id))
    } catch (thrown) {
      if (ended) return
      running.delete(id)
      fail(id, engineError(thrown))
    }
  }

  /** As data, errors carry a null beside them. What is inside of them shows over HTTP only. */
  const executionErrors = (error: EngineError) => `{"data":null,${graphqlErrorBody(error, false).slice(1)}`

  const fail = (id: string, error: EngineError) => {
    const asData = protocol.name === 'graphql-ws' && !isBeforeExecution(error)
    send(asData ? protocol.data(id, executionErrors(error)) : protocol.error(id, error))
    send(protocol.complete(id))
  }

  return {
    has: (id) => running.has(id),
    begin,
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
