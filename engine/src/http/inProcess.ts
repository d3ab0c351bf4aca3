import { Cancellation } from '../cancellation.ts'
import type { Runtime } from '../runtime.ts'
import type { Encoded } from './compress.ts'
import { notFound } from './reply.ts'
import { createRespond, nextRequestId, type Routes } from './respond.ts'

/** A POST by somebody in the same process; the headers' names are in lower case. */
export type Question = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Asked = {
  readonly answer: Promise<Encoded & { readonly requestId: string }>
  /** Nobody waits for the answer any more: what is only read ends. */
  readonly leave: () => void
}

/** Answers as the server would, with no wire in between. */
export function createAsk(runtime: Runtime, routes: Routes): (question: Question) => Asked {
  const respond = createRespond(runtime)
  return ({ path, headers, body }) => {
    const cancellation = new Cancellation()
    const requestId = headers['x-request-id'] || nextRequestId()
    const request = { method: 'POST', path, search: '', headers, body, requestId, cancellation }
    const work = async () => routes.get(`POST ${path}`)?.(request) ?? notFound
    return {
      answer: respond(path, headers['accept-encoding'], work).then((reply) => ({ ...reply, requestId })),
      leave: () => cancellation.leave(),
    }
  }
}
