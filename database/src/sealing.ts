import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './aesGcm.ts'

/** Encrypts data that must not be readable in the database or in a cookie. */
export type Sealer = {
  seal(text: string): Buffer
  /** Null if the bytes were not sealed with this secret for this purpose. */
  open(sealed: Uint8Array): string | null
}

/** One key per purpose, so that a sealed cookie cannot pass as a sealed token. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'questboard', purpose, 32))
  return { seal: (text) => encrypt(key, text), open: (sealed) => decrypt(key, sealed) }
}

/** Seals the vendors' channel tokens: written when a channel is connected, opened to read its figures. */
export const createChannelTokenSealer = (secret: string): Sealer => createSealer(secret, 'channel token')
