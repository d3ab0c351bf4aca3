import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createScratchDatabase, runSql, type ScratchDatabase, withClient } from './harness/database.ts'
import { freePort, post, SECRET, type Server, startServer } from './harness/server.ts'

const SQL = `
create table note (id text primary key, body text);
insert into note values ('first', 'here');
create function wait(seconds double precision) returns setof note stable language sql as
  $$ select n.* from note n, pg_sleep(seconds) $$;
create function wait_and_write(seconds double precision) returns setof note volatile language sql as
  $$ insert into note select 'late', 'written' from pg_sleep(seconds) returning * $$;`

const SOURCE = [
  {
    name: 'default',
    kind: 'postgres',
    configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
    tables: [
      {
        table: { schema: 'public', name: 'note' },
        select_permissions: [{ role: 'hurried', permission: { columns: '*', filter: {} } }],
        event_triggers: [
          {
            name: 'note_written',
            definition: { enable_manual: false, insert: { columns: '*' } },
            retry_conf: { num_retries: 10, interval_sec: 1, timeout_sec: 5 },
            webhook: '{{LISTENER}}/note',
          },
        ],
      },
    ],
    functions: [
      { function: { schema: 'public', name: 'wait' }, permissions: [{ role: 'hurried' }] },
      {
        function: { schema: 'public', name: 'wait_and_write' },
        configuration: { exposed_as: 'mutation' },
        permissions: [{ role: 'hurried' }],
      },
    ],
  },
]

let database: ScratchDatabase
let metadata: string
let server: Server
let listener: HttpServer
let listenerUrl: string
/** The notes that the webhook has received. A note can be in the list twice. */
let heard: string[] = []
/** Number of notes that the webhook confirms before it stops responding. */
let patience = Number.POSITIVE_INFINITY

const startListener = async (): Promise<void> => {
  const port = await freePort()
  listener = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (heard.length >= patience) return
      const { event } = JSON.parse(Buffer.concat(chunks).toString())
      heard.push(event.data.new.id)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve))
  listenerUrl = `http://127.0.0.1:${port}`
}

const start = (): Promise<Server> =>
  startServer({
    metadata,
    databaseUrl: database.url,
    env: {
      LISTENER: listenerUrl,
      HASURA_GRAPHQL_PG_CONNECTIONS: '4',
      HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '200',
      HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE: '4',
    },
  })

beforeAll(async () => {
  database = await createScratchDatabase(SQL)
  metadata = mkdtempSync(join(tmpdir(), 'engine-faults-'))
  mkdirSync(join(metadata, 'databases'))
  writeFileSync(join(metadata, 'version.yaml'), 'version: 3')
  writeFileSync(join(metadata, 'databases/databases.yaml'), JSON.stringify(SOURCE))
  const limits = { disabled: false, time_limit: { per_role: { hurried: 1 } } }
  writeFileSync(join(metadata, 'api_limits.yaml'), JSON.stringify(limits))
  await startListener()
  server = await start()
}, 60_000)

afterAll(async () => {
  await server?.stop()
  listener?.close()
  await database?.drop()
  rmSync(metadata, { recursive: true, force: true })
})

beforeEach(async () => {
  await runSql(database.url, `delete from note where id <> 'first'`)
  heard = []
  patience = Number.POSITIVE_INFINITY
})

const killConnections = (condition: string): Promise<unknown> =>
  runSql(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  )

const read = '{ note_by_pk(id: "first") { body } }'
const there = { data: { note_by_pk: { body: 'here' } } }

const ask = async (of: Server, query: string): Promise<unknown> => {
  const { status, text } = await post(of, query)
  expect(status).toBe(200)
  return JSON.parse(text)
}

const running = (condition: string): Promise<number> =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and ${condition}`,
    )
    return rows[0]?.count ?? 0
  })

const underWay = (condition: string): Promise<void> =>
  expect.poll(() => running(condition), { timeout: 10_000 }).toBe(1)

test('/healthz responds even if all database connections are in use and more requests wait', async () => {
  const asked = Array.from({ length: 6 }, () => ask(server, '{ wait(args: { seconds: 3 }) { id } }'))
  await expect.poll(() => running(`query like '%wait%'`), { timeout: 10_000 }).toBe(4)
  const health = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(1_500) })
  expect([health.status, await health.text()]).toEqual([200, 'OK'])
  expect(await running(`query like '%wait%'`)).toBe(4)
  await Promise.all(asked)
})

test('a query whose connection is lost fails cleanly, and the next query works', async () => {
  const waiting = post(server, '{ wait(args: {seconds: 20}) { id } }')
  await underWay("query ilike '%wait%'")
  await killConnections("state = 'active' and query ilike '%wait%'")
  const { status, text } = await waiting
  expect(status).toBe(200)
  expect(JSON.parse(text).errors).toHaveLength(1)
  expect(await ask(server, read)).toEqual(there)
})

test('a mutation whose connection is lost changes nothing', async () => {
  const waiting = post(
    server,
    'mutation { a: insert_note_one(object: {id: "before"}) { id } wait_and_write(args: {seconds: 20}) { id } }',
  )
  await underWay("query ilike '%wait_and_write%'")
  await killConnections("state = 'active' and query ilike '%wait_and_write%'")
  expect(JSON.parse((await waiting).text).errors).toHaveLength(1)
  expect(
    await ask(server, '{ note_aggregate(where: {id: {_in: ["before", "late"]}}) { aggregate { count } } }'),
  ).toEqual({
    data: { note_aggregate: { aggregate: { count: 0 } } },
  })
})

test('requests succeed after all idle connections were closed', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask(server, read)))
  await killConnections('true')
  await sleep(200)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(server, read)))
  expect(answers).toEqual(Array.from({ length: 8 }, () => there))
})

test('events are still delivered after the LISTEN connection was lost', { timeout: 20_000 }, async () => {
  await killConnections('true')
  await sleep(200)
  const id = randomUUID()
  await ask(server, `mutation { insert_note_one(object: {id: "${id}"}) { id } }`)
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(id)
})

/** Sends a request and returns a function that disconnects its client. */
const ring = (query: string): (() => Promise<void>) => {
  const patience = new AbortController()
  const ended = fetch(`${server.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': SECRET },
    body: JSON.stringify({ query }),
    signal: patience.signal,
  }).then(
    async (response) => void (await response.text().catch(() => undefined)),
    () => undefined,
  )
  return () => {
    patience.abort()
    return ended
  }
}

test('when a client disconnects, its read query also ends in Postgres', async () => {
  const hangUp = ring('{ wait(args: {seconds: 20}) { id } }')
  await underWay(`query ilike '%"wait"(%'`)
  await hangUp()
  await expect.poll(() => running(`query ilike '%"wait"(%'`), { timeout: 5000 }).toBe(0)
  expect(await ask(server, read)).toEqual(there)
})

test('when a client disconnects, its write continues', async () => {
  const hangUp = ring('mutation { wait_and_write(args: {seconds: 1}) { id } }')
  await underWay("query ilike '%wait_and_write%'")
  await hangUp()
  const late = '{ note_by_pk(id: "late") { body } }'
  await expect
    .poll(() => ask(server, late), { timeout: 10_000 })
    .toEqual({ data: { note_by_pk: { body: 'written' } } })
  await ask(server, 'mutation { delete_note_by_pk(id: "late") { id } }')
})

test.each([
  '{ wait(args: {seconds: 20}) { id } }',
  'mutation { wait_and_write(args: {seconds: 20}) { id } }',
])("a role's time limit ends a statement, even a write: %s", async (query) => {
  const response = await fetch(`${server.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': SECRET, 'x-hasura-role': 'hurried' },
    body: JSON.stringify({ query }),
  })
  const { errors } = JSON.parse(await response.text())
  expect(errors[0].message).toBe('time limit of 1 s exceeded')
  await expect.poll(() => running(`query ilike '%"wait%'`), { timeout: 5000 }).toBe(0)
  expect(await ask(server, '{ note_by_pk(id: "late") { id } }')).toEqual({ data: { note_by_pk: null } })
})

test("disconnecting clients never end another client's statement", { timeout: 60_000 }, async () => {
  // Disconnects at about the time when the statement ends, while requests constantly reuse the four connections.
  const short = '{ wait(args: {seconds: 0.03}) { id } }'
  const leaving = Array.from({ length: 6 }, async (_, n) => {
    for (let turn = 0; turn < 25; turn += 1) {
      const hangUp = ring(short)
      await sleep(20 + ((n * 5 + turn) % 25))
      await hangUp()
    }
  })
  const staying = Array.from({ length: 6 }, async () => {
    for (let turn = 0; turn < 25; turn += 1)
      expect(await ask(server, short)).toEqual({ data: { wait: [{ id: 'first' }] } })
  })
  await Promise.all([...leaving, ...staying])
})

const written = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}-${n}`)

const write = (ids: readonly string[]): Promise<unknown> =>
  withClient(database.url, (client) => client.query('insert into note select unnest($1::text[])', [ids]))

test('an engine that is killed while it delivers events loses none', { timeout: 60_000 }, async () => {
  patience = 5
  const ids = written('killed', 30)
  await write(ids)
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(patience)
  await server.stop('SIGKILL')
  patience = Number.POSITIVE_INFINITY
  // The next engine takes over events that were locked more than ten seconds ago.
  await runSql(database.url, `update hdb_catalog.event_log set locked = locked - interval '11 seconds'`)
  server = await start()
  await expect
    .poll(() => new Set(heard.filter((id) => id.startsWith('killed'))).size, { timeout: 40_000 })
    .toBe(ids.length)
})

test('two engines on one database deliver each event only once', { timeout: 30_000 }, async () => {
  const second = await start()
  try {
    const ids = written('shared', 60)
    await write(ids)
    const shared = (): readonly string[] => heard.filter((id) => id.startsWith('shared'))
    await expect.poll(() => new Set(shared()).size, { timeout: 20_000 }).toBe(ids.length)
    await sleep(500)
    expect(shared().toSorted()).toEqual(ids.toSorted())
  } finally {
    await second.stop()
  }
})

test('a running request still gets its response when the engine is asked to stop', async () => {
  const other = await start()
  const waiting = post(other, '{ wait(args: {seconds: 1}) { id } }')
  await underWay(`query ilike '%"wait"(%'`)
  const stopping = other.stop()
  expect((await waiting).text).toContain('"id":"first"')
  await stopping
  expect(other.isAlive()).toBe(false)
})
