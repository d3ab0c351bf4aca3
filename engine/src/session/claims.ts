import { EngineError } from '../errors.ts'
import { kindOf } from '../jsonKind.ts'
import { atPath, printJsonPath } from './jsonPath.ts'
import type { JwtConfig, MappedClaim } from './jwtConfig.ts'

export type Claims = {
  readonly allowedRoles: readonly string[]
  readonly defaultRole: string
  readonly variables: Readonly<Record<string, string>>
}

type Payload = Readonly<Record<string, unknown>>

const allowedRolesClaim = 'x-hasura-allowed-roles'
const defaultRoleClaim = 'x-hasura-default-role'
const roleClaims: ReadonlySet<string> = new Set([allowedRolesClaim, defaultRoleClaim])

export function readClaims(payload: Payload, config: JwtConfig): Claims {
  const raw =
    config.claims.kind === 'map' ? mappedClaims(payload, config.claims.claims) : namedClaims(payload, config)
  const allowedRoles = rolesOf(raw.get(allowedRolesClaim))
  const defaultRole = roleOf(raw.get(defaultRoleClaim))
  const variables: Record<string, string> = {}
  for (const [name, value] of raw) {
    if (name === allowedRolesClaim || name === defaultRoleClaim || !name.startsWith('x-hasura-')) continue
    if (typeof value !== 'string') {
      throw invalid(
        `x-hasura-* claims: parsing Text failed, expected String, but encountered ${kindOf(value)}`,
      )
    }
    variables[name] = value
  }
  return { allowedRoles, defaultRole, variables }
}

function invalid(message: string): EngineError {
  return new EngineError('jwt-invalid-claims', message)
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Mapping = Extract<JwtConfig['claims'], { kind: 'map' }>['claims']

function mappedClaims(payload: Payload, mapping: Mapping): ReadonlyMap<string, unknown> {
  const claims = new Map<string, unknown>()
  for (const [name, claim] of mapping) {
    const value = claim.kind === 'literal' ? claim.value : mappedValue(payload, claim)
    // A later check reports missing role claims.
    if (value === undefined && !roleClaims.has(name))
      throw invalid(`JWT claim from claims_map, "${name}" not found`)
    claims.set(name, value)
  }
  return claims
}

/** Reads a claim that is mapped from another place in the token. A default replaces a missing value, but not null. */
function mappedValue(payload: Payload, claim: Extract<MappedClaim, { kind: 'path' }>): unknown {
  const value = atPath(payload, claim.steps)
  return value === undefined ? claim.otherwise : value
}

function namedClaims(payload: Payload, config: JwtConfig): ReadonlyMap<string, unknown> {
  const object = parsed(found(payload, config.claims), config)
  return new Map(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]))
}

function found(payload: Payload, source: JwtConfig['claims']): unknown {
  if (source.kind === 'namespace') {
    if (Object.hasOwn(payload, source.name)) return payload[source.name]
    throw invalid(`claims key: '${source.name}' not found`)
  }
  if (source.kind === 'namespace-path') {
    const value = atPath(payload, source.steps)
    if (value !== undefined) return value
    throw invalid(`claims not found at claims_namespace_path: '${printJsonPath(source.steps)}'`)
  }
  return payload
}

function parsed(value: unknown, { claims, format }: JwtConfig): Payload {
  if (format === 'json') {
    if (isPayload(value)) return value
    throw invalid('expecting a json object when claims_format is json')
  }
  if (typeof value !== 'string') throw invalid('expecting a string when claims_format is stringified_json')
  try {
    const object: unknown = JSON.parse(value)
    if (isPayload(object)) return object
  } catch {}
  throw invalid(`expecting stringified json at: '${placeOf(claims)}', but found: ${value}`)
}

function placeOf(source: JwtConfig['claims']): string {
  if (source.kind === 'namespace-path') return `claims_namespace_path ${printJsonPath(source.steps)}`
  return `claims_namespace ${source.kind === 'namespace' ? source.name : ''}`
}

function rolesOf(value: unknown): readonly string[] {
  if (value === undefined) throw missing(allowedRolesClaim)
  const refuse = (step: string, expected: string, got: unknown) =>
    invalid(
      `invalid "${allowedRolesClaim}"; should be a list of roles: ${step} failed, expected ${expected}, but encountered ${kindOf(got)}`,
    )
  if (!Array.isArray(value)) throw refuse('parsing []', 'Array', value)
  return value.map((role) => {
    if (typeof role !== 'string') throw refuse('parsing RoleName', 'String', role)
    return role
  })
}

function roleOf(value: unknown): string {
  if (value === undefined) throw missing(defaultRoleClaim)
  if (typeof value === 'string') return value
  throw invalid(
    `invalid "${defaultRoleClaim}"; should be a role: parsing RoleName failed, expected String, but encountered ${kindOf(value)}`,
  )
}

function missing(claim: string): EngineError {
  return new EngineError('jwt-missing-role-claims', `JWT claim does not contain "${claim}"`)
}
