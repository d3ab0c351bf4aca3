import { createSealer } from '@questboard/database'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type Claims, claimsKey, claimsOf } from './claims.ts'
import type { Session } from './sessions.ts'

export const ISSUER = 'questboard'
export const AUDIENCE = 'questboard-graphql'
const ALGORITHM = 'EdDSA'
const TOKEN_SECONDS = 300
/** The time for which the engine may cache the public keys that we publish. */
export const JWKS_MAX_AGE_SECONDS = 120
/** A new signing key is published this long before its first use, so that every engine knows it by then. */
const PUBLISHED_AHEAD_MS = 2 * JWKS_MAX_AGE_SECONDS * 1000
const ROTATE_AFTER_MS = 12 * 60 * 60 * 1000
const LIFETIME_MS = 2 * ROTATE_AFTER_MS
const RELOAD_MS = 60_000
/** A token is reused if it is still valid for at least this long. */
const SPARE_MS = 60_000
const CACHE_LIMIT = 20_000

const jwk = z.looseObject({ kty: z.string() })
type Key = {
  readonly kid: string
  readonly createdAt: number
  readonly publicJwk: JWK
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>
}
type Row = { kid: string; public_jwk: unknown; private_jwk_sealed: Buffer; created_at: Date }

const payloadFor = (claims: Claims): JWTPayload => {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: claims['x-hasura-user-id'],
    iat: now,
    exp: now + TOKEN_SECONDS,
    'https://hasura.io/jwt/claims': claims,
  }
}

/** Signing keys, encrypted in the database, so that several gateways sign with and publish the same keys. */
const createKeyRows = (pool: Pool, secret: string) => {
  const sealer = createSealer(secret, 'signing key')

  const keyOf = async (row: Row): Promise<Key | null> => {
    const opened = sealer.open(row.private_jwk_sealed)
    // We cannot decrypt this key, because it was encrypted with another SESSION_SECRET.
    if (opened === null) return null
    return {
      kid: row.kid,
      createdAt: row.created_at.getTime(),
      publicJwk: jwk.parse(row.public_jwk),
      privateKey: await importJWK(jwk.parse(JSON.parse(opened)), ALGORITHM),
    }
  }

  return {
    async read(): Promise<readonly Key[]> {
      const { rows } = await pool.query<Row>(
        'select kid, public_jwk, private_jwk_sealed, created_at from signing_key where retires_at > now() order by created_at desc',
      )
      return (await Promise.all(rows.map(keyOf))).filter((key) => key !== null)
    },

    async add(): Promise<void> {
      const pair = await generateKeyPair(ALGORITHM, { extractable: true })
      const kid = crypto.randomUUID()
      const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: ALGORITHM, use: 'sig' }
      const sealed = sealer.seal(JSON.stringify(await exportJWK(pair.privateKey)))
      await pool.query(
        'insert into signing_key (kid, public_jwk, private_jwk_sealed, retires_at) values ($1, $2, $3, now() + make_interval(secs => $4))',
        [kid, publicJwk, sealed, LIFETIME_MS / 1000],
      )
    },
  }
}

/** Signs tokens for the engine, and publishes the keys that verify them. */
export class SigningKeys {
  readonly #rows: ReturnType<typeof createKeyRows>
  readonly #tokens = new Map<string, { token: string; until: number }>()
  readonly #keysOf = new WeakMap<Session, string>()
  #keys: readonly Key[] = []
  #loadedAt = 0
  #loading: Promise<void> | undefined

  constructor(pool: Pool, secret: string) {
    this.#rows = createKeyRows(pool, secret)
  }

  async sign(payload: JWTPayload): Promise<string> {
    const key = await this.#signer()
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
      .sign(key.privateKey)
  }

  async jwks(): Promise<{ keys: readonly JWK[] }> {
    return { keys: (await this.#current()).map(({ publicJwk }) => publicJwk) }
  }

  /**
   * A token for the engine. It is reused until the session changes, because signing is the most expensive step of a
   * request.
   */
  async tokenFor(session: Session): Promise<string> {
    const cacheKey = this.#keysOf.get(session) ?? claimsKey(session)
    this.#keysOf.set(session, cacheKey)
    const known = this.#tokens.get(cacheKey)
    if (known && known.until > Date.now()) return known.token
    const token = await this.sign(payloadFor(claimsOf(session)))
    if (this.#tokens.size >= CACHE_LIMIT) this.#tokens.clear()
    this.#tokens.set(cacheKey, { token, until: Date.now() + TOKEN_SECONDS * 1000 - SPARE_MS })
    return token
  }

  async #load(): Promise<void> {
    this.#keys = await this.#rows.read()
    const [newest] = this.#keys
    if (!newest || newest.createdAt < Date.now() - ROTATE_AFTER_MS) {
      await this.#rows.add()
      this.#keys = await this.#rows.read()
    }
    this.#loadedAt = Date.now()
  }

  async #current(): Promise<readonly Key[]> {
    if (Date.now() - this.#loadedAt > RELOAD_MS) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined
      })
      // Uses the known keys while new keys are loading.
      if (this.#keys.length === 0) await this.#loading
      else this.#loading.catch(() => undefined)
    }
    return this.#keys
  }

  async #signer(): Promise<Key> {
    const known = await this.#current()
    const published = known.find(({ createdAt }) => createdAt < Date.now() - PUBLISHED_AHEAD_MS)
    const key = published ?? known.at(-1)
    if (!key) throw new Error('no signing key in the database')
    return key
  }
}
