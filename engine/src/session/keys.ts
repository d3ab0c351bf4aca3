import { createLocalJWKSet, type JSONWebKeySet, type JWSHeaderParameters } from 'jose'
import { expiryDate, maxAge } from './expiry.ts'
import type { JwtConfig } from './jwtConfig.ts'

type KeySet = ReturnType<typeof createLocalJWKSet>
type Fetched = {
  readonly find: KeySet
  readonly kids: ReadonlySet<string | undefined>
  readonly freshUntil: number
}

/** Limits how often keys are fetched, because tokens with invented key ids could otherwise overload the key server. */
const refetchPauseMs = 5_000
const defaultFreshMs = 60 * 60 * 1000
const fetchTimeoutMs = 10_000

export type KeySource = (header: JWSHeaderParameters) => ReturnType<KeySet>

/**
 * The signing keys from jwk_url. They are fetched at first use, when they expire, and when a token uses an unknown
 * key (after a key rotation). So neither the order of startup nor a rotation requires a restart.
 */
export function createKeySet(url: string): KeySource {
  let current: Fetched | undefined
  let lastTry = Number.NEGATIVE_INFINITY
  let pending: Promise<Fetched> | undefined

  const refresh = (): Promise<Fetched> => {
    lastTry = Date.now()
    pending ??= fetchKeys(url).finally(() => {
      pending = undefined
    })
    return pending
  }
  const wanted = (kid: string | undefined): boolean => {
    if (!current) return true
    const stale = Date.now() > current.freshUntil || (kid !== undefined && !current.kids.has(kid))
    return stale && (pending !== undefined || Date.now() - lastTry > refetchPauseMs)
  }
  return async (header) => {
    if (wanted(header.kid)) {
      try {
        current = await refresh()
      } catch (error) {
        if (!current) throw error
      }
    }
    if (!current) throw new Error('no keys')
    return current.find(header)
  }
}

async function fetchKeys(url: string): Promise<Fetched> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const set: unknown = await response.json()
  if (!isKeySet(set)) throw new Error(`${url} did not return a key set`)
  return {
    find: createLocalJWKSet(set),
    kids: new Set(set.keys.map((key) => key.kid)),
    freshUntil: Date.now() + freshMs(response.headers),
  }
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys)
}

/** The time for which fetched keys can be used: at least one second, so that not every request fetches the keys. */
function freshMs(headers: Headers): number {
  return Math.max(1000, ageMs(headers))
}

function ageMs(headers: Headers): number {
  const control = headers.get('cache-control') ?? ''
  const age = maxAge(control)
  if (/must-revalidate/.test(control)) return (age ?? 0) * 1000
  if (/no-cache|no-store/.test(control)) return 0
  if (age !== undefined) return age * 1000
  const expires = expiryDate(headers.get('expires') ?? '')
  return expires === undefined ? defaultFreshMs : expires - Date.now()
}

export function keyOf(
  config: JwtConfig,
): KeySource | Extract<JwtConfig['key'], { kind: 'fixed' }>['material'] {
  return config.key.kind === 'url' ? createKeySet(config.key.url) : config.key.material
}
