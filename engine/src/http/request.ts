import { randomUUID } from 'node:crypto'
import type { Cancellation } from '../cancellation.ts'
import type { Runtime } from '../runtime.ts'
import { ClientGone } from './body.ts'
import { apiError, asEngineError, graphqlErrorBody, type Reply } from './reply.ts'

export type Request = {
  readonly method: string
  readonly path: string
  /** Behind the question mark. */
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly requestId: string
  /** Over when the client hangs up. */
  readonly cancellation: Cancellation
}

export type Handler = (request: Request) => Reply | Promise<Reply>
/** By `METHOD /path`. */
export type Routes = ReadonlyMap<string, Handler>

/** What is answered where a path's work throws. */
export const createFailure =
  ({ log }: Runtime) =>
  (thrown: unknown, path: string): Reply => {
    if (thrown instanceof ClientGone) throw thrown
    const error = asEngineError(thrown, (cause) => log('error', 'http', cause))
    return path.endsWith('/graphql')
      ? { status: error.status, body: graphqlErrorBody(error, false) }
      : apiError(error, false)
  }

/** UUIDs in form, one counter in each process: all that a log needs, and nothing that a secret would. */
const idPrefix = randomUUID().slice(0, 24)
let idCount = 0

export function nextRequestId(): string {
  idCount += 1
  return idPrefix + idCount.toString(16).padStart(12, '0')
}
