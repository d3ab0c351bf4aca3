/**
 * The code keys are created once and stored with the other secrets, unless they are given. A backup contains them only if it
 * is encrypted and requested, so that a found backup does not reveal codes.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Settings } from './env.ts'
import { Fault } from './fault.ts'

/** The program in `database` that encrypts, decrypts and hashes all codes. */
export const codesProgram = 'database/src/codes/main.ts'

const names = ['CODE_ENCRYPTION_KEY', 'CODE_HASH_KEY'] as const
export type CodeKeys = Record<(typeof names)[number], string>

/**
 * Null if a backup did not contain the key. Missing if the data was written before codes were encrypted, or if the
 * settings contain the keys.
 */
export const keptCodeKeysSchema = z.object({
  CODE_ENCRYPTION_KEY: z.string().nullish(),
  CODE_HASH_KEY: z.string().nullish(),
})
type Kept = z.infer<typeof keptCodeKeysSchema>
type Given = Pick<Settings, 'CODE_ENCRYPTION_KEY' | 'CODE_HASH_KEY' | 'NODE_ENV'>

const newKey = () => randomBytes(32).toString('base64url')
const make: Record<keyof CodeKeys, () => string> = {
  CODE_ENCRYPTION_KEY: () => `k1:${newKey()}`,
  CODE_HASH_KEY: newKey,
}

/** Returns the secrets to store, including new keys, and the keys in use. A missing key is empty. */
export function chooseCodeKeys<T extends Kept>(before: T, given: Given): { kept: T; keys: CodeKeys } {
  const lacking = names.filter((name) => given[name] === undefined && before[name] === undefined)
  const isMade = given.NODE_ENV !== 'production' && lacking.length > 0
  const kept = isMade
    ? { ...before, ...Object.fromEntries(lacking.map((name) => [name, make[name]()])) }
    : before
  const keyOf = (name: keyof CodeKeys) => given[name] ?? kept[name] ?? ''
  return {
    kept,
    keys: { CODE_ENCRYPTION_KEY: keyOf('CODE_ENCRYPTION_KEY'), CODE_HASH_KEY: keyOf('CODE_HASH_KEY') },
  }
}

export const missingOf = (keys: Partial<Record<keyof CodeKeys, string | null | undefined>>) =>
  names.filter((name) => !keys[name])

export function refuseMissingCodeKeys(keys: CodeKeys): void {
  const missing = missingOf(keys)
  if (missing.length === 0) return
  throw new Fault(
    `Codes cannot be read without ${missing.join(' and ')}. A restored copy needs the keys of the copy that was backed up. A new copy in production needs its own keys (docs/decisions/codes.md explains how to make them).`,
  )
}

/** The text of secrets.json for a backup. */
export function secretsForBackup(text: string, given: Given, withCodeKeys: boolean): string {
  const before = z.looseObject(keptCodeKeysSchema.shape).parse(JSON.parse(text))
  const keys = Object.fromEntries(
    names.map((name) => [name, withCodeKeys ? (given[name] ?? before[name] ?? null) : null]),
  )
  const missing = withCodeKeys ? missingOf(keys) : []
  if (missing.length > 0)
    throw new Fault(
      `The backup cannot include ${missing.join(' and ')}, because they are not set. Set the keys that the copy was started with.`,
    )
  return `${JSON.stringify({ ...before, ...keys }, null, 2)}\n`
}
