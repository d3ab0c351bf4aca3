import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { createHealthCheck } from './http/health.ts'
import type { Generation, Runtime } from './runtime.ts'
import { createAuthenticate } from './session/authenticate.ts'
import { readSettings } from './settings.ts'

/** Shared test helpers: folders, databases and webhooks that clean up after themselves. */

export function createFolder(files: Readonly<Record<string, string>>): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'engine-test-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

/**
 * Waits until all connections have ended, because a pool ends earlier than its connections. If Postgres then
 * terminates a connection, the error is not handled and ends the process.
 */
async function untilAllLeft(admin: Pool, name: string): Promise<void> {
  const isAnyoneIn = async () =>
    (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0
  for (let tries = 0; tries < 100 && (await isAnyoneIn()); tries += 1) await sleep(20)
}

export async function createDatabase(
  sql = '',
): Promise<{ url: string; pool: Pool; drop: () => Promise<void> }> {
  const name = `engine_edge_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const admin = new Pool({ connectionString: new URL('postgres', server).href, max: 1 })
  await admin.query(`create database ${name}`)
  const url = new URL(name, server).href
  const pool = new Pool({ connectionString: url, max: 10 })
  pool.on('error', () => {})
  if (sql !== '') await pool.query(sql)
  return {
    url,
    pool,
    async drop() {
      await pool.end()
      await untilAllLeft(admin, name)
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

export type Received = {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly text: string
}
export type HookReply = {
  readonly status?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly delayMs?: number
}

export async function createHook(reply: (received: Received, count: number) => HookReply = () => ({})) {
  const received: Received[] = []
  const http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const one = {
        url: request.url ?? '',
        headers: request.headers,
        text,
        body: text === '' ? undefined : safeJson(text),
      }
      received.push(one)
      const { status = 200, body = '{}', headers = {}, delayMs = 0 } = reply(one, received.length)
      setTimeout(() => response.writeHead(status, headers).end(body), delayMs).unref()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(resolve))
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function until(check: () => boolean | Promise<boolean>, ms = 8000): Promise<void> {
  const end = Date.now() + ms
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${check}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A runtime with the parts that a test provides. The other parts fail when they are used. */
export function buildRuntime(parts: {
  readonly pool: Pool
  readonly metadata?: object
  readonly core?: object
  readonly inconsistencies?: readonly object[]
  readonly environment?: Readonly<Record<string, string>>
}): Runtime {
  const settings = readSettings(parts.environment ?? {})
  const metadata = {
    source: { tables: [], functions: [] },
    actions: [],
    cronTriggers: [],
    apiLimits: noLimits,
    ...parts.metadata,
  }
  const generation = {
    metadata,
    inconsistencies: parts.inconsistencies ?? [],
    core: { ...parts.core },
    allowList: undefined,
    number: 1,
  }
  return {
    settings,
    pool: parts.pool,
    log: () => {},
    authenticate: createAuthenticate(settings.auth).authenticate,
    reachesDatabase: createHealthCheck(parts.pool),
    // Tests of the outer layers use only a few properties of the runtime.
    current: () => generation as unknown as Generation,
    reload: async () => {},
  }
}

const none = { global: undefined, perRole: new Map() }
const noLimits = {
  disabled: false,
  depthLimit: none,
  nodeLimit: none,
  timeLimitSeconds: none,
  batchLimit: none,
}
