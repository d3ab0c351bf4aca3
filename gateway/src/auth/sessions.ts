import type { IncomingMessage } from 'node:http'
import { createToken, hashToken } from '@questboard/database'
import type { Pool } from 'pg'
import { readCookie } from '../lib/cookies.ts'
import { deviceLabel } from './deviceLabel.ts'
import type { SessionChanges } from './sessionChanges.ts'

export type UserType = 'Company' | 'Creator' | 'User'

/** The signed-in person at the time of the request. */
export type Session = {
  readonly id: string
  readonly expiresAt: Date
  readonly seenAt: Date
  readonly user: {
    readonly id: string
    readonly username: string
    readonly displayName: string
    readonly email: string
    readonly emailVerified: boolean
    readonly pictureUrl: string | null
    readonly userType: UserType
    readonly language: string | null
    readonly isDemo: boolean
  }
  readonly company: {
    readonly id: string
    readonly name: string
    readonly isVerified: boolean
    readonly isOwner: boolean
  } | null
}

export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** The interval at which the time of a session's last use is stored. */
const TOUCH_MS = 5 * 60 * 1000

type Row = {
  token_hash: Buffer
  id: string
  expires_at: Date
  last_seen_at: Date
  user_id: string
  username: string
  display_name: string
  email: string
  email_verified: boolean
  picture_url: string | null
  user_type: UserType
  language: string | null
  is_demo: boolean
  company_id: string | null
  company_name: string | null
  company_is_verified: boolean | null
  is_owner: boolean | null
}

const FIND = `
select session.token_hash, session.id, session.expires_at, session.last_seen_at,
       u.id as user_id, u.username, u.display_name, u.email, u.email_verified_at is not null as email_verified,
       u.picture_url, u.user_type, u.language, u.is_demo,
       company.id as company_id, company.name as company_name, company.is_verified as company_is_verified, company_member.is_owner
  from session
  join "user" u on u.id = session.user_id and u.active and u.deleted_at is null
  left join company_member on company_member.user_id = u.id and u.user_type = 'Company'
  left join company on company.id = company_member.company_id
 where session.token_hash = any($1) and session.expires_at > now()`

const TOUCH = `
with touched as (
  update session set last_seen_at = now(), expires_at = now() + make_interval(secs => $2)
   where id = $1 returning device_id, expires_at),
device_seen as (update device set last_seen_at = now() where id = (select device_id from touched))
select expires_at from touched`

/** Signs a person in. A session starts only while its proof of identity is valid. */
export type PasswordProof = {
  readonly by: 'password'
  readonly userId: string
  readonly passwordHash: string
}
export type ChannelProof = { readonly by: 'channel'; readonly userId: string; readonly connectionId: string }
export type Proof = PasswordProof | ChannelProof

const proofs: Readonly<Record<Proof['by'], string>> = {
  password: `select user_id from credential
              where user_id = (select id from account) and password_hash = $7 for share`,
  channel: `select user_id from user_connection
             where user_id = (select id from account) and id = $7::uuid for key share`,
}

/**
 * A simultaneous password change either commits first, so that no session starts, or it waits and then ends this
 * session. The locks have the same order as when an account is erased: account, proof of identity, device.
 */
const createBy = (by: Proof['by']): string => `
with account as materialized (
  select id from "user" where id = $1 and active and deleted_at is null for key share),
proven as materialized (${proofs[by]}),
known as (
  update device set last_seen_at = now() where id = (
    select id from device where user_id = (select user_id from proven) and user_agent = $3
     order by last_seen_at desc limit 1) returning id),
fresh as (
  insert into device (user_id, user_agent, label)
  select user_id, $3, $4 from proven where not exists (select from known) returning id)
insert into session (user_id, device_id, token_hash, ip, expires_at)
select $1, id, $2, $5, now() + make_interval(secs => $6) from (select id from known union all select id from fresh) device`

const CREATE: Readonly<Record<Proof['by'], string>> = {
  password: createBy('password'),
  channel: createBy('channel'),
}

const secretOf = (proof: Proof): string => (proof.by === 'password' ? proof.passwordHash : proof.connectionId)

const sessionOf = (row: Row): Session => ({
  id: row.id,
  expiresAt: row.expires_at,
  seenAt: row.last_seen_at,
  user: {
    id: row.user_id,
    username: row.username,
    displayName: row.display_name,
    email: row.email,
    emailVerified: row.email_verified,
    pictureUrl: row.picture_url,
    userType: row.user_type,
    language: row.language,
    isDemo: row.is_demo,
  },
  company:
    row.company_id === null
      ? null
      : {
          id: row.company_id,
          name: row.company_name ?? '',
          isVerified: row.company_is_verified === true,
          isOwner: row.is_owner === true,
        },
})

type Waiting = {
  readonly token: string
  readonly hash: Buffer
  readonly done: (session: Session | null) => void
  readonly failed: (error: unknown) => void
}

const REMEMBERED = 10_000
/** We notice most session changes immediately. This time limit covers changes for which no trigger fires. */
const REMEMBERED_MS = 60_000
type Remembered = { readonly session: Session; readonly readAt: number; readonly until: number }

/**
 * A change of role, company or membership applies to the next request. Mutations read the session from the database.
 * Queries use the last read session unless a change was noticed. Simultaneous requests share one SQL statement.
 */
export class Sessions {
  readonly #pool: Pool
  readonly #changes: SessionChanges
  readonly #cookieName: string
  readonly #remembered = new Map<string, Remembered>()
  #waiting: Waiting[] = []

  constructor(pool: Pool, changes: SessionChanges, cookieName: string) {
    this.#pool = pool
    this.#changes = changes
    this.#cookieName = cookieName
  }

  find(token: string): Promise<Session | null> {
    return new Promise((done, failed) => {
      this.#waiting.push({ token, hash: hashToken(token), done, failed })
      if (this.#waiting.length === 1) setImmediate(() => void this.#flush())
    })
  }

  /** The last read session, or undefined if it has changed since. */
  recall(token: string): Session | undefined {
    const known = this.#remembered.get(token)
    if (!known || known.until <= Date.now()) return undefined
    return this.#changes.isUnchanged(known.session.user.id, known.readAt) ? known.session : undefined
  }

  /** True if the cached session is still current. */
  stillHolds(token: string, recalled: Session): Promise<boolean> {
    return this.#changes.catchUp().then(() => this.recall(token) === recalled)
  }

  /** The person could have changed their own session, so the next request reads the session again. */
  forget(token: string): void {
    this.#remembered.delete(token)
  }

  tokenOf(request: IncomingMessage): string | undefined {
    return readCookie(request, this.#cookieName) || undefined
  }

  async ofRequest(request: IncomingMessage): Promise<Session | null> {
    const token = this.tokenOf(request)
    return token ? this.find(token) : null
  }

  /** Extends a session when it is used. Returns its new end, or null if it was extended shortly before. */
  async touch(session: Session): Promise<Date | null> {
    if (Date.now() - session.seenAt.getTime() < TOUCH_MS) return null
    const { rows } = await this.#pool.query<{ expires_at: Date }>(TOUCH, [session.id, SESSION_SECONDS])
    return rows[0]?.expires_at ?? null
  }

  /** Starts a session. Null if the proof of identity is no longer valid. */
  async create(proof: Proof, from: { ip: string | null; userAgent: string }): Promise<string | null> {
    const token = createToken()
    const agent = [from.userAgent.slice(0, 400), deviceLabel(from.userAgent)]
    const session = [proof.userId, hashToken(token), ...agent, from.ip, SESSION_SECONDS]
    const { rowCount } = await this.#pool.query(CREATE[proof.by], [...session, secretOf(proof)])
    return rowCount === 1 ? token : null
  }

  async end(token: string): Promise<void> {
    await this.#pool.query('delete from session where token_hash = $1', [hashToken(token)])
    this.#remembered.delete(token)
  }

  #remember(token: string, session: Session | null, readAt: number): void {
    this.#remembered.delete(token)
    if (session === null) return
    if (this.#remembered.size >= REMEMBERED)
      for (const oldest of this.#remembered.keys()) if (this.#remembered.delete(oldest)) break
    const until = Math.min(Date.now() + REMEMBERED_MS, session.expiresAt.getTime())
    this.#remembered.set(token, { session, readAt, until })
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    const readAt = this.#changes.now()
    const hashes = batch.map(({ hash }) => hash)
    try {
      const { rows } = await this.#pool.query<Row>({ name: 'session_find', text: FIND, values: [hashes] })
      const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), sessionOf(row)]))
      for (const { token, hash, done } of batch) {
        const session = found.get(hash.toString('hex')) ?? null
        this.#remember(token, session, readAt)
        done(session)
      }
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }
}
