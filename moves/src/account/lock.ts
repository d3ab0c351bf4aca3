import { signInTries } from '@questboard/domain'

export const LOCK_SECONDS = signInTries.lockMinutes * 60

/**
 * Distinguishes a lock caused by wrong passwords (1206) from an admin's lock (1204): the attempt that locks an account
 * is recorded as the first of its lock. For SQL statements on "user".
 */
export const LOCKED_BY_TRIES = `exists (
  select from sign_in_attempt attempt
   where attempt.user_id = "user".id and attempt.error_code = 1206
     and attempt.created_at >= "user".locked_until - make_interval(secs => ${LOCK_SECONDS}))`

export const lockCode = (byTries: boolean) => (byTries ? '1206' : '1204')

/** Wrong passwords are counted for each account, and for each typed name that belongs to no account. */
export type Guessed = { readonly accountId: string } | { readonly name: string }

const wordOf = (guessed: Guessed): string =>
  'accountId' in guessed ? guessed.accountId : `name:${guessed.name.toLowerCase()}`

/**
 * The counter of wrong passwords. Lifting a lock resets it: user_tally in hasura/migrations contains this name.
 */
export const triesKey = (guessed: Guessed): string => `sign-in:${wordOf(guessed)}`

/**
 * Locks a name after too many wrong passwords if the account's own column can't: either no account has the name, or the
 * column contains an admin's longer lock. user_tally contains this name too.
 */
export const nameLockKey = (guessed: Guessed): string => `sign-in-lock:${wordOf(guessed)}`

/** All counters of an account's wrong passwords. */
export const guessKeys = (accountId: string): string[] => [
  triesKey({ accountId }),
  nameLockKey({ accountId }),
]
