/** Codes are encrypted per row and found by a keyed hash (docs/decisions/codes.md). */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../aesGcm.ts'

/** Columns of `code` that contain the encrypted code. */
export type SealedCode = {
  readonly code_ciphertext: Buffer
  readonly key_id: string
}

export type CodeVault = {
  /** The id of the key that encrypts new codes. */
  readonly writingKey: string
  readonly keyIds: readonly string[]
  seal(id: string, code: string): SealedCode
  /** Decrypts a code. Null if the bytes were not encrypted for this row or the key is missing. */
  open(id: string, sealed: SealedCode): string | null
  /** A keyed hash, equal for equal codes in any row. The hash reveals nothing without its key. */
  hash(code: string): Buffer
  /** The code's hash under the next hash key. Null unless the hash key is being changed. */
  nextHash: ((code: string) => Buffer) | null
}

/** The prefix of codes in plain text. A step after migrations and seeds encrypts these codes. */
export const clearKeyId = 'clear'

const KEY_BYTES = 32

/**
 * Removes surrounding whitespace but keeps the case, because some stores distinguish it. The migration that starts
 * encryption does the same in SQL.
 */
const normalise = (code: string): string => code.replace(/^[ \t\n\r\f\v]+|[ \t\n\r\f\v]+$/g, '')

const readKey = (setting: string, text: string): Buffer => {
  const key = /^[A-Za-z0-9_-]+$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)
  if (key.length !== KEY_BYTES) throw new Error(`${setting}: a key must be ${KEY_BYTES} bytes in base64url`)
  return key
}

/** Format: `k2:…,k1:…`. The first key encrypts and decrypts, the others only decrypt. */
const readRing = (setting: string, text: string): ReadonlyMap<string, Buffer> => {
  const ring = new Map<string, Buffer>()
  for (const entry of text.split(',')) {
    const [, id, key] = entry.trim().match(/^([a-z0-9_-]{1,32}):(.*)$/) ?? []
    if (id === undefined || key === undefined || id === clearKeyId || ring.has(id))
      throw new Error(`${setting}: keys must have the form id:key, separated by commas, each with its own id`)
    ring.set(id, readKey(setting, key))
  }
  return ring
}

/** Format: `NOW`, or `NOW,NEXT` while the key is being changed. */
const readHashKeys = (setting: string, text: string): readonly [Buffer, Buffer | null] => {
  const [now = '', next, ...more] = text.split(',').map((part) => part.trim())
  if (more.length > 0) throw new Error(`${setting}: at most two keys, OLD,NEW`)
  return [readKey(setting, now), next === undefined ? null : readKey(setting, next)]
}

const hashWith = (key: KeyObject, code: string): Buffer =>
  createHmac('sha256', key).update(normalise(code), 'utf8').digest()

type CodeKeys = { readonly CODE_ENCRYPTION_KEY: string; readonly CODE_HASH_KEY: string }

/** Throws for an invalid key without revealing any part of it. */
export const createCodeVault = ({ CODE_ENCRYPTION_KEY, CODE_HASH_KEY }: CodeKeys): CodeVault => {
  const ring = readRing('CODE_ENCRYPTION_KEY', CODE_ENCRYPTION_KEY)
  const [hashKey, nextKey] = readHashKeys('CODE_HASH_KEY', CODE_HASH_KEY)
  const hashKeys = nextKey === null ? [hashKey] : [hashKey, nextKey]
  const [first] = ring
  if (!first) throw new Error('CODE_ENCRYPTION_KEY has no key')
  if ([...ring.values()].some((key) => hashKeys.some((one) => one.equals(key))))
    throw new Error('CODE_HASH_KEY must differ from the keys of CODE_ENCRYPTION_KEY')
  if (nextKey?.equals(hashKey)) throw new Error('CODE_HASH_KEY: OLD and NEW must be different keys')
  // Creates each key object once. Otherwise Node would import the key's bytes at every use, which is slow for many
  // codes.
  const opening = new Map([...ring].map(([id, bytes]) => [id, createSecretKey(bytes)]))
  const [writingKey, bytes] = first
  const [key, finding] = [createSecretKey(bytes), createSecretKey(hashKey)]
  const findingNext = nextKey && createSecretKey(nextKey)
  return {
    writingKey,
    keyIds: [...ring.keys()],
    // A ciphertext is bound to its row and key, so it cannot be decrypted after it was moved to another row.
    seal: (id, code) => ({ code_ciphertext: encrypt(key, code, `${id}/${writingKey}`), key_id: writingKey }),
    open(id, sealed) {
      const own = opening.get(sealed.key_id)
      return own === undefined ? null : decrypt(own, sealed.code_ciphertext, `${id}/${sealed.key_id}`)
    },
    hash: (code) => hashWith(finding, code),
    nextHash: findingNext && ((code) => hashWith(findingNext, code)),
  }
}
