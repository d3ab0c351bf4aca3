import { createHash, randomBytes } from 'node:crypto'

/** A link's token exists in the mail only: it is made when the mail is sent, and its hash is what is stored. */
export const createLinkToken = (): { readonly token: string; readonly hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: createHash('sha256').update(token).digest() }
}

export const linkTo = (publicUrl: string, path: string, token: string): string => {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}

const HOUR_MS = 60 * 60 * 1000
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS)
