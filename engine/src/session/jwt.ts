import { compactVerify, decodeJwt, errors } from 'jose'
import { EngineError } from '../errors.ts'
import { type Claims, readClaims } from './claims.ts'
import type { JwtConfig, TokenPlace } from './jwtConfig.ts'
import { type KeySource, keyOf } from './keys.ts'
import type { Session } from './session.ts'

type Headers = Readonly<Record<string, string>>

/** A verified token. It is cached, so that later requests with the same token need only a lookup. */
type Verified = {
  readonly claims: Claims
  readonly expiresAt: number
  readonly sessions: Map<string, Session>
}

export type JwtVerifier = {
  readonly config: JwtConfig
  /**
   * True if this verifier may be the right one for a token: it has verified the token before, or the token has its
   * issuer or none.
   */
  readonly isMeant: (token: string) => boolean
  readonly verify: (token: string, requestedRole: string | undefined) => Session | Promise<Session>
}

const cacheSize = 10_000

export function createJwtVerifier(config: JwtConfig): JwtVerifier {
  const key = keyOf(config)
  const cache = new Map<string, Verified>()
  const remember = (token: string, verified: Verified) => {
    const [oldest] = cache.keys()
    if (cache.size >= cacheSize && oldest !== undefined) cache.delete(oldest)
    cache.set(token, verified)
  }
  return {
    config,
    isMeant(token) {
      if (config.issuer === undefined || cache.has(token)) return true
      const claimed = claimedIssuer(token)
      return claimed === undefined || claimed === config.issuer
    },
    verify(token, requestedRole) {
      const known = cache.get(token)
      if (known) {
        if (Date.now() < known.expiresAt) return sessionFor(known, requestedRole)
        cache.delete(token)
      }
      return verifyToken(token, key, config).then((verified) => {
        remember(token, verified)
        return sessionFor(verified, requestedRole)
      })
    },
  }
}

function sessionFor(verified: Verified, requestedRole: string | undefined): Session {
  const { claims } = verified
  const role = requestedRole ?? claims.defaultRole
  const known = verified.sessions.get(role)
  if (known) return known
  if (!claims.allowedRoles.includes(role)) {
    throw new EngineError('access-denied', 'Your requested role is not in allowed roles')
  }
  const variables = { ...claims.variables, 'x-hasura-role': role }
  const session = { role, variables, trusted: false, backendOnly: false }
  const timed = Number.isFinite(verified.expiresAt) ? { ...session, expiresAt: verified.expiresAt } : session
  verified.sessions.set(role, timed)
  return timed
}

type Key = ReturnType<typeof keyOf>

async function verifyToken(token: string, key: Key, config: JwtConfig): Promise<Verified> {
  const payload = await signedPayload(token, key, config)
  checkTimes(payload, config.skewSeconds)
  checkParties(payload, config)
  const exp =
    typeof payload.exp === 'number' ? (payload.exp + config.skewSeconds) * 1000 : Number.POSITIVE_INFINITY
  return { claims: readClaims(payload, config), expiresAt: exp, sessions: new Map() }
}

type Payload = Readonly<Record<string, unknown>>

async function signedPayload(token: string, key: Key, config: JwtConfig): Promise<Payload> {
  const parts = token.split('.').length
  if (parts !== 3) {
    throw unverified(`JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got ${parts})`)
  }
  const options = config.key.kind === 'fixed' ? { algorithms: [config.key.algorithm] } : undefined
  try {
    const { payload } = await (isSource(key)
      ? compactVerify(token, key, options)
      : compactVerify(token, key, options))
    return parsePayload(payload)
  } catch (error) {
    throw error instanceof EngineError ? error : unverified(reasonOf(error))
  }
}

function isSource(key: Key): key is KeySource {
  return typeof key === 'function'
}

function parsePayload(bytes: Uint8Array): Payload {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unverified('JWTClaimsSetDecodeError "Error in $: not a JSON object"')
  }
  return { ...value }
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'JWSError JWSInvalidSignature'
  if (error instanceof errors.JWKSNoMatchingKey) return 'JWSError NoUsableKeys'
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return 'JWSError JWSInvalidSignature'
  }
  if (error instanceof errors.JWSInvalid) return `JWSError (JSONDecodeError "${error.message}")`
  if (error instanceof TypeError && !/fetch/.test(error.message)) return 'JWSError JWSInvalidSignature'
  return 'the keys of jwk_url could not be fetched'
}

function unverified(reason: string): EngineError {
  return new EngineError('invalid-jwt', `Could not verify JWT: ${reason}`)
}

function checkTimes(payload: Payload, skew: number): void {
  const now = Date.now() / 1000
  if (typeof payload.exp === 'number' && payload.exp + skew <= now) throw unverified('JWTExpired')
  if (typeof payload.nbf === 'number' && payload.nbf - skew > now) throw unverified('JWTNotYetValid')
  if (typeof payload.iat === 'number' && payload.iat - skew > now) throw unverified('JWTIssuedAtFuture')
}

function checkParties(payload: Payload, config: JwtConfig): void {
  if (config.audience !== undefined) {
    const named: readonly unknown[] = Array.isArray(payload.aud) ? payload.aud : [payload.aud]
    if (!config.audience.some((audience) => named.includes(audience))) throw unverified('JWTNotInAudience')
  }
  if (config.issuer !== undefined && payload.iss !== config.issuer) throw unverified('JWTNotInIssuer')
}

export function tokenAt(place: TokenPlace, headers: Headers): string | undefined {
  if (place.kind === 'header') return headers[place.name]
  if (place.kind === 'cookie') return cookie(headers.cookie, place.name)
  const value = headers.authorization
  if (value === undefined) return undefined
  // Parses the usual format without a regular expression, because this code runs for every request.
  if (value.startsWith('Bearer ') && !value.includes(' ', 7) && !value.includes('\t')) return value.slice(7)
  const token = /^Bearer\s+(\S+)$/.exec(value.trim())?.[1]
  if (token === undefined) throw new EngineError('invalid-headers', 'Malformed Authorization header')
  return token
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** The issuer that a token claims before it is verified, to choose among several secrets. */
function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
