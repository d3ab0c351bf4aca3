import { signInTries } from '@questboard/domain'

export const LOCK_SECONDS = signInTries.lockMinutes * 60

/**
 * An SQL condition on "user": true if wrong passwords caused the lock (error 1206), false if an admin did (error 1204).
 * The sign-in attempt that causes a lock is stored when the lock begins.
 */
export const LOCKED_BY_TRIES = `exists (
  select from sign_in_attempt attempt
   where attempt.user_id = "user".id and attempt.error_code = 1206
     and attempt.created_at >= "user".locked_until - make_interval(secs => ${LOCK_SECONDS}))`

export const lockCode = (byTries: boolean) => (byTries ? '1206' : '1204')

/** Wrong passwords are counted per account. For a name without an account, they are counted per typed name. */
export type Guessed = { readonly accountId: string } | { readonly name: string }

const wordOf = (guessed: Guessed): string =>
  'accountId' in guessed ? guessed.accountId : `name:${guessed.name.toLowerCase()}`

/** The key of the counter of wrong passwords. The SQL function user_tally uses the same key to reset the counter. */
export const triesKey = (guessed: Guessed): string => `sign-in:${wordOf(guessed)}`

/**
 * The key of a name's lock. A name is locked if no account has it, or if its account already has a longer lock by an
 * admin. The SQL function user_tally uses the same key.
 */
export const nameLockKey = (guessed: Guessed): string => `sign-in-lock:${wordOf(guessed)}`

/** All counters of an account's wrong passwords. */
export const guessKeys = (accountId: string): string[] => [
  triesKey({ accountId }),
  nameLockKey({ accountId }),
]
