import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'

/** Metadata as SQL, for a role. The names of the two roles differ only by a trailing space. */
const permission = (role: string) => `
        - {role: '${role}', permission: {columns: '*', check: {}, backend_only: true}}`
const DATABASES = `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  tables:
    - table: {schema: public, name: note}
      insert_permissions:${permission('user')}${permission('user ')}
`

let database: ScratchDatabase
let pool: pg.Pool
let core: Core
const folder = createFolder({
  'metadata/version.yaml': 'version: 3\n',
  'metadata/databases/databases.yaml': DATABASES,
})
beforeAll(async () => {
  database = await createScratchDatabase('create table note (id int primary key)')
  pool = createPool(database.url)
  core = await createTestCore(pool, loadMetadata(`${folder.path}/metadata`))
})
afterAll(async () => {
  folder.remove()
  await pool?.end()
  await database?.drop()
})

const insert = async (role: string, backendOnly: boolean, id: number): Promise<unknown> => {
  const context = { session: { ...sessionOf(role), backendOnly }, headers: {}, requestId: '' }
  const query = `mutation { insert_note(objects: [{ id: ${id} }]) { affected_rows } }`
  return JSON.parse((await core.execute({ query }, context)).body)
}

test("a query plan cached for a backend's request is not used for other requests or roles", async () => {
  const done = { data: { insert_note: { affected_rows: 1 } } }
  expect(await insert('user', true, 1)).toEqual(done)
  for (const role of ['user', 'user '])
    await expect((async () => insert(role, false, 2))()).rejects.toMatchObject({ code: 'validation-failed' })
  expect(await insert('user ', true, 3)).toEqual(done)
})
