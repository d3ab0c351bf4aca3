import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. A plain hash is enough for a random value of this length. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
