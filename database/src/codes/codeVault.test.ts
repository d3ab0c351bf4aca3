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

describe('a sealed code', () => {
  it('opens in its own row, and looks different each time', () => {
    const sealed = vault.seal(id, code)
    expect(vault.open(id, sealed)).toBe(code)
    expect(sealed.key_id).toBe('k1')
    expect(sealed.code_ciphertext.toString('latin1')).not.toContain(code)
    expect(vault.seal(id, code).code_ciphertext).not.toEqual(sealed.code_ciphertext)
  })

  it('does not open in another row', () => {
    expect(vault.open(randomUUID(), vault.seal(id, code))).toBeNull()
  })

  it('does not open when any byte of it was changed', () => {
    const sealed = vault.seal(id, code)
    for (let at = 0; at < sealed.code_ciphertext.length; at += 1) {
      const bytes = Buffer.from(sealed.code_ciphertext)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect(vault.open(id, { ...sealed, code_ciphertext: bytes })).toBeNull()
    }
    expect(vault.open(id, { ...sealed, code_ciphertext: sealed.code_ciphertext.subarray(0, 20) })).toBeNull()
  })

  it('written with an older key still opens once another key writes, and no more when that is gone', () => {
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

describe('the hash of a code', () => {
  it('is the same whatever key encrypts and whatever white space stands around it', () => {
    expect(vault.hash(` ${code}\r\n`)).toEqual(vault.hash(code))
    expect(vaultWith(`k2:${second}`).hash(code)).toEqual(vault.hash(code))
    expect(vault.hash(code)).toHaveLength(32)
  })

  it('differs for another case, another code and another key', () => {
    const hashes = [
      vault.hash(code),
      vault.hash(code.toLowerCase()),
      vault.hash('DDDD'),
      vaultWith(`k1:${first}`, key()).hash(code),
    ]
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4)
  })
})

describe('keys that are none', () => {
  it.each([
    ['without an id', first],
    ['of another length', `k1:${first.slice(2)}`],
    ['under the id of what stands in clear', `clear:${first}`],
    ['twice under one id', `k1:${first},k1:${second}`],
    ['none at all', ''],
  ])('are refused in words that hold no part of them: %s', (_, ring) => {
    expect(() => vaultWith(ring)).toThrow(/^CODE_ENCRYPTION_KEY: /)
    expect(() => vaultWith(ring)).not.toThrow(new RegExp(first.slice(4, 12)))
  })

  it('one key does not serve both ends', () => {
    expect(() => vaultWith(`k1:${first}`, first)).toThrow('CODE_HASH_KEY must be another key')
  })
})
