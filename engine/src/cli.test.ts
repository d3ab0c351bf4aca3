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

describe('the command `engine serve`', () => {
  test('`engine serve` applies the given migrations, serves the metadata and exits cleanly on SIGTERM', async () => {
    const engine = await programs.serve(['--migrations', 'migrations'])
    expect(await ask(engine.url, '{ book { id } }')).toEqual({ data: { book: [] } })
    engine.child.kill('SIGTERM')
    expect(await engine.exit).toBe(0)
  })
})

/** In this test, other code in the same process throws an unexpected error. */
const faults = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new Error('a fault of somebody') })
  process.on('SIGWINCH', () => { Promise.reject(new Error('a fault of somebody')) })`)}`

test.each(['SIGUSR2', 'SIGWINCH'] as const)(
  'an unexpected error ends the process and prints its message, even if it was thrown by a library (%s)',
  async (signal) => {
    const engine = await programs.serve(['--migrations', 'migrations'], {
      NODE_OPTIONS: `--import=${faults}`,
    })
    engine.child.kill(signal)
    expect(await engine.exit).toBe(1)
    expect(engine.output()).toContain('Error: a fault of somebody')
  },
)

describe('startup errors of the command `engine serve`', () => {
  const refusals: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    [
      'an invalid setting',
      { HASURA_GRAPHQL_PG_CONNECTIONS: 'many' },
      /^engine: HASURA_GRAPHQL_PG_CONNECTIONS: not a whole number: many\n$/,
    ],
    [
      'missing metadata',
      { HASURA_GRAPHQL_METADATA_DIR: 'nowhere' },
      /^engine: nowhere: is not a metadata directory\n$/,
    ],
    [
      'an unreachable database',
      { HASURA_GRAPHQL_DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      /^engine: the database cannot be reached: [^\n]*ECONNREFUSED[^\n]*\n$/,
    ],
  ]
  test.each(refusals)(
    '`engine serve` exits with a one-line error for %s',
    async (_, environment, message) => {
      const engine = programs.run(['serve'], environment)
      expect(await engine.exit).toBe(1)
      expect(engine.output()).toMatch(message)
    },
  )

  test('`engine serve` exits with a one-line error if the metadata does not match the database', async () => {
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

describe('the command `engine migrate`', () => {
  test('`engine migrate` applies and reverts migrations and prints each one', async () => {
    await database.pool.query('drop table if exists book cascade; drop schema if exists hdb_catalog cascade')
    const up = programs.run(['migrate'])
    expect(await up.exit).toBe(0)
    expect(up.output()).toContain('applied 1_books')
    const status = programs.run(['migrate', 'status'])
    await status.exit
    expect(status.output()).toMatch(/^applied {2}1_books/)
    const down = programs.run(['migrate', 'down', '--all'])
    expect(await down.exit).toBe(0)
    expect(down.output()).toContain('rolled back 1_books')
    expect(await programs.run(['migrate', 'down']).exit).toBe(2)
  })
})

describe("commands with the names of hasura-cli's commands", () => {
  const say = async (...args: readonly string[]) => {
    const program = programs.run(args)
    const code = await program.exit
    return { code, said: program.output() }
  }

  test("the CLI accepts hasura-cli's commands to migrate, seed and show the migration status", async () => {
    await database.pool.query('drop table if exists book cascade; drop schema if exists hdb_catalog cascade')
    expect(await say('migrate', 'apply', '--up', 'all')).toMatchObject({
      code: 0,
      said: expect.stringContaining('applied 1_books'),
    })
    expect((await say('migrate', 'apply', '--down', '1')).said).toBe('rolled back 1_books\n')
    expect((await say('migrate', 'apply', '--version', '1', '--skip-execution')).said).toContain(
      'applied 1_books',
    )
    expect((await say('migrate', 'status')).said).toMatch(/^applied {2}1_books/)
    expect(await say('migrate', 'apply', '--up', 'some')).toEqual({
      code: 2,
      said: 'engine: --up must be a number or "all", not some\n',
    })
    await database.pool.query('create table if not exists book (id int primary key)')
    const seeds = createFolder({
      'default/1_a.sql': 'insert into book values (7)',
      'default/2_b.sql': 'select 1',
    })
    expect((await say('seed', 'apply', '--seeds', seeds.path, '--file', '1_a.sql')).said).toMatch(
      /^ran \S*1_a.sql\n$/,
    )
    seeds.remove()
    await database.pool.query('delete from book')
  })

  test("the engine's metadata commands work while the engine runs", async () => {
    const engine = await programs.serve(['--migrations', 'migrations'])
    const at = ['--endpoint', engine.url] as const
    expect(await say('metadata', 'diff', ...at)).toEqual({ code: 0, said: 'no differences\n' })
    expect(await say('metadata', 'apply', ...at)).toEqual({ code: 0, said: 'the metadata is applied\n' })
    expect((await say('metadata', 'inconsistency', 'status', ...at)).said).toBe(
      'the metadata is consistent\n',
    )
    expect(JSON.parse((await say('metadata', 'export', ...at)).said)).toMatchObject({ version: 3 })
    expect((await say('console', ...at)).said).toBe(`${engine.url}/console\n`)
    expect((await say('metadata', 'apply', '--endpoint', 'http://127.0.0.1:1')).said).toMatch(
      /^engine: http:\/\/127.0.0.1:1 cannot be reached: [^\n]*\n$/,
    )
  })

  test('`metadata reload` and `metadata ic list` name what a dropped table makes inconsistent', async () => {
    const engine = await programs.serve(['--migrations', 'migrations'])
    const at = ['--endpoint', engine.url] as const
    await database.pool.query('drop table book cascade')
    const reloaded = await say('metadata', 'reload', ...at)
    expect(reloaded.said).toContain(
      'table book in source default: Inconsistent object: no such table/view exists in source: "book"',
    )
    expect((await say('metadata', 'ic', 'list', ...at)).said).toContain(
      'the metadata is inconsistent: 2 objects',
    )
    await database.pool.query('create table book (id int primary key)')
  })

  test('`metadata apply` sends the files to a real Hasura, which stores its metadata itself', async () => {
    const hasura = await createHook(({ body }) => {
      const { type } = body as { type: string }
      return {
        body:
          type === 'get_inconsistent_metadata' ? '{"is_consistent":true,"inconsistent_objects":[]}' : '{}',
      }
    })
    expect((await say('metadata', 'apply', '--endpoint', hasura.url)).said).toBe('the metadata is applied\n')
    expect(hasura.received.map(({ body }) => body)).toEqual([
      {
        type: 'replace_metadata',
        version: 2,
        args: { allow_inconsistent_metadata: true, metadata: expect.objectContaining({ version: 3 }) },
      },
      { type: 'get_inconsistent_metadata', args: {} },
    ])
    await hasura.close()
  })
})

describe('the command `engine metadata check`', () => {
  test('`engine metadata check` accepts a valid folder and names each problem in an invalid one', async () => {
    const sound = programs.run(['metadata', 'check'])
    expect(await sound.exit).toBe(0)
    expect(sound.output()).toContain('1 tables, 0 functions, 0 actions: no errors')
    const odd = createFolder({
      ...project,
      'metadata/rest_endpoints.yaml': '[{name: x}]',
      'metadata/cron_triggers.yaml': "[{name: n, webhook: 'http://x', schedule: often}]",
      'metadata/network.yaml': 'tls_allowlist: [{host: x}]',
    })
    const wrong = programs.run(['metadata', 'check', '--metadata', join(odd.path, 'metadata')])
    expect(await wrong.exit).toBe(1)
    expect(wrong.output().split('\n')).toEqual([
      'network.yaml: certificates of webhooks are always checked: ignored',
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

  test("`engine metadata check` accepts an update permission whose check is missing, as in Hasura's exports", async () => {
    const update =
      'update_permissions: [{role: reader, permission: {columns: [id], filter: {}, check: null}}]'
    expect(await checked(withPermission(update))).toContain('1 tables, 0 functions, 0 actions: no errors')
  })
})
