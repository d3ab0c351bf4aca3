import { randomUUID } from 'node:crypto'
import type { Cancellation } from '../cancellation.ts'
import type { Runtime } from '../runtime.ts'
import { ClientGone } from './body.ts'
import { apiError, asEngineError, graphqlErrorBody, type Reply } from './reply.ts'

export type Request = {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly requestId: string
  /** Canceled when the client disconnects. */
  readonly cancellation: Cancellation
}

export type Handler = (request: Request) => Reply | Promise<Reply>
/** Handlers by `METHOD /path`. */
export type Routes = ReadonlyMap<string, Handler>

export const createFailure =
  ({ log }: Runtime) =>
  (thrown: unknown, path: string): Reply => {
    if (thrown instanceof ClientGone) throw thrown
    const error = asEngineError(thrown, (cause) => log('error', 'http', cause))
    return path.endsWith('/graphql')
      ? { status: error.status, body: graphqlErrorBody(error, false) }
      : apiError(error, false)
  }

/** Request ids in UUID format from one counter per process. They are for logs and need not be secret. */
const idPrefix = randomUUID().slice(0, 24)
let idCount = 0

export function nextRequestId(): string {
  idCount += 1
  return idPrefix + idCount.toString(16).padStart(12, '0')
}
