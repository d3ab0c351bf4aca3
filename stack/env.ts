/** All settings of the stack on one machine. The table in docs/settings.md is generated from them. */
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { Fault } from './fault.ts'

export const root = dirname(import.meta.dirname)

const aPort = 'must be a whole number from 1 to 65535'
const port = z.coerce.number(aPort).int(aPort).min(1, aPort).max(65_535, aPort)

/** A setting's description. `shown` is the text in the table for a default that depends on other settings. */
function about(description: string, shown?: string) {
  return shown ? { description, shown } : { description }
}

const offset = (n: number, description: string) => port.optional().meta(about(description, `\`PORT\`+${n}`))
const secret = (description: string) =>
  z.string().min(16).optional().meta(about(description, 'generated and stored in `DATA_DIR/secrets.json`'))

const codeKeyDefault = 'generated and stored in `DATA_DIR/secrets.json`; none in production'

const sandboxClient = 'questboard-sandbox'

const vendor = (name: string) => ({
  url: z
    .url()
    .optional()
    .meta(about(`the address of the ${name} API`, "the sandbox; the vendor's own if you set a client ID")),
  id: z
    .string()
    .default(sandboxClient)
    .meta(about(`the ${name} client ID`)),
  secret: z
    .string()
    .default('questboard-sandbox-secret')
    .meta(about(`the ${name} client secret`)),
})
const twitch = vendor('Twitch')
const google = vendor('Google (YouTube)')
const tiktok = vendor('TikTok')
const igdb = vendor('IGDB')

/** Settings that services read themselves. If one is unset, each service uses its own default. */
const passedOn = z.object({
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .optional()
    .meta(about('the level of detail in the logs', '`info`')),
  TRUST_PROXY: z
    .string()
    .optional()
    .meta(
      about("the proxies whose `X-Forwarded-For` header is trusted (Express's `trust proxy`)", '`loopback`'),
    ),
  DNS_SERVERS: z
    .string()
    .optional()
    .meta(
      about(
        'the DNS servers that check custom domains, separated by commas',
        "the sandbox; in production the machine's",
      ),
    ),
  S3_ENDPOINT: z
    .url()
    .optional()
    .meta(about('the address of an S3-compatible store for uploads', 'none; uploads go to `FILES_DIR`')),
  S3_BUCKET: z
    .string()
    .optional()
    .meta(about('the bucket; created on first use if the credentials allow it', 'none')),
  S3_REGION: z.string().optional().meta(about("the bucket's region", '`us-east-1`')),
  S3_ACCESS_KEY: z.string().optional().meta(about("the store's access key ID", 'none')),
  S3_SECRET_KEY: z.string().optional().meta(about("the store's secret access key", 'none')),
  STRIPE_CONNECT_SECRET_KEY: z
    .string()
    .optional()
    .meta(about('the secret key of the Stripe Connect platform that pays creators', 'the sandbox')),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .optional()
    .meta(about('the signing secret of the webhook to `/api/webhooks/connect`', 'none')),
  STRIPE_CONNECT_BASE_URL: z
    .url()
    .optional()
    .meta(about('the address of the Stripe Connect API', "Stripe's")),
  PAYPAL_CLIENT_ID: z.string().optional().meta(about('the PayPal client ID for payouts', 'the sandbox')),
  PAYPAL_CLIENT_SECRET: z.string().optional().meta(about('the PayPal client secret', 'none')),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .optional()
    .meta(about('the ID that PayPal gave to the webhook to `/api/webhooks/paypal`', 'none')),
  PAYPAL_BASE_URL: z.url().optional().meta(about('the address of the PayPal API', "PayPal's")),
  PAYPAL_WEB_URL: z.url().optional().meta(about("the address of PayPal's login page", "PayPal's")),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .meta(about('the Stripe secret key for card payments', 'the sandbox')),
  STRIPE_BASE_URL: z
    .url()
    .optional()
    .meta(about('the address of the Stripe API', "Stripe's; the sandbox if no key is set")),
  STRIPE_WEBHOOK_URL: z
    .url()
    .optional()
    .meta(about("where the sandbox sends Stripe's webhooks", 'the gateway')),
  PAYOUTS_ARRIVE_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta(about('how many milliseconds a payout takes in the sandbox', '`3000`')),
  SANDBOX_SLOW_MS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta(about('how many milliseconds a slow answer takes in the sandbox', '`30000`')),
  PUSH_URL: z
    .url()
    .optional()
    .meta(
      about(
        'where Twitch and YouTube send channel notifications',
        'the gateway if the sandbox replaces both, otherwise `PUBLIC_URL/api/webhooks`; none without a public https address',
      ),
    ),
  WEBHOOKS_URL: z.url().optional().meta(about('where the sandbox sends its other webhooks', 'the gateway')),
  BOT_CHECK_SITE_KEY: z.string().optional().meta(about('the Turnstile site key for public forms', 'off')),
  BOT_CHECK_SECRET: z.string().optional().meta(about('the Turnstile secret key', 'off')),
  BOT_CHECK_BASE_URL: z.url().optional().meta(about('the address of the Turnstile API', "Cloudflare's")),
})

export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .meta(about('`production` disables the demo accounts and loads no demo data')),
  PORT: port.default(3000).meta(about('the only public port: web client and gateway')),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .optional()
    .meta(about('the public address of the site', '`http://localhost:PORT`')),
  DATA_DIR: z.string().default('.data').meta(about("the folder of this copy's data")),
  FILES_DIR: z.string().optional().meta(about('the folder of uploaded files', '`DATA_DIR/files`')),
  QUESTBOARD_CACHE: z
    .string()
    .optional()
    .meta(about('the folder of built programs, which all copies share', '`~/.cache/questboard`')),
  POSTGRES_PORT: offset(1, 'Postgres'),
  ENGINE_PORT: offset(2, 'the GraphQL engine'),
  TEMPORAL_PORT: offset(3, 'Temporal, gRPC'),
  TEMPORAL_UI_PORT: offset(4, "Temporal's web UI"),
  TEMPORAL_HTTP_PORT: offset(5, "Temporal's HTTP API"),
  TEMPORAL_METRICS_PORT: offset(6, "Temporal's metrics"),
  SANDBOX_PORT: offset(7, "the sandbox: vendors' APIs and the mail page"),
  SMTP_PORT: offset(8, "the sandbox's mail catcher"),
  WORKER_PORT: offset(9, "the worker's health check"),
  ACTIONS_PORT: offset(10, 'the actions service, which only the engine calls'),
  GATEWAY_PORT: port
    .optional()
    .meta(about('the gateway; its own port only under `npm run dev`', '`PORT` (`PORT`+11 in dev)')),
  HASURA_DIR: z.string().default('hasura').meta(about('the folder of metadata, migrations and seeds')),
  POSTGRES_BIN: z
    .string()
    .optional()
    .meta(
      about(
        "the folder of Postgres' programs",
        "the machine's, if it is version 15 or newer, otherwise npm's",
      ),
    ),
  DURABLE: z
    .stringbool()
    .optional()
    .meta(about('Postgres loses no committed data, even if it is killed', '`true`; in tests `false`')),
  SEED: z
    .stringbool()
    .optional()
    .meta(about('loads demo data at the first start', '`true`; in production `false`')),
  TEMPORAL_NAMESPACE: z.string().default('default').meta(about("Temporal's namespace")),
  MAIL_FROM: z.string().default('Questboard <hello@questboard.test>').meta(about('the sender of emails')),
  SMTP_URL: z.url().optional().meta(about('the mail server', "the sandbox's mail catcher")),
  BACKUP_PASSPHRASE: z
    .string()
    .optional()
    .meta(about('encrypts and opens backups with names like `….age`', 'you type it in the terminal')),
  BACKUP_RECIPIENT: z
    .string()
    .optional()
    .meta(about('an age public key (`age1…`) that encrypts backups instead of a passphrase', 'none')),
  BACKUP_IDENTITY: z
    .string()
    .optional()
    .meta(about('the file with the matching age identity, to restore such a backup', 'none')),
  POSTGRES_PASSWORD: secret("Postgres' password"),
  HASURA_GRAPHQL_ADMIN_SECRET: secret("the engine's admin secret"),
  ACTIONS_SECRET: secret('the secret that the engine sends to the actions service'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .meta(
      about(
        'the signing secret of the webhook to `/api/webhooks/stripe`',
        "the sandbox's, if the sandbox replaces Stripe",
      ),
    ),
  SESSION_POLL_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .meta(about('how often an open page reads its session again, in seconds', 'never')),
  SESSION_SECRET: secret('signs cookies and encrypts tokens'),
  CODE_ENCRYPTION_KEY: z
    .string()
    .optional()
    .meta(
      about(
        'encrypts codes: `id:key`, separated by commas; the first key encrypts new codes, the others only decrypt',
        codeKeyDefault,
      ),
    ),
  CODE_HASH_KEY: z
    .string()
    .optional()
    .meta(about('hashes codes, so that they can be found without decrypting any', codeKeyDefault)),
  TWITCH_BASE_URL: twitch.url,
  TWITCH_CLIENT_ID: twitch.id,
  TWITCH_CLIENT_SECRET: twitch.secret,
  GOOGLE_BASE_URL: google.url,
  GOOGLE_CLIENT_ID: google.id,
  GOOGLE_CLIENT_SECRET: google.secret,
  TIKTOK_BASE_URL: tiktok.url,
  TIKTOK_CLIENT_ID: tiktok.id,
  TIKTOK_CLIENT_SECRET: tiktok.secret,
  IGDB_BASE_URL: igdb.url,
  IGDB_CLIENT_ID: igdb.id,
  IGDB_CLIENT_SECRET: igdb.secret,
  STEAM_BASE_URL: z
    .url()
    .optional()
    .meta(about("the address of Steam's store", "the sandbox; in production Steam's")),
  ...passedOn.shape,
})

export type Settings = ReturnType<typeof complete>

/** Adds defaults that depend on other settings. */
function complete(given: z.infer<typeof settingsSchema>, isDev: boolean) {
  const dataDir = resolve(root, given.DATA_DIR)
  const at = (n: number) => given.PORT + n
  const sandboxPort = given.SANDBOX_PORT ?? at(7)
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const smtpPort = given.SMTP_PORT ?? at(8)
  const vendorUrl = (url: string | undefined, clientId: string, path: string) =>
    url ?? (clientId === sandboxClient ? `${sandboxUrl}/${path}` : undefined)
  return {
    ...given,
    DATA_DIR: dataDir,
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    FILES_DIR: resolve(root, given.FILES_DIR ?? join(dataDir, 'files')),
    QUESTBOARD_CACHE: given.QUESTBOARD_CACHE ?? join(homedir(), '.cache', 'questboard'),
    POSTGRES_PORT: given.POSTGRES_PORT ?? at(1),
    ENGINE_PORT: given.ENGINE_PORT ?? at(2),
    TEMPORAL_PORT: given.TEMPORAL_PORT ?? at(3),
    TEMPORAL_UI_PORT: given.TEMPORAL_UI_PORT ?? at(4),
    TEMPORAL_HTTP_PORT: given.TEMPORAL_HTTP_PORT ?? at(5),
    TEMPORAL_METRICS_PORT: given.TEMPORAL_METRICS_PORT ?? at(6),
    SANDBOX_PORT: sandboxPort,
    SMTP_PORT: smtpPort,
    WORKER_PORT: given.WORKER_PORT ?? at(9),
    ACTIONS_PORT: given.ACTIONS_PORT ?? at(10),
    GATEWAY_PORT: given.GATEWAY_PORT ?? at(isDev ? 11 : 0),
    SANDBOX_URL: sandboxUrl,
    DNS_SERVERS:
      given.DNS_SERVERS ?? (given.NODE_ENV === 'production' ? undefined : `127.0.0.1:${sandboxPort}`),
    SMTP_URL: given.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
    TWITCH_BASE_URL: vendorUrl(given.TWITCH_BASE_URL, given.TWITCH_CLIENT_ID, 'twitch'),
    GOOGLE_BASE_URL: vendorUrl(given.GOOGLE_BASE_URL, given.GOOGLE_CLIENT_ID, 'google'),
    TIKTOK_BASE_URL: vendorUrl(given.TIKTOK_BASE_URL, given.TIKTOK_CLIENT_ID, 'tiktok'),
    IGDB_BASE_URL: vendorUrl(given.IGDB_BASE_URL, given.IGDB_CLIENT_ID, 'igdb'),
    STEAM_BASE_URL:
      given.STEAM_BASE_URL ?? (given.NODE_ENV === 'production' ? undefined : `${sandboxUrl}/steam`),
    HASURA_DIR: resolve(root, given.HASURA_DIR),
    DURABLE: given.DURABLE ?? given.NODE_ENV !== 'test',
    SEED: given.SEED ?? given.NODE_ENV !== 'production',
    isDev,
  }
}

export function readSettings(env: NodeJS.ProcessEnv, { isDev = false } = {}): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settingsSchema.safeParse(given)
  if (!read.success) {
    const words = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Fault(`Invalid settings: ${words.join('; ')}.`)
  }
  const settings = complete(read.data, isDev)
  if (settings.PORT > 65_524)
    throw new Fault('PORT is too high: the services use the eleven ports after it. Set it to 65524 or lower.')
  return settings
}

/** True if all of these URLs belong to the sandbox. */
export const isSandbox = (
  { SANDBOX_URL }: Pick<Settings, 'SANDBOX_URL'>,
  urls: readonly (string | undefined)[],
): boolean => urls.every((url) => url?.startsWith(SANDBOX_URL))

/** Settings that still use the sandbox, so that no real mail or payout is sent. In production, they are reported. */
export function playedBySandbox(settings: Settings): string[] {
  const { SMTP_URL, TWITCH_BASE_URL, GOOGLE_BASE_URL, TIKTOK_BASE_URL, IGDB_BASE_URL } = settings
  const { SANDBOX_URL } = settings
  const STRIPE_SECRET_KEY = settings.STRIPE_SECRET_KEY ? settings.STRIPE_BASE_URL : SANDBOX_URL
  const STRIPE_CONNECT_SECRET_KEY = settings.STRIPE_CONNECT_SECRET_KEY ? undefined : SANDBOX_URL
  const PAYPAL_CLIENT_ID = settings.PAYPAL_CLIENT_ID ? undefined : SANDBOX_URL
  const ours = [SANDBOX_URL, `smtp://127.0.0.1:${settings.SMTP_PORT}`]
  const asked = { SMTP_URL, TWITCH_BASE_URL, GOOGLE_BASE_URL, TIKTOK_BASE_URL, IGDB_BASE_URL }
  const paid = { STRIPE_SECRET_KEY, STRIPE_CONNECT_SECRET_KEY, PAYPAL_CLIENT_ID }
  return Object.entries({ ...asked, ...paid })
    .filter(([, url]) => ours.some((each) => url?.startsWith(each)))
    .map(([name]) => name)
}

/** The settings for services that have a value. */
export function passOn(settings: Settings): Record<string, string> {
  const given = Object.entries(passedOn.parse(settings))
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  )
}

/** Generates the table for docs/settings.md. */
export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const meta = schema.meta()
    const fallback: unknown = schema.safeParse(undefined).data
    return `| \`${name}\` | ${String(meta?.shown ?? `\`${fallback}\``)} | ${meta?.description ?? ''} |`
  })
  return ['| setting | default | description |', '|---|---|---|', ...rows].join('\n')
}
