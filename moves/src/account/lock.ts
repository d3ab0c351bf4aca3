import { signInTries } from '@questboard/domain'

export const LOCK_SECONDS = signInTries.lockMinutes * 60

/**
 * Whether wrong passwords brought the lock about (1206) or an admin did (1204): the try that locks an account is written down
 * as the first of its lock. For a statement that reads from "user".
 */
export const LOCKED_BY_TRIES = `exists (
  select from sign_in_attempt attempt
   where attempt.user_id = "user".id and attempt.error_code = 1206
     and attempt.created_at >= "user".locked_until - make_interval(secs => ${LOCK_SECONDS}))`

export const lockCode = (byTries: boolean) => (byTries ? '1206' : '1204')

/** The counter of an account's wrong passwords. Lifting a lock forgives them: user_forgive_unlocked in hasura/migrations knows the name. */
export const accountKey = (account: string): string => `sign-in:${account}`
