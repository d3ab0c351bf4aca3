/** A test's access to a running stack: to its engine as a person, and to its database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isErrorCode } from '@questboard/domain'
import pg from 'pg'
import { z } from 'zod'

const host = '127.0.0.1'

const secrets = z.object({ POSTGRES_PASSWORD: z.string(), HASURA_GRAPHQL_ADMIN_SECRET: z.string() })
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.unknown() }).optional() }))
    .optional(),
})

/** Session variables, as the gateway passes them to the engine. */
export type Session = Readonly<Record<string, string>>

type Row = Record<string, unknown>

export type Site = {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly temporalAddress: string
  /** Runs a statement. Retries while the database is unreachable. */
  query(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /**
   * Returns the document's only field. Retries while there is no response. Requests that must happen only once have
   * an idempotency key.
   */
  ask(session: Session, document: string, variables: object): Promise<unknown>
  close(): Promise<void>
}

/** The time that a stack can need to recover after a service was killed. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 250

/** Thrown for a refusal that would be the same after a retry. */
class Refused extends Error {}

/** True for errors in data and rules. Postgres' other errors mean that it is stopping or starting. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Refused ||
  (error instanceof Error && 'code' in error && /^(2|42|P0)\w{2,4}$/.test(String(error.code)))

const isAway = (code: unknown): boolean =>
  typeof code !== 'string' || code === 'unexpected' || code === 'service-unavailable' || !isErrorCode(code)

/** Retries any failure for a while, as people do. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const limit = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await work()
    } catch (error) {
      if (isRefusal(error) || Date.now() > limit) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Opens a stack. Its ports follow from the first port, and its secrets are in its folder. */
export function openSite(dataDir: string, port: number): Site {
  const known = secrets.parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')))
  const databaseUrl = `postgres://questboard:${known.POSTGRES_PASSWORD}@${host}:${port + 1}/questboard`
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 5 })
  // The pool replaces a connection that breaks while it is idle, so the error is ignored.
  pool.on('error', () => undefined)

  const askOnce = async (session: Session, query: string, variables: object): Promise<unknown> => {
    const response = await fetch(`http://${host}:${port + 2}/v1/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hasura-admin-secret': known.HASURA_GRAPHQL_ADMIN_SECRET,
        ...session,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(30_000),
    })
    const { data, errors } = answer.parse(await response.json())
    const [problem] = errors ?? []
    if (problem && !isAway(problem.extensions?.code)) throw new Refused(`${query}: ${problem.message}`)
    if (!data || problem) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return Object.values(data)[0]
  }

  return {
    dataDir,
    databaseUrl,
    temporalAddress: `${host}:${port + 3}`,
    query: (text, values = []) => patiently(async () => (await pool.query<Row>(text, [...values])).rows),
    ask: (...asked) => patiently(() => askOnce(...asked)),
    close: () => pool.end(),
  }
}
