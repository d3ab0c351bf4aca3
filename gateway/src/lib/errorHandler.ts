import { isUnavailable, isUnreadable } from '@questboard/database'
import { type ErrorCode, errors } from '@questboard/domain'
import type { ErrorRequestHandler, Request } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'

const thrown = z.object({ status: z.number().optional(), code: z.unknown().optional() })

const statusOf = (error: unknown): number => {
  const { status, code } = thrown.safeParse(error).data ?? {}
  // If a file disappears after the client was built, reports it as not found.
  if (code === 'ENOENT') return 404
  if (status !== undefined && status >= 400 && status < 500) return status
  if (isUnreadable(error)) return 400
  return isUnavailable(error) ? 503 : 500
}

const words = (status: number): { code: ErrorCode; message: string } => {
  if (status === 404) return { code: 'not-found', message: errors['not-found'] }
  if (status === 413) return { code: 'invalid-input', message: 'This request is too large' }
  if (status === 503) return { code: 'service-unavailable', message: errors['service-unavailable'] }
  if (status < 500)
    return {
      code: 'invalid-input',
      message: 'We couldn’t read this request. Please check it, then try again.',
    }
  return { code: 'unexpected', message: errors.unexpected }
}

/** A person who follows a link sees this response. */
const isVisit = (request: Request): boolean =>
  request.method === 'GET' && request.accepts(['json', 'html']) === 'html'

/** Sends the response for every error: one message and, for internal errors, an id that the person can quote. */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const status = statusOf(error)
    const requestId = crypto.randomUUID()
    if (status >= 500) log.error({ err: error, requestId, path: request.path }, 'a request failed')
    if (response.headersSent) return void response.destroy()
    const { code, message } = words(status)
    const id = status >= 500 ? { requestId } : {}
    response.removeHeader('Content-Encoding')
    response.status(status).setHeader('Cache-Control', 'no-store')
    if (isVisit(request)) response.type('text').send(status >= 500 ? `${message} (${requestId})` : message)
    else response.json({ message, extensions: { code, ...id } })
  }
