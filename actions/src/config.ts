import { Resolver } from 'node:dns/promises'
import { z } from 'zod'

const url = z.url().transform((value) => value.replace(/\/+$/, ''))

const areServers = (servers: readonly string[]): boolean => {
  try {
    new Resolver().setServers(servers)
    return true
  } catch {
    return false
  }
}

const serverList = z
  .string()
  .transform((text) => text.split(',').map((server) => server.trim()))
  .refine(areServers, 'addresses, each with or without a port, separated by commas')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  ACTIONS_PORT: z.coerce.number().int().default(3010),
  PUBLIC_URL: url,
  DATABASE_URL: z.string().min(1),
  /** The engine's URL, for queries with a person's own token. Such queries return only what the person can see. */
  HASURA_URL: url,
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:3003'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  ACTIONS_SECRET: z.string().min(16, 'at least 16 characters'),
  CODE_ENCRYPTION_KEY: z.string(),
  CODE_HASH_KEY: z.string(),
  FILES_DIR: z.string().default('.data/files'),
  SANDBOX_URL: url.optional(),
  /** Name servers for custom domains. Defaults to the system's name servers. */
  DNS_SERVERS: serverList.optional(),
  LOG_LEVEL: z.string().default('info'),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

export const readConfig = (source: NodeJS.ProcessEnv) => {
  const parsed = environment.safeParse(source)
  if (!parsed.success) {
    const words = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`invalid settings of the actions service: ${words.join('; ')}`)
  }
  const settings = parsed.data
  return {
    production: settings.NODE_ENV === 'production',
    host: settings.HOST,
    port: settings.ACTIONS_PORT,
    publicUrl: settings.PUBLIC_URL,
    databaseUrl: settings.DATABASE_URL,
    hasuraUrl: settings.HASURA_URL,
    temporalAddress: settings.TEMPORAL_ADDRESS,
    temporalNamespace: settings.TEMPORAL_NAMESPACE,
    actionsSecret: settings.ACTIONS_SECRET,
    codeKeys: {
      CODE_ENCRYPTION_KEY: settings.CODE_ENCRYPTION_KEY,
      CODE_HASH_KEY: settings.CODE_HASH_KEY,
    },
    filesDir: settings.FILES_DIR,
    sandboxUrl: settings.SANDBOX_URL,
    dnsServers: settings.DNS_SERVERS ?? null,
    logLevel: settings.LOG_LEVEL,
    environment: source,
  }
}
