import { createToken, hashToken } from '@questboard/database'
import { HOUR_MS } from '@questboard/domain'

/** A link's token exists only in its mail: the token is created when the mail is sent, and only its hash is stored. */
export const createLinkToken = (): { readonly token: string; readonly hash: Buffer } => {
  const token = createToken()
  return { token, hash: hashToken(token) }
}

export const linkTo = (
  publicUrl: string,
  path: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(path, publicUrl)
  for (const [name, value] of Object.entries({ token, ...more })) url.searchParams.set(name, value)
  return url.href
}

export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS)
