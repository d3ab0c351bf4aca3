import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'

const SQL = `
create table member (id int primary key, email text not null, club text, "cardNo" text, left_on date);
create unique index member_email on member (lower(email));
create unique index member_card on member ("cardNo") include (club);
create unique index member_club on member (club, id) where left_on is null and club <> 'x''y';
create unique index "member-odd" on member (id, email);
create index member_left on member (left_on);
alter table member add constraint member_one_club unique (id, club);
create table wish (member int references member (id), text text);
create unique index wish_once on wish (member, text)`

const DATABASES = `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  tables:
    - table: {schema: public, name: member}
    - table: {schema: public, name: wish}
`

let database: ScratchDatabase
let pool: pg.Pool
let core: Core
const folder = createFolder({
  'metadata/version.yaml': 'version: 3\n',
  'metadata/databases/databases.yaml': DATABASES,
})
beforeAll(async () => {
  database = await createScratchDatabase(SQL)
  pool = createPool(database.url)
  core = await createTestCore(pool, loadMetadata(`${folder.path}/metadata`))
})
afterAll(async () => {
  folder.remove()
  await pool?.end()
  await database?.drop()
})
beforeEach(() =>
  pool.query(`truncate member cascade; insert into member values (1, 'Ada@one.example', 'a', 'c1', null)`),
)

const ask = async (query: string): Promise<unknown> => {
  const context = { session: sessionOf('admin'), headers: {}, requestId: '' }
  return JSON.parse((await core.execute({ query }, context)).body)
}
const valuesOf = async (type: string) =>
  ask(`{ __type(name: "${type}") { enumValues { name description } } }`)

test('unique indexes are listed among the constraints that an upsert can use', async () => {
  const value = (name: string, columns: string) => ({
    name,
    description: `unique or primary key constraint on columns ${columns}`,
  })
  expect(await valuesOf('member_constraint')).toEqual({
    data: {
      __type: {
        enumValues: [
          value('member_card', '"cardNo"'),
          value('member_club', '"club", "id"'),
          value('member_email', ''),
          value('member_one_club', '"id", "club"'),
          value('member_pkey', '"id"'),
        ],
      },
    },
  })
})

test('if a table has no constraints, its unique indexes are listed for upserts', async () => {
  const { data } = Object(await valuesOf('wish_constraint'))
  expect(data.__type.enumValues).toMatchObject([{ name: 'wish_once' }])
  const insert = `mutation { insert_wish(
    objects: [{ member: 1, text: "a" }, { member: 1, text: "a" }], on_conflict: { constraint: wish_once }
  ) { affected_rows } }`
  expect(await ask(insert)).toEqual({ data: { insert_wish: { affected_rows: 1 } } })
})

test.each([
  ['an expression', 'member_email', `{ id: 2, email: "ada@ONE.example", club: "b" }`],
  ['a column', 'member_card', `{ id: 2, email: "e", club: "b", cardNo: "c1" }`],
  ['some rows only', 'member_club', `{ id: 1, email: "e", club: "a" }`],
])('an upsert updates the row that has the same values in an index on %s', async (_what, constraint, row) => {
  const upsert = `mutation { insert_member(
    objects: [${row}], on_conflict: { constraint: ${constraint}, update_columns: [email] }
  ) { affected_rows returning { id } } }`
  expect(await ask(upsert)).toEqual({
    data: { insert_member: { affected_rows: 1, returning: [{ id: 1 }] } },
  })
})
