import { createPublicKey, X509Certificate } from 'node:crypto'
import { SettingsError } from '../settings.ts'
import { parseJsonPath, printJsonPath } from './jsonPath.ts'

export type TokenPlace =
  | { readonly kind: 'authorization' }
  | { readonly kind: 'cookie'; readonly name: string }
  | { readonly kind: 'header'; readonly name: string }

export type MappedClaim =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'path'; readonly steps: readonly (string | number)[]; readonly otherwise: unknown }

export type ClaimsSource =
  | { readonly kind: 'namespace'; readonly name: string }
  | { readonly kind: 'namespace-path'; readonly steps: readonly (string | number)[] }
  | { readonly kind: 'map'; readonly claims: ReadonlyMap<string, MappedClaim> }

type KeyMaterial = Uint8Array | ReturnType<typeof createPublicKey>

export type JwtConfig = {
  readonly key:
    | { readonly kind: 'fixed'; readonly algorithm: string; readonly material: KeyMaterial }
    | { readonly kind: 'url'; readonly url: string }
  readonly claims: ClaimsSource
  readonly format: 'json' | 'stringified_json'
  readonly audience: readonly string[] | undefined
  readonly issuer: string | undefined
  readonly skewSeconds: number
  readonly place: TokenPlace
  readonly shown: Readonly<Record<string, unknown>>
}

const defaultNamespace = 'https://hasura.io/jwt/claims'
const hmacBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 }
const publicAlgorithms = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'Ed25519']

type Raw = Readonly<Record<string, unknown>>

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(what: string): never {
  throw new SettingsError(`HASURA_GRAPHQL_JWT_SECRET: ${what}`)
}

/** Reads one object of HASURA_GRAPHQL_JWT_SECRET(S), with Hasura's startup checks (hasura-reference 5.1). */
export function readJwtConfig(raw: unknown): JwtConfig {
  if (!isRaw(raw)) return refuse('must be a JSON object')
  const claims = claimsSource(raw)
  const format = raw.claims_format ?? 'json'
  if (format !== 'json' && format !== 'stringified_json')
    return refuse('claims_format must be json or stringified_json')
  return {
    key: keyOf(raw),
    claims,
    format,
    audience: audienceOf(raw.audience),
    issuer: optionalText(raw, 'issuer'),
    skewSeconds: skewOf(raw.allowed_skew),
    place: placeOf(raw.header),
    shown: {
      claims_namespace: shownNamespace(claims),
      claims_format: claims.kind === 'map' ? 'json' : format,
      claims_map: raw.claims_map ?? null,
    },
  }
}

function shownNamespace(claims: ClaimsSource): string {
  if (claims.kind === 'namespace-path') return printJsonPath(claims.steps)
  return claims.kind === 'namespace' ? claims.name : defaultNamespace
}

function optionalText(raw: Raw, name: string): string | undefined {
  const value = raw[name]
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : refuse(`${name} must be a string`)
}

function skewOf(value: unknown): number {
  if (value === undefined || value === null) return 0
  return typeof value === 'number' && value >= 0 ? value : refuse('allowed_skew must be a number of seconds')
}

function audienceOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.map((one) =>
    typeof one === 'string' ? one : refuse('audience must be a string or a list of strings'),
  )
}

function keyOf(raw: Raw): JwtConfig['key'] {
  const url = optionalText(raw, 'jwk_url')
  const key = optionalText(raw, 'key')
  if (url !== undefined && key !== undefined) return refuse('set either key or jwk_url, not both')
  if (url !== undefined) return URL.canParse(url) ? { kind: 'url', url } : refuse('jwk_url is not a URL')
  if (key === undefined) return refuse('needs key or jwk_url')
  const type = optionalText(raw, 'type') ?? refuse('type is missing')
  return { kind: 'fixed', algorithm: type, material: materialOf(type, key) }
}

function materialOf(type: string, key: string): KeyMaterial {
  const least = hmacBytes[type]
  if (least !== undefined) {
    const bytes = new TextEncoder().encode(key)
    return bytes.length >= least ? bytes : refuse(`Key size too small; should be atleast ${least} characters`)
  }
  if (!publicAlgorithms.includes(type)) return refuse(`Key type: ${type} is not supported`)
  try {
    return key.includes('BEGIN CERTIFICATE') ? new X509Certificate(key).publicKey : createPublicKey(key)
  } catch {
    return refuse(`Could not decode the ${type} key as PEM`)
  }
}

function claimsSource(raw: Raw): ClaimsSource {
  if (raw.claims_map !== undefined && raw.claims_map !== null) return claimsMap(raw.claims_map)
  const name = optionalText(raw, 'claims_namespace')
  const path = optionalText(raw, 'claims_namespace_path')
  if (name !== undefined && path !== undefined) {
    return refuse('set either claims_namespace or claims_namespace_path, not both')
  }
  if (path === undefined) return { kind: 'namespace', name: name ?? defaultNamespace }
  const steps = parseJsonPath(path) ?? refuse(`claims_namespace_path is not a JSON path: ${path}`)
  return { kind: 'namespace-path', steps }
}

function claimsMap(value: unknown): ClaimsSource {
  if (!isRaw(value)) return refuse('claims_map must be an object')
  const claims = new Map<string, MappedClaim>()
  for (const [raw, claim] of Object.entries(value)) {
    const name = raw.toLowerCase()
    // Ignores names that are not session variables, like Hasura.
    if (name.startsWith('x-hasura-')) claims.set(name, mappedClaim(name, claim))
  }
  for (const needed of ['x-hasura-allowed-roles', 'x-hasura-default-role']) {
    if (!claims.has(needed)) return refuse(`claims_map: ${needed} is missing`)
  }
  return { kind: 'map', claims }
}

function mappedClaim(name: string, claim: unknown): MappedClaim {
  if (!isRaw(claim)) return { kind: 'literal', value: claimValue(name, claim) }
  const steps = typeof claim.path === 'string' ? parseJsonPath(claim.path) : undefined
  if (steps === undefined) return refuse(`claims_map: ${name} has no valid path`)
  const otherwise = claim.default ?? undefined
  return {
    kind: 'path',
    steps,
    otherwise: otherwise === undefined ? undefined : claimValue(name, otherwise),
  }
}

function claimValue(name: string, value: unknown): unknown {
  const isRoles = name === 'x-hasura-allowed-roles'
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
  const fits = isRoles ? isList : typeof value === 'string'
  return fits ? value : refuse(`claims_map: ${name} must be ${isRoles ? 'a list of strings' : 'a string'}`)
}

function placeOf(value: unknown): TokenPlace {
  if (value === undefined || value === null) return { kind: 'authorization' }
  if (!isRaw(value)) return refuse('header must be an object')
  if (value.type === 'Authorization') return { kind: 'authorization' }
  const name = optionalText(value, 'name') ?? refuse('header: name is missing')
  if (value.type === 'Cookie') return { kind: 'cookie', name }
  if (value.type === 'CustomHeader') return { kind: 'header', name: name.toLowerCase() }
  return refuse('header: type must be Authorization, Cookie or CustomHeader')
}
