import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().default(3009),
  PUBLIC_URL: z.url(),
  /** The URL for push notifications, if it is not the public URL. */
  PUSH_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1),
  SESSION_SECRET: z.string().min(16),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:3003'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().default('Questboard <hello@questboard.test>'),
  SANDBOX_URL: z.url().optional(),
  NODE_ENV: z.string().default('development'),
  /**
   * Files are written to this folder before they are put into the store. If no S3_* setting is set, this folder is
   * the store.
   */
  FILES_DIR: z.string().default('.data/files'),
  /** The bundle that bundle.ts has written. Without it, the worker bundles at its start (five seconds, 300 MB). */
  WORKFLOW_BUNDLE: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.string().default('info'),
})

export type WorkerSettings = z.infer<typeof environment>

/** True for a public https URL, because vendors push only to those. */
const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$|\.(local|test|internal)$/.test(hostname)
  )
}

/** The sandbox also pushes to loopback addresses. It is not used in production. */
export const pushUrlOf = ({
  NODE_ENV,
  PUSH_URL,
  PUBLIC_URL,
}: Pick<WorkerSettings, 'NODE_ENV' | 'PUSH_URL' | 'PUBLIC_URL'>): string | null => {
  if (PUSH_URL === undefined)
    return isPublic(PUBLIC_URL) ? `${PUBLIC_URL.replace(/\/+$/, '')}/api/webhooks` : null
  if (NODE_ENV === 'production' && !isPublic(PUSH_URL))
    throw new Error(
      'invalid worker settings: PUSH_URL: must be a public https address, because vendors send notifications only there',
    )
  return PUSH_URL
}

export const readSettings = (source: NodeJS.ProcessEnv): WorkerSettings => {
  const parsed = environment.safeParse(source)
  if (parsed.success) return parsed.data
  const words = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`invalid worker settings: ${words.join('; ')}`)
}
