import { Cancellation } from '../cancellation.ts'
import type { RequestContext } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { run } from '../http/graphql.ts'
import { parseGraphQLRequest } from '../http/graphqlRequest.ts'
import { checkLimits } from '../http/operationLimits.ts'
import { asEngineError, graphqlErrorBody, showsInternal } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import type { Poller } from './poller.ts'
import { isBeforeExecution, type Protocol } from './protocol.ts'

export type Operations = {
  readonly has: (id: string) => boolean
  readonly begin: (id: string, payload: unknown, context: RequestContext) => void
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

  const begin = (id: string, payload: unknown, context: RequestContext) => {
    try {
      const request = parseGraphQLRequest(payload)
      const { core, metadata, allowList } = runtime.current()
      const operation = core.operation(request)
      if (operation.kind !== 'subscription') {
        const cancellation = new Cancellation()
        const work = run(runtime, request, { ...context, cancellation })
        void answerOnce(id, work, cancellation, context)
        return
      }
      allowList?.(operation, context.session)
      checkLimits(operation, metadata.apiLimits, context.session)
      const end = poller.add(core.subscribe(request, context.session), {
        data: (result) => send(protocol.data(id, `{"data":${result}}`)),
        error: (thrown) => send(protocol.data(id, executionErrors(engineError(thrown), context))),
      })
      running.set(id, end)
    } catch (thrown) {
      fail(id, engineError(thrown), context)
    }
  }

  /** A query or mutation: one answer and the end, unless the client has ended it before. */
  const answerOnce = async (
    id: string,
    work: Promise<{ readonly body: string }>,
    cancellation: Cancellation,
    context: RequestContext,
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
      fail(id, engineError(thrown), context)
    }
  }

  const isInternalShown = (context: RequestContext) => showsInternal(runtime.settings, context.session.role)

  /** The old protocol's execution errors carry a null beside them. */
  const executionErrors = (error: EngineError, context: RequestContext) => {
    const body = graphqlErrorBody(error, isInternalShown(context))
    return protocol.name === 'graphql-ws' ? `{"data":null,${body.slice(1)}` : body
  }

  const fail = (id: string, error: EngineError, context: RequestContext) => {
    const asData = protocol.name === 'graphql-ws' && !isBeforeExecution(error)
    send(
      asData
        ? protocol.data(id, executionErrors(error, context))
        : protocol.error(id, error, isInternalShown(context)),
    )
    send(protocol.complete(id))
  }

  return {
    has: (id) => running.has(id),
    begin,
    refuse(id, message) {
      send(protocol.error(id, new EngineError('start-failed', message), false))
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
