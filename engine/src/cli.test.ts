import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, createFolder, createHook, type HookReply, until } from './testing.ts'

/** A small project of one table with an event trigger. */
const project = {
  'metadata/version.yaml': 'version: 3\n',
  'metadata/databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  tables:
    - table: {schema: public, name: book}
      event_triggers:
        - name: on_book
          definition: {insert: {columns: '*'}}
          retry_conf: {num_retries: 5, interval_sec: 0, timeout_sec: 20}
          webhook: '{{HOOK}}'
`,
  'migrations/default/1_books/up.sql': 'create table book (id int primary key)',
  'migrations/default/1_books/down.sql': 'drop table book',
}

let reply: (count: number) => HookReply = () => ({})
let database: Awaited<ReturnType<typeof createDatabase>>
let hook: Awaited<ReturnType<typeof createHook>>
let folder: ReturnType<typeof createFolder>
const running: ChildProcess[] = []

beforeAll(async () => {
  hook = await createHook((_, count) => reply(count))
  folder = createFolder(project)
  database = await createDatabase()
})
afterAll(async () => {
  folder.remove()
  await database.drop()
  await hook.close()
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.mjs'), ...args], {
    cwd: folder.path,
    env: {
      PATH: process.env.PATH,
      HASURA_GRAPHQL_DATABASE_URL: database.url,
      HASURA_GRAPHQL_ADMIN_SECRET: 's',
      HOOK: hook.url,
      PORT: '0',
      ...environment,
    },
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, exit, output: () => output }
}

async function serve(args: readonly string[] = []) {
  const engine = run(['serve', ...args])
  const address = () => /serving on (http:\/\/[\d.:]+)/.exec(engine.output())?.[1]
  await until(() => address() !== undefined || engine.child.exitCode !== null)
  const url = address()
  if (url === undefined) throw new Error(engine.output())
  return { ...engine, url }
}

async function ask(url: string, query: string) {
  const response = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': 's' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

const insert = (url: string, ids: readonly number[]) =>
  ask(
    url,
    `mutation { insert_book(objects: [${ids.map((id) => `{id: ${id}}`).join(',')}]) { affected_rows } }`,
  )

const received = () =>
  hook.received.map(({ body }) => (body as { event: { data: { new: { id: number } } } }).event.data.new.id)

describe('engine serve', () => {
  test('applies the migrations it is given, serves the metadata, and ends in peace on SIGTERM', async () => {
    const engine = await serve(['--migrations', 'migrations'])
    expect(await ask(engine.url, '{ book { id } }')).toEqual({ data: { book: [] } })
    engine.child.kill('SIGTERM')
    expect(await engine.exit).toBe(0)
  })

  test('loses no event when it is killed in the middle of delivering', async () => {
    reply = () => ({ delayMs: 400 })
    const first = await serve()
    const ids = Array.from({ length: 40 }, (_, index) => index)
    await insert(first.url, ids)
    await until(() => hook.received.length > 5)
    first.child.kill('SIGKILL')
    await first.exit
    await new Promise((resolve) => setTimeout(resolve, 600))
    const { rows } = await database.pool.query('select from hdb_catalog.event_log where delivered')
    expect(rows.length).toBeLessThan(40)
    reply = () => ({})
    await serve()
    const delivered = async () =>
      (await database.pool.query('select from hdb_catalog.event_log where not delivered')).rows.length === 0
    await until(delivered, 14_000)
    expect([...new Set(received())].sort((a, b) => a - b)).toEqual(ids)
  }, 30_000)

  test('finishes the deliveries in hand before it ends', async () => {
    reply = () => ({ delayMs: 500 })
    hook.received.length = 0
    const engine = await serve()
    await insert(engine.url, [100, 101])
    await until(() => hook.received.length === 2)
    engine.child.kill('SIGTERM')
    expect(await engine.exit).toBe(0)
    const { rows } = await database.pool.query('select from hdb_catalog.event_log where not delivered')
    expect(rows).toHaveLength(0)
  })
})

describe('what stops the start says so in one line', () => {
  const refusals: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    [
      'a wrong setting',
      { HASURA_GRAPHQL_PG_CONNECTIONS: 'many' },
      /^engine: HASURA_GRAPHQL_PG_CONNECTIONS: not a whole number: many\n$/,
    ],
    [
      'no metadata',
      { HASURA_GRAPHQL_METADATA_DIR: 'nowhere' },
      /^engine: nowhere: is not a metadata directory\n$/,
    ],
    [
      'no database',
      { HASURA_GRAPHQL_DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      /^engine: the database cannot be reached: [^\n]*ECONNREFUSED[^\n]*\n$/,
    ],
  ]
  test.each(refusals)('%s', async (_, environment, message) => {
    const engine = run(['serve'], environment)
    expect(await engine.exit).toBe(1)
    expect(engine.output()).toMatch(message)
  })

  test('metadata that does not fit the database', async () => {
    const odd = createFolder({
      ...project,
      'metadata/databases/databases.yaml': project['metadata/databases/databases.yaml'].replace(
        'name: book}',
        'name: nobook}',
      ),
    })
    const engine = run(['serve', '--metadata', join(odd.path, 'metadata')])
    expect(await engine.exit).toBe(1)
    expect(engine.output()).toMatch(/^engine: databases\/databases.yaml: .*nobook/)
    odd.remove()
  })
})

describe('engine migrate', () => {
  test('goes down and up again, and says what it did', async () => {
    await database.pool.query('drop table if exists book cascade; drop schema if exists hdb_catalog cascade')
    const up = run(['migrate'])
    expect(await up.exit).toBe(0)
    expect(up.output()).toContain('applied 1_books')
    const status = run(['migrate', 'status'])
    await status.exit
    expect(status.output()).toMatch(/^applied {2}1_books/)
    const down = run(['migrate', 'down', '--all'])
    expect(await down.exit).toBe(0)
    expect(down.output()).toContain('took back 1_books')
    expect(await run(['migrate', 'down']).exit).toBe(2)
  })
})

describe('engine metadata check', () => {
  test('passes a sound folder and names what is wrong with another', async () => {
    const sound = run(['metadata', 'check'])
    expect(await sound.exit).toBe(0)
    expect(sound.output()).toContain('1 tables, 0 functions, 0 actions: fine')
    const odd = createFolder({ ...project, 'metadata/rest_endpoints.yaml': '[{name: x}]' })
    const wrong = run(['metadata', 'check', '--metadata', join(odd.path, 'metadata')])
    expect(await wrong.exit).toBe(1)
    expect(wrong.output()).toBe('engine: rest_endpoints.yaml: REST endpoints are not supported\n')
    odd.remove()
  })
})
