import { createCipheriv, hkdfSync, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCodeVault } from './codes/codeVault.ts'
import { createSealer } from './sealing.ts'

const nonce = Buffer.alloc(12, 7)
/** Sealed (encrypted) values as stored in databases, built by hand. */
const stored = (key: Buffer, text: string, about?: string): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  if (about !== undefined) cipher.setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

describe('opening encrypted data', () => {
  const sealer = createSealer('a secret', 'a purpose')

  it('encrypted data can be decrypted only if it is complete, and only with the same secret and purpose', () => {
    const sealed = sealer.seal('a token: ä')
    expect(sealer.open(sealed)).toBe('a token: ä')
    expect(sealer.open(new Uint8Array(sealed))).toBe('a token: ä')
    expect(createSealer('a secret', 'another purpose').open(sealed)).toBeNull()
    expect(createSealer('another secret', 'a purpose').open(sealed)).toBeNull()
    for (const length of [0, 12, 27, sealed.length - 1])
      expect(sealer.open(sealed.subarray(0, length))).toBeNull()
    expect(sealer.seal('a token: ä')).not.toEqual(sealed)
  })

  it('data that earlier versions encrypted can still be decrypted, both tokens and codes', () => {
    const key = Buffer.from(hkdfSync('sha256', 'a secret', 'questboard', 'a purpose', 32))
    expect(sealer.open(stored(key, 'a token'))).toBe('a token')
    const [first, id] = [Buffer.alloc(32, 1), randomUUID()]
    const vault = createCodeVault({
      CODE_ENCRYPTION_KEY: `k1:${first.toString('base64url')}`,
      CODE_HASH_KEY: Buffer.alloc(32, 2).toString('base64url'),
    })
    const code = { code_ciphertext: stored(first, 'AAAA-BBBB', `${id}/k1`), key_id: 'k1' }
    expect(vault.open(id, code)).toBe('AAAA-BBBB')
    expect(vault.open(id, { ...code, code_ciphertext: stored(first, 'AAAA-BBBB') })).toBeNull()
  })
})
