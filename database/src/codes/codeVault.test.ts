import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCodeVault } from './codeVault.ts'

const key = (): string => randomBytes(32).toString('base64url')
const [first, second, hashKey] = [key(), key(), key()]
const vaultWith = (CODE_ENCRYPTION_KEY: string, CODE_HASH_KEY = hashKey) =>
  createCodeVault({ CODE_ENCRYPTION_KEY, CODE_HASH_KEY })
const vault = vaultWith(`k1:${first}`)
const id = randomUUID()
const code = 'AAAA-BBBB-CCCC'

describe('decrypting an encrypted code', () => {
  it('an encrypted code can be decrypted only with its own row, and looks different each time', () => {
    const sealed = vault.seal(id, code)
    expect(vault.open(id, sealed)).toBe(code)
    expect(sealed.key_id).toBe('k1')
    expect(sealed.code_ciphertext.toString('latin1')).not.toContain(code)
    expect(vault.seal(id, code).code_ciphertext).not.toEqual(sealed.code_ciphertext)
  })

  it('an encrypted code cannot be decrypted with another row', () => {
    expect(vault.open(randomUUID(), vault.seal(id, code))).toBeNull()
  })

  it('an encrypted code cannot be decrypted after any byte has changed', () => {
    const sealed = vault.seal(id, code)
    for (let at = 0; at < sealed.code_ciphertext.length; at += 1) {
      const bytes = Buffer.from(sealed.code_ciphertext)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect(vault.open(id, { ...sealed, code_ciphertext: bytes })).toBeNull()
    }
    expect(vault.open(id, { ...sealed, code_ciphertext: sealed.code_ciphertext.subarray(0, 20) })).toBeNull()
  })

  it('a code encrypted with an older key can be decrypted until that key is removed', () => {
    const sealed = vault.seal(id, code)
    const rotated = vaultWith(`k2:${second},k1:${first}`)
    expect(rotated.seal(id, code).key_id).toBe('k2')
    expect(rotated.open(id, sealed)).toBe(code)
    expect(rotated.open(id, rotated.seal(id, code))).toBe(code)
    expect(vaultWith(`k2:${second}`).open(id, sealed)).toBeNull()
    expect(vaultWith(`k1:${second}`).open(id, sealed)).toBeNull()
    expect(rotated.open(id, { ...sealed, key_id: 'k2' })).toBeNull()
  })
})

describe('computing the hash of a code', () => {
  it('the hash of a code does not depend on the encryption key or on surrounding whitespace', () => {
    expect(vault.hash(` ${code}\r\n`)).toEqual(vault.hash(code))
    expect(vaultWith(`k2:${second}`).hash(code)).toEqual(vault.hash(code))
    expect(vault.hash(code)).toHaveLength(32)
  })

  it('the hash of a code differs for upper and lower case, for other codes and for other hash keys', () => {
    const hashes = [
      vault.hash(code),
      vault.hash(code.toLowerCase()),
      vault.hash('DDDD'),
      vaultWith(`k1:${first}`, key()).hash(code),
    ]
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4)
  })
})

describe('refusing invalid encryption keys', () => {
  it.each([
    ['without an id', first],
    ['with a wrong length', `k1:${first.slice(2)}`],
    ['with the id reserved for unencrypted codes', `clear:${first}`],
    ['two keys with one id', `k1:${first},k1:${second}`],
    ['no key', ''],
  ])('an invalid encryption key is refused without revealing any part of it: %s', (_, ring) => {
    expect(() => vaultWith(ring)).toThrow(/^CODE_ENCRYPTION_KEY: /)
    expect(() => vaultWith(ring)).not.toThrow(new RegExp(first.slice(4, 12)))
  })

  it('one key cannot be used both for encryption and for hashing', () => {
    expect(() => vaultWith(`k1:${first}`, first)).toThrow('CODE_HASH_KEY must differ from the keys')
  })
})
