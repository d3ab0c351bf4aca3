import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createScratchDatabase, runSql, type ScratchDatabase, withClient } from './harness/database.ts'
import { post, postRaw, type Server, startServer } from './harness/server.ts'

const SQL = `
create table author (id int primary key, name text);
create table book (id int primary key, author_id int references author, title text);
insert into author values (1, 'Ann'); insert into book values (1, 1, 'Out');
create function titles() returns setof book language sql stable as 'select * from book'`

const files = {
  'version.yaml': 'version: 3',
  'databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  functions:
    - function: {schema: public, name: titles}
    - function: {schema: public, name: gone}
  tables:
    - table: {schema: public, name: author}
      array_relationships:
        - {name: books, using: {foreign_key_constraint_on: {table: {schema: public, name: book}, column: author_id}}}
        - {name: films, using: {manual_configuration: {remote_table: {schema: crm, name: film}, column_mapping: {id: author_id}, insertion_order: null}}}
      select_permissions:
        - {role: reader, permission: {columns: '*', filter: {}}}
        - {role: critic, permission: {columns: '*', filter: {films: {id: {_gt: 0}}}}}
    - table: {schema: public, name: book}
      select_permissions:
        - {role: reader, permission: {columns: [id, isbn], filter: {}}}
        - {role: critic, permission: {columns: [id, title], filter: {}}}
      insert_permissions:
        - {role: critic, permission: {columns: '*', check: {}, validate_input: {type: http, definition: {url: 'http://x'}}}}
      event_triggers:
        - {name: on_book, definition: {insert: {columns: '*'}}, webhook: '{{HOOK}}/books'}
        - {name: on_isbn, definition: {insert: {columns: '*'}, update: {columns: [isbn]}}, webhook: 'http://x'}
    - table: {schema: crm, name: film}
      select_permissions:
        - {role: reader, permission: {columns: '*', filter: {}}}
`,
  'actions.yaml': `
actions:
  - {name: lend, definition: {handler: '{{HOOK}}/lend'}}
  - {name: titles, definition: {handler: 'http://x'}}
  - {name: sell, definition: {handler: 'http://x'}}
`,
  'actions.graphql': 'type Query { titles: Int, sell: Price }\ntype Mutation { lend: Int }',
  'remote_schemas.yaml': '[{name: cms, definition: {url: "http://x"}}]',
}

let database: ScratchDatabase
let metadata: string
let server: Server | undefined

beforeAll(async () => {
  metadata = mkdtempSync(join(tmpdir(), 'engine-inconsistent-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(metadata, name)), { recursive: true })
    writeFileSync(join(metadata, name), text)
  }
  database = await createScratchDatabase(SQL)
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(async () => {
  await database?.drop()
  rmSync(metadata, { recursive: true, force: true })
})

const start = async (env: Readonly<Record<string, string>>): Promise<Server> => {
  server = await startServer({ metadata, databaseUrl: database.url, env })
  return server
}
const lenient = { HASURA_GRAPHQL_ALLOW_INCONSISTENT_METADATA: 'true' }

test('the engine does not start with inconsistent metadata, and names every inconsistent object and missing variable', async () => {
  await expect(start({})).rejects.toThrow(
    [
      'engine: remote_schemas.yaml: in remote schema "cms": remote schemas are not supported',
      'engine: databases/databases.yaml: in table "book": in permission for role "critic": webhooks that validate input (validate_input) are not supported',
    ].join('\n'),
  )
  const said = await start({}).catch(String)
  for (const line of [
    'no such table/view exists in source: "crm.film"',
    'in table "author": in relationship "films": table "film" is not tracked',
    'in table "author": in permission for role "critic": "films" does not exist',
    'in table "book": in permission for role "reader": column "isbn" does not exist',
    'in table "book": in event trigger "on_isbn": column "isbn" does not exist',
    'in function "gone": no such function exists: "gone"',
    'action "titles": query field "titles" is also that of function "titles"',
    'in action "sell": the type: Price is not defined in custom types',
    `in table "book": in event trigger "on_book": environment variable 'HOOK' not set (and 1 more that name it)`,
  ])
    expect(said).toContain(line)
})

test('if inconsistent metadata are allowed, the engine serves the consistent part and reports the rest like Hasura', async () => {
  const served = await start(lenient)
  const all = '{ author { name books { title } } titles { id } }'
  expect(JSON.parse((await post(served, all)).text)).toEqual({
    data: { author: [{ name: 'Ann', books: [{ title: 'Out' }] }], titles: [{ id: 1 }] },
  })
  for (const field of ['crm_film { id }', 'sell', 'author { films { id } }'])
    expect((await post(served, `{ ${field} }`)).text).toContain('validation-failed')
  expect(await (await fetch(`${served.url}/healthz`)).text()).toBe('WARN: inconsistent objects in schema')
  expect((await fetch(`${served.url}/healthz?strict=true`)).status).toBe(500)

  const answer = await postRaw(served, '{"type":"get_inconsistent_metadata","args":{}}', '/v1/metadata')
  const { is_consistent, inconsistent_objects } = JSON.parse(answer.text)
  expect(is_consistent).toBe(false)
  const named = (name: string) => inconsistent_objects.find((one: { name: string }) => one.name === name)
  expect(named('table crm.film in source default')).toEqual({
    type: 'table',
    name: 'table crm.film in source default',
    reason: 'Inconsistent object: no such table/view exists in source: "crm.film"',
    definition: { schema: 'crm', name: 'film' },
  })
  expect(named('select_permission reader in table crm.film in source default')).toMatchObject({
    type: 'select_permission',
    reason: 'Inconsistent object: table "crm.film" does not exist',
  })
  expect(named('array_relation films in table author in source default')).toMatchObject({
    type: 'array_relation',
    definition: {
      source: 'default',
      table: { schema: 'public', name: 'author' },
      name: 'films',
      using: { manual_configuration: { column_mapping: { id: 'author_id' } } },
    },
  })
  expect(named('select_permission reader in table book in source default')).toEqual({
    type: 'select_permission',
    name: 'select_permission reader in table book in source default',
    reason:
      'Inconsistent object: in table "book": in permission for role "reader": column "isbn" does not exist',
    definition: {
      source: 'default',
      table: { schema: 'public', name: 'book' },
      role: 'reader',
      permission: { columns: ['id', 'isbn'], filter: {} },
    },
  })
  expect(named('event_trigger on_book in table book in source default')).toMatchObject({
    definition: { table: { schema: 'public', name: 'book' }, configuration: { name: 'on_book' } },
  })
  expect(named('function gone in source default')).toMatchObject({
    definition: { schema: 'public', name: 'gone' },
  })
  expect(named('remote_schema cms')).toMatchObject({ type: 'remote_schema', definition: { name: 'cms' } })
  expect(served.output()).toContain('"message":"Inconsistent Metadata!"')
})

test('a permission with inconsistent metadata gives its role no access', async () => {
  const served = await start(lenient)
  const ask = async (role: string, query: string) =>
    (
      await fetch(`${served.url}/v1/graphql`, {
        method: 'POST',
        headers: { 'x-hasura-admin-secret': 'test-admin-secret', 'x-hasura-role': role },
        body: JSON.stringify({ query }),
      })
    ).text()
  expect(await ask('reader', '{ book { id } }')).toContain("field 'book' not found in type: 'query_root'")
  expect(await ask('critic', '{ author { id } }')).toContain("field 'author' not found in type: 'query_root'")
  expect(await ask('critic', 'mutation { insert_book_one(object: {id: 9}) { id } }')).toContain(
    'no mutations exist',
  )
  expect(JSON.parse(await ask('critic', '{ book { title } }'))).toEqual({
    data: { book: [{ title: 'Out' }] },
  })
})

test('events are stored for a trigger whose webhook is unknown, and an inconsistent trigger does not block writes', async () => {
  await start(lenient)
  await runSql(database.url, `insert into book values (2, 1, 'Next')`)
  const events = await withClient(database.url, (client) =>
    client.query('select trigger_name, delivered, archived from hdb_catalog.event_log'),
  )
  expect(events.rows).toEqual([{ trigger_name: 'on_book', delivered: false, archived: false }])
})
