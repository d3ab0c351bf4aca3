import { createHash, timingSafeEqual } from 'node:crypto'
import { EngineError } from '../errors.ts'
import type { AuthSettings } from '../settings.ts'
import { createJwtVerifier, type JwtVerifier, tokenAt } from './jwt.ts'
import { readJwtConfig } from './jwtConfig.ts'
import type { Session } from './session.ts'

type Headers = Readonly<Record<string, string>>

export type Authenticate = (headers: Headers) => Session | Promise<Session>

const secretHeaders = ['x-hasura-admin-secret', 'x-hasura-access-key'] as const
const backendHeader = 'x-hasura-use-backend-only-permissions'

/**
 * Builds the function that resolves headers to a session in Hasura's order (hasura-reference 5), synchronously if possible.
 */
export function createAuthenticate(settings: AuthSettings): {
  authenticate: Authenticate
  verifiers: readonly JwtVerifier[]
} {
  const verifiers = settings.jwtSecrets.map(readJwtConfig).map(createJwtVerifier)
  const secretMatches =
    settings.adminSecret === undefined ? undefined : createSecretCheck(settings.adminSecret)
  const authenticate: Authenticate = (headers) => {
    if (!secretMatches) return trustedSession(headers)
    const secret = headers[secretHeaders[0]] ?? headers[secretHeaders[1]]
    if (secret !== undefined) {
      if (secretMatches(secret)) return trustedSession(headers)
      throw denied('invalid "x-hasura-admin-secret"/"x-hasura-access-key"')
    }
    const chosen = verifiers.length > 0 ? chooseToken(verifiers, headers) : undefined
    if (chosen) return chosen.verifier.verify(chosen.token, headers['x-hasura-role'] || undefined)
    if (settings.unauthorizedRole !== undefined)
      return unauthorizedSession(headers, settings.unauthorizedRole)
    if (verifiers.length > 0) {
      throw new EngineError(
        'invalid-headers',
        "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
      )
    }
    throw denied('"x-hasura-admin-secret"/"x-hasura-access-key" required, but not found')
  }
  return { authenticate, verifiers }
}

function denied(message: string): EngineError {
  return new EngineError('access-denied', message, { status: 401 })
}

/** Compares digests, so that the time does not reveal the secret's length or content. */
function createSecretCheck(secret: string): (given: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(secret)
  return (given) => timingSafeEqual(digest(given), expected)
}

/** Builds the session from all `x-hasura-*` headers except secrets. The caller has already determined the role. */
function variablesOf(headers: Headers, role: string): Record<string, string> {
  const variables: Record<string, string> = { 'x-hasura-role': role }
  for (const name in headers) {
    const value = headers[name]
    if (!name.startsWith('x-hasura-') || name === 'x-hasura-role' || value === undefined) continue
    if (name === secretHeaders[0] || name === secretHeaders[1]) continue
    variables[name] = value
  }
  return variables
}

function trustedSession(headers: Headers): Session {
  const role = headers['x-hasura-role'] || 'admin'
  const flag = headers[backendHeader]
  return {
    role,
    variables: variablesOf(headers, role),
    trusted: true,
    backendOnly: flag !== undefined && backendOnly(flag),
  }
}

function backendOnly(text: string): boolean {
  const value = text.toLowerCase()
  if (['true', 't', 'yes', 'y'].includes(value)) return true
  if (['false', 'f', 'no', 'n'].includes(value)) return false
  throw new EngineError(
    'bad-request',
    `"${backendHeader}":  Not a valid boolean text. True values are ["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive`,
  )
}

function unauthorizedSession(headers: Headers, role: string): Session {
  return { role, variables: variablesOf(headers, role), trusted: false, backendOnly: false }
}

type Chosen = { readonly verifier: JwtVerifier; readonly token: string }

/**
 * Chooses a token by its place in the request, then by its issuer. A token without an issuer fits every verifier.
 */
function chooseToken(verifiers: readonly JwtVerifier[], headers: Headers): Chosen | undefined {
  const found: Chosen[] = []
  for (const verifier of verifiers) {
    const token = tokenAt(verifier.config.place, headers)
    if (token !== undefined) found.push({ verifier, token })
  }
  const matching = found.filter(({ verifier, token }) => verifier.isMeant(token))
  if (found.length > 0 && matching.length === 0)
    throw new EngineError('invalid-jwt', 'Could not verify JWT: JWTNotInIssuer')
  if (matching.length > 1)
    throw new EngineError('invalid-headers', 'Could not verify JWT: Multiple JWTs found')
  return matching[0]
}
