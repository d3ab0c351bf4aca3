import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, createPrograms, project } from './cli/testProgram.ts'
import { createDatabase, createFolder, createHook } from './testing.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let hook: Awaited<ReturnType<typeof createHook>>
let programs: ReturnType<typeof createPrograms>

beforeAll(async () => {
  hook = await createHook()
  database = await createDatabase()
  programs = createPrograms(() => ({ HASURA_GRAPHQL_DATABASE_URL: database.url, HOOK: hook.url }))
})
afterEach(() => programs.killAll())
afterAll(async () => {
  programs.remove()
  await database.drop()
  await hook.close()
})

describe('engine serve', () => {
  test('applies the migrations it is given, serves the metadata, and ends in peace on SIGTERM', async () => {
    const engine = await programs.serve(['--migrations', 'migrations'])
    expect(await ask(engine.url, '{ book { id } }')).toEqual({ data: { book: [] } })
    engine.child.kill('SIGTERM')
    expect(await engine.exit).toBe(0)
  })
})

/** Code of somebody else's in the same process, with a fault that nobody expects. */
const faults = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new Error('a fault of somebody') })
  process.on('SIGWINCH', () => { Promise.reject(new Error('a fault of somebody')) })`)}`

test.each(['SIGUSR2', 'SIGWINCH'] as const)(
  'a fault that nobody expects ends the process with its words, whosever it is (%s)',
  async (signal) => {
    const engine = await programs.serve(['--migrations', 'migrations'], {
      NODE_OPTIONS: `--import=${faults}`,
    })
    engine.child.kill(signal)
    expect(await engine.exit).toBe(1)
    expect(engine.output()).toContain('Error: a fault of somebody')
  },
)

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
    const engine = programs.run(['serve'], environment)
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
    const engine = programs.run(['serve', '--metadata', join(odd.path, 'metadata')])
    expect(await engine.exit).toBe(1)
    expect(engine.output()).toMatch(/^engine: databases\/databases.yaml: [^\n]*nobook[^\n]*\n$/)
    odd.remove()
  })
})

describe('engine migrate', () => {
  test('goes down and up again, and says what it did', async () => {
    await database.pool.query('drop table if exists book cascade; drop schema if exists hdb_catalog cascade')
    const up = programs.run(['migrate'])
    expect(await up.exit).toBe(0)
    expect(up.output()).toContain('applied 1_books')
    const status = programs.run(['migrate', 'status'])
    await status.exit
    expect(status.output()).toMatch(/^applied {2}1_books/)
    const down = programs.run(['migrate', 'down', '--all'])
    expect(await down.exit).toBe(0)
    expect(down.output()).toContain('took back 1_books')
    expect(await programs.run(['migrate', 'down']).exit).toBe(2)
  })
})

describe('engine metadata check', () => {
  test('passes a sound folder and names what is wrong with another', async () => {
    const sound = programs.run(['metadata', 'check'])
    expect(await sound.exit).toBe(0)
    expect(sound.output()).toContain('1 tables, 0 functions, 0 actions: fine')
    const odd = createFolder({
      ...project,
      'metadata/rest_endpoints.yaml': '[{name: x}]',
      'metadata/cron_triggers.yaml': "[{name: n, webhook: 'http://x', schedule: often}]",
      'metadata/network.yaml': 'tls_allowlist: [{host: x}]',
    })
    const wrong = programs.run(['metadata', 'check', '--metadata', join(odd.path, 'metadata')])
    expect(await wrong.exit).toBe(1)
    expect(wrong.output().split('\n')).toEqual([
      'network.yaml: certificates of webhooks are checked wherever they lead: passed over',
      'engine: rest_endpoints.yaml: in endpoint "x": REST endpoints are not supported',
      expect.stringMatching(/^engine: cron_triggers.yaml: in cron trigger "n": schedule "often": /),
      '',
    ])
    odd.remove()
  })

  const withPermission = (permission: string) =>
    createFolder({
      ...project,
      'metadata/databases/databases.yaml': `${project['metadata/databases/databases.yaml']}      ${permission}\n`,
    })
  const checked = async (folder: ReturnType<typeof createFolder>) => {
    const program = programs.run(['metadata', 'check', '--metadata', join(folder.path, 'metadata')])
    await program.exit
    folder.remove()
    return program.output()
  }

  test("takes what Hasura's own export says of an update without a check", async () => {
    const update =
      'update_permissions: [{role: reader, permission: {columns: [id], filter: {}, check: null}}]'
    expect(await checked(withPermission(update))).toContain('1 tables, 0 functions, 0 actions: fine')
  })
})
