import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './aesGcm.ts'

/** Encrypts what must not be readable in the database or in a cookie. */
export type Sealer = {
  seal(text: string): Buffer
  /** null when the bytes were not sealed with this secret for this purpose. */
  open(sealed: Uint8Array): string | null
}

/** One secret, a key per purpose: a sealed cookie cannot pass as a sealed token. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'questboard', purpose, 32))
  return { seal: (text) => encrypt(key, text), open: (sealed) => decrypt(key, sealed) }
}

/** Seals the vendors' tokens of channels: written when one is connected, opened by whoever reads its figures. */
export const createChannelTokenSealer = (secret: string): Sealer => createSealer(secret, 'channel token')
