import type { IncomingMessage } from 'node:http'

/**
 * Browsers say from which page a request comes. It has to be a page that we served: the public address, or whatever host the
 * browser itself asked (a company's own domain). Programs send no Origin and carry no cookie that they did not put there.
 */
export const isOwnOrigin = (request: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = request.headers
  if (!origin || origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
