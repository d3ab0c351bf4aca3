import type { IncomingMessage } from 'node:http'

/**
 * Accepts requests from pages we served: the public address, or the host the browser requested (a company's own domain).
 * Programs send no Origin and no cookies they did not set themselves.
 */
export const isOwnOrigin = (request: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = request.headers
  if (!origin || origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
