import type { IncomingMessage } from 'node:http'

/**
 * Accepts requests from pages that we served, either from our public host or from a company's own domain. Programs send
 * no Origin header, and only cookies that they set themselves.
 */
export const isOwnOrigin = (request: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = request.headers
  if (!origin || origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
