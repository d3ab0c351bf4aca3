import type { RateLimiter } from '@questboard/database'
import { canSignIn, signInTries } from '@questboard/domain'
import { accountKey, LOCK_SECONDS, LOCKED_BY_TRIES, lockCode, verifyPassword } from '@questboard/moves'
import type { Pool } from 'pg'

/** The spec's codes (§8). */
export type SignInCode = '1201' | '1202' | '1203' | '1204' | '1206' | '1207'
export type SignInVerdict =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly code: SignInCode }

/** What a try comes to: null lets in; `locks`: it is the one that locks the account. */
type Judgement = { readonly code: SignInCode | null; readonly locks: boolean }

const stays = (code: SignInCode | null): Judgement => ({ code, locks: false })

const TRIES = { tries: signInTries.most, seconds: LOCK_SECONDS }
const TRIES_PER_ADDRESS = { tries: 300, seconds: LOCK_SECONDS }

const addressKey = (ip: string | null): string => `sign-in-from:${ip ?? 'unknown'}`

type Account = {
  id: string
  password_hash: string | null
  active: boolean
  is_demo: boolean
  locked: boolean
  locked_by_tries: boolean
  /** An address that was changed later and waits for its mail keeps nobody out: who mistyped it must be able to mend it. */
  first_verified_at: Date | null
}

const FIND = `
select "user".id, credential.password_hash, "user".active and "user".deleted_at is null as active, "user".is_demo,
       coalesce("user".locked_until > now(), false) as locked, ${LOCKED_BY_TRIES} as locked_by_tries,
       coalesce("user".email_verified_at, (
         select max(token.used_at) from verification_token token
          where token.user_id = "user".id and token.kind = 'verify_email')) as first_verified_at
  from "user" left join credential on credential.user_id = "user".id
 where "user".username = $1 or "user".email = $1`

export const createSignIn = (deps: {
  readonly pool: Pool
  readonly rateLimit: RateLimiter
  readonly refuseDemoAccounts: boolean
}) => {
  const { pool, rateLimit } = deps

  const find = async (identifier: string): Promise<Account | undefined> =>
    (await pool.query<Account>({ name: 'sign_in_find', text: FIND, values: [identifier] })).rows[0]

  /** One statement: whoever finds the account locked finds the try that locked it, and is told 1206 rather than 1204. */
  const write = (
    identifier: string,
    account: Account | undefined,
    ip: string | null,
    { code, locks }: Judgement,
  ) =>
    pool.query(
      `with locked as (
         update "user" set locked_until = now() + make_interval(secs => $6) where id = $1 and $7
       )
       insert into sign_in_attempt (user_id, identifier, ip, succeeded, error_code) values ($1, $2, $3, $4, $5)`,
      [account?.id ?? null, identifier, ip, code === null, code, LOCK_SECONDS, locks],
    )

  const forget = async (account: Account, ip: string | null): Promise<void> => {
    await rateLimit.forgive(accountKey(account.id))
    await rateLimit.giveBack(addressKey(ip))
  }

  /** Counts the try before the password is looked at: of 200 parallel tries no more than the limit get further. */
  const gate = async (account: Account | undefined, identifier: string, ip: string | null) => {
    // Not counted: a lock ends when it was said to, however often somebody tries meanwhile.
    if (account?.locked) return { last: false, refusal: lockCode(account.locked_by_tries) } as const
    const { tries, allowed } = await rateLimit.count(
      accountKey(account?.id ?? identifier.toLowerCase()),
      TRIES,
    )
    const last = tries === TRIES.tries
    if (!allowed) return { last, refusal: account ? '1206' : '1201' } as const
    const address = await rateLimit.count(addressKey(ip), TRIES_PER_ADDRESS)
    return { last, refusal: address.allowed ? null : '1206' } as const
  }

  const judge = async (
    account: Account | undefined,
    identifier: string,
    password: string,
    ip: string | null,
  ): Promise<Judgement> => {
    const { last, refusal } = await gate(account, identifier, ip)
    if (refusal !== null) return stays(refusal)
    const right = await verifyPassword(password, account?.password_hash ?? null)
    if (!account) return stays('1201')
    if (!right) return last ? { code: '1206', locks: true } : stays('1202')
    // Only who knows the password learns more about the account.
    const verdict = canSignIn({
      active: account.active && !(account.is_demo && deps.refuseDemoAccounts),
      emailVerifiedAt: account.first_verified_at,
    })
    return stays(verdict.ok ? null : readCode(verdict.code))
  }

  return async (identifier: string, password: string, ip: string | null): Promise<SignInVerdict> => {
    const account = await find(identifier)
    const judgement = await judge(account, identifier, password, ip)
    await write(identifier, account, ip, judgement)
    const { code } = judgement
    if (code !== null || !account) return { ok: false, code: code ?? '1201' }
    await forget(account, ip)
    return { ok: true, userId: account.id }
  }
}

const readCode = (code: string): SignInCode => (code === '1203' ? '1203' : '1207')
