import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret of 256 random bits for a cookie or link. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The hash that is stored. A plain hash is enough for a random value of this length. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Compares secrets in constant time. */
export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
