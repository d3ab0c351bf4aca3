import { addressGroup, type RateLimiter } from '@questboard/database'
import { canSignIn, signInTries } from '@questboard/domain'
import {
  type Guessed,
  LOCK_SECONDS,
  LOCKED_BY_TRIES,
  nameLockKey,
  triesKey,
  verifyPassword,
} from '@questboard/moves'
import type { Pool } from 'pg'
import type { PasswordProof } from './sessions.ts'

/** The error codes of rules §8. Only `sign_in_attempt` distinguishes 1201 from 1202. */
type Code = '1201' | '1202' | '1203' | '1204' | '1206' | '1207'
export type SignInCode = Exclude<Code, '1201'>
export type SignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: SignInCode; readonly until?: Date }

type Refusal = {
  readonly code: Code
  /** True if this failed attempt locks the account. */
  readonly locks: boolean
  /** The end of the lock, for error code 1206. */
  readonly until?: Date
  /** True if the password is correct, so that the attempt does not count as a guess. */
  readonly knowsPassword: boolean
}
type Judgement = Refusal | { readonly code: null; readonly proof: PasswordProof }

const stays = (code: Code): Refusal => ({ code, locks: false, knowsPassword: false })
const staysOwner = (code: Code): Refusal => ({ ...stays(code), knowsPassword: true })

/**
 * Rounds the end of the lock up to whole minutes, so that an existing lock and a new one give the same response.
 */
const lockedUntil = (end: Date): Refusal => ({
  ...stays('1206'),
  until: new Date(Math.ceil(end.getTime() / 60_000) * 60_000),
})

const TRIES = { tries: signInTries.most, seconds: LOCK_SECONDS }
/** Locks the name as typed, so that names without an account are locked the same way as accounts. */
const LOCK = { tries: 1, seconds: LOCK_SECONDS }
const TRIES_PER_ADDRESS = { tries: 300, seconds: LOCK_SECONDS }

const guessedOf = (account: Account | undefined, name: string): Guessed =>
  account ? { accountId: account.id } : { name }
const addressKey = (ip: string | null): string => `sign-in-from:${addressGroup(ip ?? 'unknown')}`

type Account = {
  id: string
  password_hash: string | null
  active: boolean
  is_demo: boolean
  locked: boolean
  locked_until: Date | null
  locked_by_tries: boolean
  /** An unverified new email address does not block sign-in, because the person must be able to correct it. */
  first_verified_at: Date | null
}

const FIND = `
select "user".id, credential.password_hash, "user".active and "user".deleted_at is null as active, "user".is_demo,
       coalesce("user".locked_until > now(), false) as locked,
       -- A date that the client can hold: an admin may lock an account for good.
       nullif("user".locked_until, 'infinity') as locked_until, ${LOCKED_BY_TRIES} as locked_by_tries,
       coalesce("user".email_verified_at, (
         select max(token.used_at) from verification_token token
          where token.user_id = "user".id and token.kind = 'verify_email')) as first_verified_at
  from "user" left join credential on credential.user_id = "user".id
 where "user".username = $1 or "user".email = $1`

type Deps = {
  readonly pool: Pool
  readonly rateLimit: RateLimiter
  readonly refuseDemoAccounts: boolean
}

type Try = { readonly identifier: string; readonly password: string; readonly ip: string | null }
/** Starts the session, unless the password has changed since it was verified. */
type Begin = (proof: PasswordProof) => Promise<boolean>

/** A wrong name and a wrong password get the same response, so that no one can find out which accounts exist. */
const told = (code: Code): SignInCode => (code === '1201' ? '1202' : code)

export const createSignIn =
  (deps: Deps) =>
  async (tried: Try, begin: Begin): Promise<SignInResult> => {
    const account = await findAccount(deps.pool, tried.identifier)
    const judgement = await enter(await judge(deps, account, tried), begin)
    await writeAttempt(deps.pool, account, tried, judgement)
    if (account && (judgement.code === null || judgement.knowsPassword))
      await forgiveTries(deps.rateLimit, account.id, tried.ip)
    if (judgement.code === null) return { ok: true }
    const { code, until } = judgement
    return { ok: false, code: told(code), ...(until && { until }) }
  }

const enter = async (judgement: Judgement, begin: Begin): Promise<Judgement> =>
  judgement.code !== null || (await begin(judgement.proof)) ? judgement : stays('1202')

const findAccount = async (pool: Pool, identifier: string): Promise<Account | undefined> =>
  (await pool.query<Account>({ name: 'sign_in_find', text: FIND, values: [identifier] })).rows[0]

const judge = async (
  { rateLimit, refuseDemoAccounts }: Deps,
  account: Account | undefined,
  { identifier, password, ip }: Try,
): Promise<Judgement> => {
  const { last, refusal } = await countTry(rateLimit, account, identifier, ip)
  if (refusal !== null) return refusal
  const passwordHash = account?.password_hash ?? null
  const right = await verifyPassword(password, passwordHash)
  if (!account || passwordHash === null || !right)
    return last ? lock(rateLimit, account, identifier) : stays(account ? '1202' : '1201')
  // Shows details about the account, such as a lock by an admin, only to a person who knows the password.
  if (account.locked) return staysOwner('1204')
  const result = canSignIn({
    active: account.active && !(account.is_demo && refuseDemoAccounts),
    emailVerifiedAt: account.first_verified_at,
  })
  return result.ok
    ? { code: null, proof: { by: 'password', userId: account.id, passwordHash } }
    : staysOwner(readCode(result.code))
}

/** True for the last wrong password within the limit. */
const lock = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
): Promise<Refusal> => {
  if (!account || account.locked) await rateLimit.count(nameLockKey(guessedOf(account, identifier)), LOCK)
  const locked = lockedUntil(new Date(Date.now() + LOCK_SECONDS * 1000))
  return { ...locked, locks: account !== undefined }
}

/**
 * The current lock after wrong passwords. Every name takes the same queries, so response times reveal no name.
 */
const findLock = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
): Promise<Refusal | null> => {
  const until = await rateLimit.freeAt(nameLockKey(guessedOf(account, identifier)), LOCK)
  if (account?.locked && account.locked_by_tries && account.locked_until)
    return lockedUntil(account.locked_until)
  return until.getTime() > Date.now() ? lockedUntil(until) : null
}

/** Counts the attempt before checking the password, so that 200 parallel attempts cannot exceed the limit. */
const countTry = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
  ip: string | null,
) => {
  // Attempts on a locked account are not counted, so the lock ends at the announced time.
  const held = await findLock(rateLimit, account, identifier)
  if (held) return { last: false, refusal: held }
  const key = triesKey(guessedOf(account, identifier))
  const { tries, allowed } = await rateLimit.count(key, TRIES)
  const last = tries === TRIES.tries
  if (!allowed) return { last, refusal: lockedUntil(await rateLimit.freeAt(key, TRIES)) }
  const from = addressKey(ip)
  const address = await rateLimit.count(from, TRIES_PER_ADDRESS)
  if (address.allowed) return { last, refusal: null }
  return { last, refusal: lockedUntil(await rateLimit.freeAt(from, TRIES_PER_ADDRESS)) }
}

const forgiveTries = async (rateLimit: RateLimiter, accountId: string, ip: string | null): Promise<void> => {
  await rateLimit.forgive(triesKey({ accountId }))
  await rateLimit.giveBack(addressKey(ip))
}

/**
 * Locks the account and writes the attempt in one statement, because a lock that starts with an attempt is known to
 * come from wrong passwords. Keeps a longer lock that an admin has set in the meantime.
 */
const writeAttempt = (
  pool: Pool,
  account: Account | undefined,
  { identifier, ip }: Try,
  judgement: Judgement,
) =>
  pool.query(
    `with locked as (
       update "user" set locked_until = greatest(locked_until, now() + make_interval(secs => $6)) where id = $1 and $7
     )
     insert into sign_in_attempt (user_id, identifier, ip, succeeded, error_code) values ($1, $2, $3, $4, $5)`,
    [
      account?.id ?? null,
      identifier,
      ip,
      judgement.code === null,
      judgement.code,
      LOCK_SECONDS,
      judgement.code !== null && judgement.locks,
    ],
  )

const readCode = (code: string): Code => (code === '1203' ? '1203' : '1207')
