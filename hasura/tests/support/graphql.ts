import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Role } from './metadata.ts'
import { openMetadata } from './openMetadata.ts'

const project = join(import.meta.dirname, '../../..')
const secret = 'permission-tests'

export type Session = { readonly role: Role; readonly userId?: string; readonly companyId?: string }

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).loose() }))
    .optional(),
})
export type Answer = z.infer<typeof answer>

export type Heard = { readonly id: string; readonly answer: Answer }

export type Reply = { readonly status: number; readonly text: string }

export type Graphql = {
  readonly listen: (
    session: Session,
    subscriptions: ReadonlyMap<string, string>,
    hear: (heard: Heard) => void,
  ) => Promise<{ readonly close: () => void }>
  readonly ask: (
    session: Session,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>
  /** Sends the request without parsing the response. */
  readonly post: (
    session: Session,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Reply>
  /** Runs SQL the way an admin does in the console. */
  readonly runSql: (sql: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Waits until the engine has started and returns its URL. The engine chooses a free port. */
async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the engine stopped:\n${output()}`)
    const [, address] = /serving on (http:\/\/[\d.:]+)/.exec(output()) ?? []
    if (address) return address
    await sleep(100)
  }
  throw new Error(`the engine did not get ready:\n${output()}`)
}

/**
 * A real Hasura has its own secret. The stack of `npm test` also sets a secret, but these tests use their own engine.
 */
const adminSecret =
  (process.env.GRAPHQL_URL === undefined ? undefined : process.env.HASURA_GRAPHQL_ADMIN_SECRET) ?? secret

const headersOf = (session: Session): Record<string, string> => ({
  'content-type': 'application/json',
  'x-hasura-admin-secret': adminSecret,
  'x-hasura-role': session.role,
  ...(session.userId === undefined ? {} : { 'x-hasura-user-id': session.userId }),
  ...(session.companyId === undefined ? {} : { 'x-hasura-company-id': session.companyId }),
})

const message = z.object({ type: z.string(), id: z.string().optional(), payload: z.json().optional() })

const listenAt = async (
  url: string,
  session: Session,
  subscriptions: ReadonlyMap<string, string>,
  hear: (heard: Heard) => void,
): Promise<{ readonly close: () => void }> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v1/graphql`, 'graphql-transport-ws')
  const send = (content: object): void => socket.send(JSON.stringify(content))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the socket did not open')))
    socket.addEventListener('open', () =>
      send({ type: 'connection_init', payload: { headers: headersOf(session) } }),
    )
    socket.addEventListener('message', ({ data }) => {
      const { type, id = '', payload } = message.parse(JSON.parse(String(data)))
      if (type === 'connection_ack') resolve()
      if (type === 'ping') send({ type: 'pong' })
      if (type === 'next') hear({ id, answer: answer.parse(payload) })
      if (type === 'error') hear({ id, answer: answer.parse({ errors: payload }) })
    })
  })
  for (const [id, query] of subscriptions) send({ type: 'subscribe', id, payload: { query } })
  return { close: () => socket.close() }
}

const runSqlAt = async (url: string, sql: string): Promise<void> => {
  const response = await fetch(`${url}/v2/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': adminSecret },
    body: JSON.stringify({ type: 'run_sql', args: { source: 'default', sql } }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}

/**
 * Starts the engine on this database with the opened metadata or the given folder's metadata. If GRAPHQL_URL is set,
 * uses a real Hasura that already serves this database and metadata.
 */
export async function startGraphql(databaseUrl: string, given?: string): Promise<Graphql> {
  const metadata = given ?? openMetadata()
  let output = ''
  const child =
    process.env.GRAPHQL_URL === undefined
      ? spawn(process.execPath, ['engine/src/cli.mjs', 'serve', '--metadata', metadata], {
          cwd: project,
          env: {
            ...process.env,
            PORT: '0',
            HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
            HASURA_GRAPHQL_ADMIN_SECRET: secret,
            HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
            ACTIONS_URL: 'http://127.0.0.1:9',
            ACTIONS_SECRET: secret,
          },
        })
      : undefined
  for (const stream of [child?.stdout, child?.stderr]) stream?.on('data', (text) => (output += String(text)))
  const url = child ? await addressOf(child, () => output) : (process.env.GRAPHQL_URL ?? '')
  const post: Graphql['post'] = async (session, query, variables = {}) => {
    const response = await fetch(`${url}/v1/graphql`, {
      method: 'POST',
      headers: headersOf(session),
      body: JSON.stringify({ query, variables }),
    })
    return { status: response.status, text: await response.text() }
  }
  return {
    listen: (session, subscriptions, hear) => listenAt(url, session, subscriptions, hear),
    post,
    runSql: (sql) => runSqlAt(url, sql),
    ask: async (session, query, variables) =>
      answer.parse(JSON.parse((await post(session, query, variables)).text)),
    stop: async () => {
      if (child !== undefined && child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      if (given === undefined) rmSync(metadata, { recursive: true, force: true })
    },
  }
}
