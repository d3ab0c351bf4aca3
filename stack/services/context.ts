import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Secrets } from '../dataDir.ts'
import { passOn, root, type Settings } from '../env.ts'
import type { Launcher } from '../launch.ts'
import type { Service } from '../service.ts'

/** Settings and helpers that all services share. */
export type Context = { settings: Settings; secrets: Secrets; launcher: Launcher }

/** The loopback address, so that the stack cannot be reached from outside. */
export const host = '127.0.0.1'

export const at = (port: number, path = '') => `http://${host}:${port}${path}`

export function databaseUrl({ settings, secrets }: Context, database = 'questboard'): string {
  return `postgres://questboard:${encodeURIComponent(secrets.POSTGRES_PASSWORD)}@${host}:${settings.POSTGRES_PORT}/${database}`
}

/** The environment of all our services, with the same names as in docker-compose.yml. */
export function serviceEnv(context: Context): Record<string, string> {
  const { settings, secrets } = context
  const actions = at(settings.ACTIONS_PORT)
  return {
    ...inherited(),
    ...passOn(settings),
    ...vendorUrls(settings),
    NODE_ENV: settings.NODE_ENV,
    PORT: String(settings.PORT),
    PUBLIC_URL: settings.PUBLIC_URL,
    DATA_DIR: settings.DATA_DIR,
    FILES_DIR: settings.FILES_DIR,
    DATABASE_URL: databaseUrl(context),
    HASURA_URL: at(settings.ENGINE_PORT),
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl(context),
    HASURA_GRAPHQL_ADMIN_SECRET: secrets.HASURA_GRAPHQL_ADMIN_SECRET,
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
      jwk_url: `${at(settings.GATEWAY_PORT)}/.well-known/jwks.json`,
      issuer: 'questboard',
      audience: 'questboard-graphql',
    }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
    HASURA_GRAPHQL_ENABLE_CONSOLE: 'true',
    ACTIONS_URL: actions,
    ACTIONS_SECRET: secrets.ACTIONS_SECRET,
    STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET ?? sandboxSignature(secrets),
    SESSION_SECRET: secrets.SESSION_SECRET,
    TEMPORAL_ADDRESS: `${host}:${settings.TEMPORAL_PORT}`,
    TEMPORAL_NAMESPACE: settings.TEMPORAL_NAMESPACE,
    WORKER_URL: at(settings.WORKER_PORT),
    SMTP_URL: settings.SMTP_URL,
    MAIL_FROM: settings.MAIL_FROM,
    SESSION_POLL_SECONDS: String(settings.SESSION_POLL_SECONDS),
    SANDBOX_URL: settings.SANDBOX_URL,
    TWITCH_CLIENT_ID: settings.TWITCH_CLIENT_ID,
    TWITCH_CLIENT_SECRET: settings.TWITCH_CLIENT_SECRET,
    GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET,
    TIKTOK_CLIENT_ID: settings.TIKTOK_CLIENT_ID,
    TIKTOK_CLIENT_SECRET: settings.TIKTOK_CLIENT_SECRET,
    IGDB_CLIENT_ID: settings.IGDB_CLIENT_ID,
    IGDB_CLIENT_SECRET: settings.IGDB_CLIENT_SECRET,
    // Node caches compiled code, because compiling takes a second at each start.
    NODE_COMPILE_CACHE: join(settings.QUESTBOARD_CACHE, 'node-compile'),
  }
}

/** The sandbox's webhook secret. No one outside this machine can know it. */
const sandboxSignature = ({ SESSION_SECRET }: Secrets): string =>
  `whsec_${createHmac('sha256', SESSION_SECRET).update('stripe sandbox').digest('hex')}`

/** These settings are only for services that read or write codes. */
export const codeKeyEnv = ({ secrets }: Context): Record<string, string> => ({
  CODE_ENCRYPTION_KEY: secrets.CODE_ENCRYPTION_KEY,
  CODE_HASH_KEY: secrets.CODE_HASH_KEY,
})

/** The vendors' URLs. If a URL is missing, our clients use the vendor itself. */
function vendorUrls(settings: Settings): Record<string, string> {
  const { TWITCH_BASE_URL, GOOGLE_BASE_URL, TIKTOK_BASE_URL, IGDB_BASE_URL, STEAM_BASE_URL } = settings
  const urls = Object.entries({
    TWITCH_BASE_URL,
    GOOGLE_BASE_URL,
    TIKTOK_BASE_URL,
    IGDB_BASE_URL,
    STEAM_BASE_URL,
  })
  return Object.fromEntries(urls.flatMap(([name, url]) => (url === undefined ? [] : [[name, url]])))
}

/**
 * Passes on only the variables that programs need to run, so that an accidental PGPASSWORD or NODE_OPTIONS has no
 * effect.
 */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ', 'TERM']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** The variables that programs need to run, and those with pip's and Go's package sources and proxies. */
export function forFetching(): Record<string, string> {
  const names = /^(GO|CGO_|PIP_|HTTPS?_PROXY|NO_PROXY|SSL_CERT|REQUESTS_CA_BUNDLE)/i
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    names.test(name) && value !== undefined ? [[name, value]] : [],
  )
  return { ...inherited(), ...Object.fromEntries(given) }
}

/** The Node that runs this program. The bootstrap has taken it from the lockfile. */
export const node = process.execPath

/**
 * A flag that limits V8's memory for new objects, which can grow to three times 16 MB and rarely shrinks. Small limits
 * save a third of the stack's memory. Services that respond to requests get the highest limit, so that short-lived
 * objects are still collected early.
 */
export const youngSpace = (megabytes: number) => `--max-semi-space-size=${megabytes}`

export const inRoot = (...path: string[]) => join(root, ...path)

export async function answers(url: string, patience = 2000): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  await response.body?.cancel()
  return response.ok
}

/** Checks that a service is ready, and later that it is not stuck. Later checks accept any response. */
export const watchedAt = (url: string): Required<Pick<Service, 'isReady' | 'pulse'>> => ({
  isReady: () => answers(url),
  pulse: () => answers(url, 5000),
})

/** Our services log JSON with pino's levels. Levels from 50 on are errors. */
export function isErrorLine(line: string): boolean {
  return /"level":(50|60)\b|"level":"(error|fatal)"/.test(line)
}

const lineSchema = z.object({
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
  type: z.string().optional(),
  detail: z
    .union([z.string(), z.object({ message: z.string() })])
    .optional()
    .catch(undefined),
})

/** The message of a JSON log line. */
export function wordsOf(line: string): string {
  try {
    const { msg, err, type, detail } = lineSchema.parse(JSON.parse(line))
    const details = typeof detail === 'object' ? detail.message : detail
    const parts = [msg, err?.message, ...(details ? [type, details] : [])].filter(Boolean)
    return [...new Set(parts)].join(': ') || line
  } catch {
    return line
  }
}
