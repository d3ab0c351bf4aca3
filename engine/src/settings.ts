import type { Settings } from './contract.ts'

export const version = 'v2.48.5'
export const userAgent = `hasura-graphql-engine/${version}`

export type Api = 'graphql' | 'metadata' | 'config' | 'pgdump' | 'developer'
export type Isolation = 'read-committed' | 'repeatable-read' | 'serializable'

export type AuthSettings = {
  readonly adminSecret: string | undefined
  /** The JSON values of HASURA_GRAPHQL_JWT_SECRET(S), which session/jwtConfig.ts parses. */
  readonly jwtSecrets: readonly unknown[]
  readonly unauthorizedRole: string | undefined
}

export type CorsSettings = {
  /** Allowed origins. Empty if CORS is disabled. */
  readonly domains: '*' | readonly string[]
  /**
   * True if CORS is disabled. In that case, every page can open sockets, but cookies are ignored unless
   * `socketsReadCookies` is set.
   */
  readonly disabled: boolean
  readonly socketsReadCookies: boolean
}

export type Polling = { readonly intervalMs: number; readonly batchSize: number }

export type EngineSettings = {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly auth: AuthSettings
  readonly apis: ReadonlySet<Api>
  readonly cors: CorsSettings
  readonly console: boolean
  readonly allowList: boolean
  /** If true, inconsistent objects are reported and left out. If false, the engine refuses to start. */
  readonly allowInconsistent: boolean
  readonly adminInternalErrors: boolean
  readonly devMode: boolean
  readonly preserve401: boolean
  readonly maxBodyBytes: number
  readonly poolSize: number
  readonly isolation: Isolation
  readonly events: Polling & { readonly concurrency: number }
  readonly asyncActionsIntervalMs: number
  readonly configuredHeadersWin: boolean
  readonly liveQueries: Polling
  readonly streams: Polling
  readonly webSocket: {
    readonly keepAliveMs: number
    readonly initTimeoutMs: number
    readonly maxBufferBytes: number
    readonly closeOnMetadataChange: boolean
  }
  readonly gracefulShutdownMs: number
  readonly core: Settings
}

export type Environment = Readonly<Record<string, string | undefined>>

export class SettingsError extends Error {}

const prefix = 'HASURA_GRAPHQL_'

function reader(environment: Environment) {
  const text = (name: string) => {
    const value = environment[prefix + name]
    return value === undefined || value === '' ? undefined : value
  }
  const refuse = (name: string, what: string): never => {
    throw new SettingsError(`${prefix}${name}: ${what}`)
  }
  const boolean = (name: string, otherwise: boolean) => {
    const value = text(name)?.toLowerCase()
    if (value === undefined) return otherwise
    if (['true', 't', 'yes', 'y', '1'].includes(value)) return true
    if (['false', 'f', 'no', 'n', '0'].includes(value)) return false
    return refuse(name, `not a valid boolean: ${value}`)
  }
  const natural = (name: string, otherwise: number) => {
    const value = text(name)
    if (value === undefined) return otherwise
    return /^\d+$/.test(value) ? Number(value) : refuse(name, `not a whole number: ${value}`)
  }
  const oneOf = <T extends string>(name: string, words: readonly T[], otherwise: T): T => {
    const value = text(name)
    if (value === undefined) return otherwise
    return (
      words.find((word) => word === value.toLowerCase()) ??
      refuse(name, `not one of ${words.join(', ')}: ${value}`)
    )
  }
  const list = (name: string) =>
    text(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const json = (name: string): unknown => {
    const value = text(name)
    if (value === undefined) return undefined
    try {
      return JSON.parse(value)
    } catch {
      return refuse(name, 'not valid JSON')
    }
  }
  return { text, refuse, boolean, natural, oneOf, list, json }
}

type Reader = ReturnType<typeof reader>

/** Reads Hasura's environment variables. `PORT` overrides HASURA_GRAPHQL_SERVER_PORT. */
export function readSettings(environment: Environment): EngineSettings {
  const read = reader(environment)
  return {
    host: read.text('SERVER_HOST') ?? '127.0.0.1',
    port: portOf(environment, read),
    databaseUrl: read.text('DATABASE_URL'),
    auth: authSettings(read),
    apis: new Set(enabledApis(read)),
    cors: corsSettings(read),
    console: read.boolean('ENABLE_CONSOLE', false),
    allowList: read.boolean('ENABLE_ALLOWLIST', false),
    allowInconsistent: read.boolean('ALLOW_INCONSISTENT_METADATA', false),
    adminInternalErrors: read.boolean('ADMIN_INTERNAL_ERRORS', true),
    devMode: read.boolean('DEV_MODE', false),
    preserve401: read.boolean('PRESERVE_401_ERRORS', false),
    maxBodyBytes: read.natural('MAX_BODY_BYTES', 32 * 1024 * 1024),
    poolSize: Math.max(1, read.natural('PG_CONNECTIONS', 50)),
    isolation: read.oneOf(
      'TX_ISOLATION',
      ['read-committed', 'repeatable-read', 'serializable'],
      'read-committed',
    ),
    events: {
      intervalMs: Math.max(10, read.natural('EVENTS_FETCH_INTERVAL', 1000)),
      batchSize: Math.max(1, read.natural('EVENTS_FETCH_BATCH_SIZE', 100)),
      concurrency: Math.max(1, read.natural('EVENTS_HTTP_POOL_SIZE', 100)),
    },
    asyncActionsIntervalMs: read.natural('ASYNC_ACTIONS_FETCH_INTERVAL', 1000),
    configuredHeadersWin: read.boolean('CONFIGURED_HEADER_PRECEDENCE', false),
    liveQueries: polling(read, 'LIVE_QUERIES'),
    streams: polling(read, 'STREAMING_QUERIES'),
    webSocket: {
      keepAliveMs: read.natural('WEBSOCKET_KEEPALIVE', 5) * 1000,
      initTimeoutMs: read.natural('WEBSOCKET_CONNECTION_INIT_TIMEOUT', 3) * 1000,
      maxBufferBytes: read.natural('WEBSOCKET_MAX_BUFFER_BYTES', 16 * 1024 * 1024),
      closeOnMetadataChange: read.boolean('CLOSE_WEBSOCKETS_ON_METADATA_CHANGE', true),
    },
    gracefulShutdownMs: read.natural('GRACEFUL_SHUTDOWN_TIMEOUT', 60) * 1000,
    core: coreSettings(read),
  }
}

function portOf(environment: Environment, read: Reader): number {
  const value = environment.PORT
  if (value === undefined || value === '') return read.natural('SERVER_PORT', 8080)
  if (!/^\d+$/.test(value)) throw new SettingsError(`PORT: not a whole number: ${value}`)
  return Number(value)
}

/** Refuses the same combinations as Hasura at startup (hasura-reference 5). */
function authSettings(read: Reader): AuthSettings {
  const adminSecret = read.text('ADMIN_SECRET') ?? read.text('ACCESS_KEY')
  const one = read.json('JWT_SECRET')
  const several = read.json('JWT_SECRETS')
  if (several !== undefined && !Array.isArray(several)) read.refuse('JWT_SECRETS', 'must be a JSON list')
  const jwtSecrets = [...(one === undefined ? [] : [one]), ...(Array.isArray(several) ? several : [])]
  // Refuses the combination of settings, because otherwise every request would be denied or get the unauthorized role.
  if (read.text('AUTH_HOOK') !== undefined)
    read.refuse('AUTH_HOOK', 'authentication webhooks are not supported')
  const unauthorizedRole = read.text('UNAUTHORIZED_ROLE')
  if (adminSecret === undefined) {
    if (jwtSecrets.length > 0) read.refuse('JWT_SECRET', 'needs HASURA_GRAPHQL_ADMIN_SECRET')
    if (unauthorizedRole !== undefined) read.refuse('UNAUTHORIZED_ROLE', 'needs HASURA_GRAPHQL_ADMIN_SECRET')
  }
  return { adminSecret, jwtSecrets, unauthorizedRole }
}

function enabledApis(read: Reader): readonly Api[] {
  const known: readonly Api[] = ['graphql', 'metadata', 'config', 'pgdump', 'developer']
  const names = read.list('ENABLED_APIS')
  if (names === undefined) return ['graphql', 'metadata', 'config', 'pgdump']
  return names.map(
    (name) =>
      known.find((api) => api === name.toLowerCase()) ?? read.refuse('ENABLED_APIS', `unknown API: ${name}`),
  )
}

function corsSettings(read: Reader): CorsSettings {
  if (!read.boolean('DISABLE_CORS', false))
    return { domains: corsDomains(read), disabled: false, socketsReadCookies: true }
  return { domains: [], disabled: true, socketsReadCookies: read.boolean('WS_READ_COOKIE', false) }
}

function corsDomains(read: Reader): '*' | readonly string[] {
  const domains = read.list('CORS_DOMAIN')
  if (domains === undefined || (domains.length === 1 && domains[0] === '*')) return '*'
  for (const domain of domains)
    if (!/^[\p{L}\d+.-]+:\/\/(?:\*\.)?[^*]+$/u.test(domain))
      read.refuse(
        'CORS_DOMAIN',
        `invalid domain: '${domain}'. All domains should have scheme + (optional wildcard) host + (optional port)`,
      )
  return domains
}

function polling(read: Reader, kind: string): Polling {
  return {
    intervalMs: Math.max(10, read.natural(`${kind}_MULTIPLEXED_REFETCH_INTERVAL`, 1000)),
    batchSize: Math.max(1, read.natural(`${kind}_MULTIPLEXED_BATCH_SIZE`, 100)),
  }
}

/** Experimental features that are now standard or have no visible effect. */
const settledExperiments = ['inherited_roles', 'streaming_subscriptions', 'optimize_permission_filters']

function checkExperiments(read: Reader): void {
  for (const name of read.list('EXPERIMENTAL_FEATURES') ?? [])
    if (!settledExperiments.includes(name)) read.refuse('EXPERIMENTAL_FEATURES', `not supported: ${name}`)
}

function coreSettings(read: Reader): Settings {
  checkExperiments(read)
  return {
    stringifyNumericTypes: read.boolean('STRINGIFY_NUMERIC_TYPES', false),
    inferFunctionPermissions: read.boolean('INFER_FUNCTION_PERMISSIONS', true),
    preparedStatements: read.boolean('USE_PREPARED_STATEMENTS', true),
    planCacheBytes: read.natural('PLAN_CACHE_BYTES', 64 * 1024 * 1024),
    maxAnswerBytes: read.natural('MAX_ANSWER_BYTES', Number.POSITIVE_INFINITY),
  }
}
