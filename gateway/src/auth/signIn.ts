import { addressGroup, type RateLimiter } from '@questboard/database'
import { canSignIn, signInTries } from '@questboard/domain'
import { accountKey, LOCK_SECONDS, LOCKED_BY_TRIES, lockCode, verifyPassword } from '@questboard/moves'
import type { Pool } from 'pg'

/** The rules' codes (rules §8). */
export type SignInCode = '1201' | '1202' | '1203' | '1204' | '1206' | '1207'
export type SignInVerdict =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly code: SignInCode; readonly until?: Date }

type Judgement = {
  /** Null lets in. */
  readonly code: SignInCode | null
  /** This try locks the account. */
  readonly locks: boolean
  /** When 1206 ends. */
  readonly until?: Date
}

const stays = (code: SignInCode | null): Judgement => ({ code, locks: false })

/** Told in whole minutes, the last of them begun: the same for a lock that is written and for one that is being written. */
const lockedUntil = (end: Date): Judgement => ({
  code: '1206',
  locks: false,
  until: new Date(Math.ceil(end.getTime() / 60_000) * 60_000),
})

const TRIES = { tries: signInTries.most, seconds: LOCK_SECONDS }
/** Where there is no account to lock, its name is locked alike: nobody learns from it which names exist. */
const LOCK = { tries: 1, seconds: LOCK_SECONDS }
const TRIES_PER_ADDRESS = { tries: 300, seconds: LOCK_SECONDS }

const nameLockKey = (identifier: string): string => `sign-in-lock:${identifier.toLowerCase()}`
const addressKey = (ip: string | null): string => `sign-in-from:${addressGroup(ip ?? 'unknown')}`

type Account = {
  id: string
  password_hash: string | null
  active: boolean
  is_demo: boolean
  locked: boolean
  locked_until: Date | null
  locked_by_tries: boolean
  /** A new address that is not verified yet keeps nobody out: whoever mistyped it must be able to mend it. */
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

export const createSignIn =
  (deps: Deps) =>
  async (identifier: string, password: string, ip: string | null): Promise<SignInVerdict> => {
    const tried = { identifier, password, ip }
    const account = await findAccount(deps.pool, identifier)
    const judgement = await judge(deps, account, tried)
    await writeAttempt(deps.pool, account, tried, judgement)
    const { code, until } = judgement
    if (code !== null || !account) return { ok: false, code: code ?? '1201', ...(until && { until }) }
    await forgiveTries(deps.rateLimit, account.id, ip)
    return { ok: true, userId: account.id }
  }

const findAccount = async (pool: Pool, identifier: string): Promise<Account | undefined> =>
  (await pool.query<Account>({ name: 'sign_in_find', text: FIND, values: [identifier] })).rows[0]

const judge = async (
  { rateLimit, refuseDemoAccounts }: Deps,
  account: Account | undefined,
  { identifier, password, ip }: Try,
): Promise<Judgement> => {
  const { last, refusal } = await countTry(rateLimit, account, identifier, ip)
  if (refusal !== null) return refusal
  const right = await verifyPassword(password, account?.password_hash ?? null)
  if (!account || !right)
    return last ? lock(rateLimit, account, identifier) : stays(account ? '1202' : '1201')
  // Only who knows the password learns more about the account.
  const verdict = canSignIn({
    active: account.active && !(account.is_demo && refuseDemoAccounts),
    emailVerifiedAt: account.first_verified_at,
  })
  return stays(verdict.ok ? null : readCode(verdict.code))
}

/** The last wrong password of those that are allowed. */
const lock = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
): Promise<Judgement> => {
  if (!account) await rateLimit.count(nameLockKey(identifier), LOCK)
  const locked = lockedUntil(new Date(Date.now() + LOCK_SECONDS * 1000))
  return { ...locked, locks: account !== undefined }
}

/** A lock that holds already, of the account or of a name that nobody has. */
const findLock = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
): Promise<Judgement | null> => {
  if (account) {
    if (!account.locked) return null
    const code = lockCode(account.locked_by_tries)
    return code === '1206' && account.locked_until ? lockedUntil(account.locked_until) : stays(code)
  }
  const until = await rateLimit.freeAt(nameLockKey(identifier), LOCK)
  return until.getTime() > Date.now() ? lockedUntil(until) : null
}

/** Counts the try before the password is looked at: of 200 parallel tries no more than the limit get further. */
const countTry = async (
  rateLimit: RateLimiter,
  account: Account | undefined,
  identifier: string,
  ip: string | null,
) => {
  // A try on a locked account is not counted: the lock ends when it was said to, however often somebody tries meanwhile.
  const held = await findLock(rateLimit, account, identifier)
  if (held) return { last: false, refusal: held }
  const key = accountKey(account?.id ?? identifier.toLowerCase())
  const { tries, allowed } = await rateLimit.count(key, TRIES)
  const last = tries === TRIES.tries
  if (!allowed) return { last, refusal: lockedUntil(await rateLimit.freeAt(key, TRIES)) }
  const from = addressKey(ip)
  const address = await rateLimit.count(from, TRIES_PER_ADDRESS)
  if (address.allowed) return { last, refusal: null }
  return { last, refusal: lockedUntil(await rateLimit.freeAt(from, TRIES_PER_ADDRESS)) }
}

const forgiveTries = async (rateLimit: RateLimiter, accountId: string, ip: string | null): Promise<void> => {
  await rateLimit.forgive(accountKey(accountId))
  await rateLimit.giveBack(addressKey(ip))
}

/** Locks and writes in one statement: whoever finds the account locked finds the try that locked it, and is told 1206 rather than 1204. */
const writeAttempt = (
  pool: Pool,
  account: Account | undefined,
  { identifier, ip }: Try,
  { code, locks }: Judgement,
) =>
  pool.query(
    `with locked as (
       update "user" set locked_until = now() + make_interval(secs => $6) where id = $1 and $7
     )
     insert into sign_in_attempt (user_id, identifier, ip, succeeded, error_code) values ($1, $2, $3, $4, $5)`,
    [account?.id ?? null, identifier, ip, code === null, code, LOCK_SECONDS, locks],
  )

const readCode = (code: string): SignInCode => (code === '1203' ? '1203' : '1207')
