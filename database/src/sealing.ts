import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must not be readable in the database or in a cookie (AES-256-GCM, a random nonce in front). */
export type Sealer = {
  seal(text: string): Buffer
  /** null when the bytes were not sealed with this secret for this purpose. */
  open(sealed: Uint8Array): string | null
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** One secret, a key per purpose: a sealed cookie cannot pass as a sealed token. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'questboard', purpose, 32))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** Seals the vendors' tokens of channels: written when one is connected, opened by whoever reads its figures. */
export const createChannelTokenSealer = (secret: string): Sealer => createSealer(secret, 'channel token')
