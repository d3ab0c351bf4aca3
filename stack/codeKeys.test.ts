import { describe, expect, it } from 'vitest'
import { chooseCodeKeys, refuseMissingCodeKeys, secretsForBackup } from './codeKeys.ts'

const development = {
  NODE_ENV: 'development',
  CODE_ENCRYPTION_KEY: undefined,
  CODE_HASH_KEY: undefined,
} as const
const production = { ...development, NODE_ENV: 'production' } as const
const given = { ...production, CODE_ENCRYPTION_KEY: 'k1:given', CODE_HASH_KEY: 'given' } as const

describe('the encryption keys for codes', () => {
  it('the encryption keys for codes are created once, differ from each other and are stored', () => {
    const first = chooseCodeKeys({}, development)
    expect(first.keys).toEqual({
      CODE_ENCRYPTION_KEY: expect.stringMatching(/^k1:[\w-]{43}$/),
      CODE_HASH_KEY: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(first.keys.CODE_ENCRYPTION_KEY).not.toContain(first.keys.CODE_HASH_KEY)
    const again = chooseCodeKeys(first.kept, development)
    expect(again.kept).toBe(first.kept)
    expect(again.keys).toEqual(first.keys)
  })

  it('encryption keys for codes that are given in the settings are used, and nothing is stored', () => {
    const { kept, keys } = chooseCodeKeys({}, given)
    expect(kept).toEqual({})
    expect(keys).toEqual({ CODE_ENCRYPTION_KEY: 'k1:given', CODE_HASH_KEY: 'given' })
    expect(() => refuseMissingCodeKeys(keys)).not.toThrow()
  })

  it('in production, missing encryption keys for codes are not created, and the start fails', () => {
    const { kept, keys } = chooseCodeKeys({}, production)
    expect(kept).toEqual({})
    expect(() => refuseMissingCodeKeys(keys)).toThrow(
      /^Codes cannot be read without CODE_ENCRYPTION_KEY and CODE_HASH_KEY/,
    )
  })

  it('an instance that was restored without its encryption keys for codes does not create new ones', () => {
    const restored = { CODE_ENCRYPTION_KEY: null, CODE_HASH_KEY: null }
    const { kept, keys } = chooseCodeKeys(restored, development)
    expect(kept).toBe(restored)
    expect(() => refuseMissingCodeKeys(keys)).toThrow('A restored copy needs the keys of the copy')
    const one = chooseCodeKeys(restored, { ...development, CODE_HASH_KEY: 'given' })
    expect(() => refuseMissingCodeKeys(one.keys)).toThrow(/without CODE_ENCRYPTION_KEY\./)
  })
})

describe('encryption keys for codes in a backup', () => {
  const secrets = JSON.stringify({
    SESSION_SECRET: 's',
    CODE_ENCRYPTION_KEY: 'k1:kept',
    CODE_HASH_KEY: 'kept',
  })
  const inBackup = (...args: Parameters<typeof secretsForBackup>): unknown =>
    JSON.parse(secretsForBackup(...args))

  it('a backup contains no encryption keys for codes, even if the keys come from the settings', () => {
    const without = { SESSION_SECRET: 's', CODE_ENCRYPTION_KEY: null, CODE_HASH_KEY: null }
    expect(inBackup(secrets, development, false)).toEqual(without)
    expect(inBackup('{"SESSION_SECRET":"s"}', given, false)).toEqual(without)
  })

  it('a backup contains the encryption keys and hash keys for codes if requested', () => {
    expect(inBackup(secrets, development, true)).toEqual(JSON.parse(secrets))
    expect(inBackup(secrets, given, true)).toMatchObject({
      CODE_ENCRYPTION_KEY: 'k1:given',
      CODE_HASH_KEY: 'given',
    })
    expect(() => secretsForBackup('{}', production, true)).toThrow(/The backup cannot include/)
  })
})
