import { Cancellation } from '../cancellation.ts'
import type { Runtime } from '../runtime.ts'
import { type Encoded, encoded } from './compress.ts'
import { jsonType, notFound, type Reply } from './reply.ts'
import { createFailure, nextRequestId, type Routes } from './request.ts'

/** A POST request from the same process. Header names are lower case. */
export type Question = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Asked = {
  readonly answer: Promise<Encoded & { readonly contentType: string; readonly requestId: string }>
  /** Called when the caller no longer waits for the response, so that a read can stop. */
  readonly leave: () => void
}

/** Responds like the HTTP server, without a network connection. */
export function createAsk(runtime: Runtime, routes: Routes): (question: Question) => Asked {
  const failure = createFailure(runtime)
  return ({ path, headers, body }) => {
    const cancellation = new Cancellation()
    const requestId = headers['x-request-id'] || nextRequestId()
    const answer = async () => {
      let reply: Reply
      try {
        const request = { method: 'POST', path, search: '', headers, body, requestId, cancellation }
        reply = (await routes.get(`POST ${path}`)?.(request)) ?? notFound
      } catch (thrown) {
        reply = failure(thrown, path)
      }
      return { contentType: jsonType, ...(await encoded(reply, headers['accept-encoding'])), requestId }
    }
    return { answer: answer(), leave: () => cancellation.leave() }
  }
}
