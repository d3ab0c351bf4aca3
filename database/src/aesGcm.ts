import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Random bytes are fetched in blocks, because fetching a few at a time costs more than encrypting. */
const createNonces = () => {
  let [block, at] = [Buffer.alloc(0), 0]
  return (): Buffer => {
    if (at === block.length) [block, at] = [randomBytes(NONCE_BYTES * 256), 0]
    at += NONCE_BYTES
    return block.subarray(at - NONCE_BYTES, at)
  }
}
const nextNonce = createNonces()

/**
 * Encrypts with AES-256-GCM. The result is a random nonce, the ciphertext and the tag. The argument `about` is not
 * stored, but decryption needs the same value.
 */
export const encrypt = (key: CipherKey, text: string, about = ''): Buffer => {
  const nonce = nextNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Returns null if the bytes were not encrypted with this key and `about`. */
export const decrypt = (key: CipherKey, sealed: Uint8Array, about = ''): string | null => {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
