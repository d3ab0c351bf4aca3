import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './aesGcm.ts'

/** Encrypts data that must not be readable in the database or in a cookie. */
export type Sealer = {
  seal(text: string): Buffer
  /** Decrypts the bytes. Null if they were not encrypted with this secret for this purpose. */
  open(sealed: Uint8Array): string | null
}

/** Each purpose has its own key, so that a sealed cookie cannot be used as a sealed token. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'questboard', purpose, 32))
  return { seal: (text) => encrypt(key, text), open: (sealed) => decrypt(key, sealed) }
}

/**
 * Encrypts the vendors' channel tokens. They are encrypted when a channel is connected, and decrypted to read its
 * stats.
 */
export const createChannelTokenSealer = (secret: string): Sealer => createSealer(secret, 'channel token')
