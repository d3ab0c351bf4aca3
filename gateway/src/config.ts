import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const url = z.url().transform((value) => value.replace(/\/+$/, ''))
const secret = z.string().min(16, 'at least 16 characters')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: z.string().min(1),
  HASURA_URL: url,
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:3003'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  SESSION_SECRET: secret,
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).default(0),
  /** The secret that shows a caller at any IP address the details of /api/health. */
  HASURA_GRAPHQL_ADMIN_SECRET: z.string().min(1).optional(),
  FILES_DIR: z.string().default('.data/files'),
  WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  SMTP_URL: z.string().optional(),
  WORKER_URL: url.optional(),
  ACTIONS_URL: url.optional(),
  /** The secret that authenticates the gateway to the actions when it forwards codes. */
  ACTIONS_SECRET: z.string().min(1).optional(),
  SANDBOX_URL: url.optional(),
  /** The proxies whose X-Forwarded-For header we trust, in the format of express' "trust proxy". */
  TRUST_PROXY: z.string().default('loopback'),
  /** The limit in bytes. The embedded engine uses the same limit. */
  HASURA_GRAPHQL_MAX_ANSWER_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(4 * 1024 * 1024),
  LOG_LEVEL: z.string().default('info'),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

export const readConfig = (source: NodeJS.ProcessEnv) => {
  const parsed = environment.safeParse(source)
  if (!parsed.success) {
    const words = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`invalid gateway settings: ${words.join('; ')}`)
  }
  const settings = parsed.data
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    production: settings.NODE_ENV === 'production',
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    databaseUrl: settings.DATABASE_URL,
    hasuraUrl: settings.HASURA_URL,
    temporalAddress: settings.TEMPORAL_ADDRESS,
    temporalNamespace: settings.TEMPORAL_NAMESPACE,
    adminSecret: settings.HASURA_GRAPHQL_ADMIN_SECRET,
    sessionSecret: settings.SESSION_SECRET,
    sessionPollSeconds: settings.SESSION_POLL_SECONDS,
    filesDir: settings.FILES_DIR,
    webDir: settings.WEB_DIST,
    smtpUrl: settings.SMTP_URL,
    workerUrl: settings.WORKER_URL,
    actionsUrl: settings.ACTIONS_URL,
    actionsSecret: settings.ACTIONS_SECRET,
    sandboxUrl: settings.SANDBOX_URL,
    largestAnswer: settings.HASURA_GRAPHQL_MAX_ANSWER_BYTES,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    /** The time for which the result of the check for stuck rows is cached, because that check is expensive. */
    marketEveryMs: settings.NODE_ENV === 'test' ? 5_000 : 30_000,
    environment: source,
  }
}
