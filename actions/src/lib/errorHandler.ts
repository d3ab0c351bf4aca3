import { type ErrorCode, errors } from '@questboard/domain'
import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'

const thrown = z.object({ status: z.number().optional(), code: z.unknown().optional() })

/** A file that was there when the client was built and is not any more is as missing as one that never was. */
const statusOf = (error: unknown): number => {
  const { data } = thrown.safeParse(error)
  if (data?.code === 'ENOENT') return 404
  return data?.status !== undefined && data.status >= 400 && data.status < 500 ? data.status : 500
}

const words = (status: number): { code: ErrorCode; message: string } => {
  if (status === 404) return { code: 'not-found', message: errors['not-found'] }
  if (status === 413) return { code: 'invalid-input', message: 'This is too large' }
  if (status < 500)
    return { code: 'invalid-input', message: 'This could not be read. Please check what was sent.' }
  return { code: 'unexpected', message: errors.unexpected }
}

/** Whatever went wrong on the way: one sentence, and for our own faults an id to quote. */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const status = statusOf(error)
    const requestId = crypto.randomUUID()
    if (status === 500) log.error({ err: error, requestId, path: request.path }, 'a request failed')
    if (response.headersSent) return void response.destroy()
    const { code, message } = words(status)
    const extensions = status === 500 ? { code, requestId } : { code }
    response.removeHeader('Content-Encoding')
    response.status(status).json({ message, extensions })
  }
