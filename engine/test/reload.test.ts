import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { postRaw, SECRET, type Server, startServer } from './harness/server.ts'

const SQL = `create table note (id int primary key, body text, secret text); insert into note values (1, 'here', 'x')`

let database: ScratchDatabase
let metadata: string
let server: Server
const sockets: WebSocket[] = []
const patient = { timeout: 10_000 }

const allow = (columns: readonly string[]): void =>
  writeFileSync(
    join(metadata, 'databases/databases.yaml'),
    JSON.stringify([
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
        tables: [
          {
            table: { schema: 'public', name: 'note' },
            select_permissions: [{ role: 'reader', permission: { columns, filter: {} } }],
          },
        ],
      },
    ]),
  )

const start = (env: Readonly<Record<string, string>> = {}): Promise<Server> =>
  startServer({
    metadata,
    databaseUrl: database.url,
    env: { HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '50', ...env },
  })

beforeAll(async () => {
  database = await createScratchDatabase(SQL)
  metadata = mkdtempSync(join(tmpdir(), 'engine-reload-'))
  mkdirSync(join(metadata, 'databases'))
  writeFileSync(join(metadata, 'version.yaml'), 'version: 3')
  allow(['id', 'body', 'secret'])
  server = await start()
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.drop()
  rmSync(metadata, { recursive: true, force: true })
})

beforeEach(() => allow(['id', 'body', 'secret']))
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

const follow = (of: Server, query: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${of.port}/v1/graphql`, 'graphql-transport-ws')
  sockets.push(socket)
  const heard: string[] = []
  const closed: { code?: number; reason?: string } = {}
  const send = (message: object): void => socket.send(JSON.stringify(message))
  const headers = { 'x-hasura-admin-secret': SECRET, 'x-hasura-role': 'reader' }
  socket.on('open', () => send({ type: 'connection_init', payload: { headers } }))
  socket.on('close', (code, reason) => Object.assign(closed, { code, reason: String(reason) }))
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data))
    if (type === 'connection_ack') send({ type: 'subscribe', id: '1', payload: { query } })
    else if (type !== 'ping') heard.push(`${type} ${JSON.stringify(payload)}`)
  })
  return { heard, closed }
}

const reload = (of: Server) => postRaw(of, '{"type":"reload_metadata","args":{}}', '/v1/metadata')

const withSecret = 'subscription { note { id secret } }'

test("a reload of the metadata ends a role's subscription to removed columns, and refuses it after the client reconnects", async () => {
  const before = follow(server, withSecret)
  await expect.poll(() => before.heard, patient).toEqual(['next {"data":{"note":[{"id":1,"secret":"x"}]}}'])
  allow(['id', 'body'])
  await reload(server)
  await expect
    .poll(() => before.closed, patient)
    .toEqual({
      code: 1012,
      reason: 'Server state changed, restarting the server',
    })
  const after = follow(server, withSecret)
  await expect.poll(() => after.heard[0], patient).toContain("field 'secret' not found in type: 'note'")
})

test('a schema change with run_sql closes subscriptions, but a data change does not', async () => {
  await reload(server)
  const one = follow(server, 'subscription { note { id } }')
  await expect.poll(() => one.heard, patient).toHaveLength(1)
  const run = (sql: string) =>
    postRaw(server, JSON.stringify({ type: 'run_sql', args: { source: 'default', sql } }), '/v2/query')
  await run('insert into note values (2)')
  await expect.poll(() => one.heard, patient).toHaveLength(2)
  expect(one.closed).toEqual({})
  await run('alter table note add column more text')
  await expect.poll(() => one.closed.code, patient).toBe(1012)
})

test("WebSockets stay open during a reload of the metadata if the operator's setting says so", async () => {
  const other = await start({ HASURA_GRAPHQL_CLOSE_WEBSOCKETS_ON_METADATA_CHANGE: 'false' })
  try {
    const one = follow(other, 'subscription { note(where: {id: {_eq: 1}}) { id } }')
    await expect.poll(() => one.heard, patient).toHaveLength(1)
    expect((await reload(other)).status).toBe(200)
    expect(one.closed).toEqual({})
  } finally {
    await other.stop()
  }
})
