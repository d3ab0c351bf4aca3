import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. A plain hash is enough for a random value of this length. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
