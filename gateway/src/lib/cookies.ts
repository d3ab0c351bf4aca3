import type { IncomingMessage, ServerResponse } from 'node:http'

export const readCookie = (request: IncomingMessage, name: string): string | undefined => {
  const header = request.headers.cookie
  if (!header) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return decode(part.slice(equals + 1).trim())
  }
  return undefined
}

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

export type CookieOptions = {
  readonly secure: boolean
  readonly path?: string
  /** The cookie's lifetime. If undefined, the browser keeps the cookie until it is closed. 0 removes the cookie. */
  readonly maxAgeSeconds?: number
}

export const setCookie = (
  response: ServerResponse,
  name: string,
  value: string,
  options: CookieOptions,
): void => {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${options.path ?? '/'}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (options.secure) parts.push('Secure')
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`)
  response.appendHeader('Set-Cookie', parts.join('; '))
}
