import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'

/**
 * An inherited role sees a column only in rows where one of its parents does. In all other rows the value counts as
 * null, even for sorting, filtering and streaming, which would otherwise reveal it.
 */
const SQL = `
  create table team (id int primary key);
  create table player (id int primary key, team_id int references team (id), wage int, nick text);
  create function double_wage(row_ player) returns int language sql stable as $$ select row_.wage * 2 $$;
  insert into team values (1), (2);
  insert into player values (1, 1, 500, 'b'), (2, 1, 900, 'a'), (3, 2, 100, 'd'), (4, 2, 700, 'c')`

const aggregations = { allow_aggregations: true }
const databases = [
  {
    name: 'default',
    kind: 'postgres',
    configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
    tables: [
      {
        table: { schema: 'public', name: 'team' },
        array_relationships: [
          {
            name: 'players',
            using: {
              foreign_key_constraint_on: { column: 'team_id', table: { schema: 'public', name: 'player' } },
            },
          },
        ],
        select_permissions: [{ role: 'fan', permission: { columns: ['id'], filter: {}, ...aggregations } }],
      },
      {
        table: { schema: 'public', name: 'player' },
        computed_fields: [{ name: 'double_wage', definition: { function: 'double_wage' } }],
        select_permissions: [
          { role: 'fan', permission: { columns: ['id', 'team_id'], filter: {}, ...aggregations } },
          {
            role: 'trainer',
            permission: {
              columns: ['id', 'wage', 'nick'],
              computed_fields: ['double_wage'],
              filter: { team_id: 'X-Hasura-Team-Id' },
              ...aggregations,
            },
          },
        ],
      },
    ],
  },
]

let database: ScratchDatabase
let pool: pg.Pool
let folder: ReturnType<typeof createFolder>
let core: Core
const session = sessionOf('coach', { 'x-hasura-team-id': '1' })

beforeAll(async () => {
  database = await createScratchDatabase(SQL)
  pool = createPool(database.url)
  folder = createFolder({
    'version.yaml': 'version: 3',
    'databases/databases.yaml': JSON.stringify(databases),
    'inherited_roles.yaml': JSON.stringify([{ role_name: 'coach', role_set: ['fan', 'trainer'] }]),
  })
  core = await createTestCore(pool, loadMetadata(folder.path))
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
  folder?.remove()
})

const ask = async (query: string): Promise<unknown> => {
  const { body } = await core.execute({ query }, { session, headers: {}, requestId: 'r' })
  return JSON.parse(body).data
}

test.each([
  [
    'selected',
    '{ player(order_by: {id: asc}) { wage double_wage } }',
    {
      player: [
        { wage: 500, double_wage: 1000 },
        { wage: 900, double_wage: 1800 },
        { wage: null, double_wage: null },
        { wage: null, double_wage: null },
      ],
    },
  ],
  [
    'aggregated',
    '{ player_aggregate { aggregate { count(columns: wage) sum { wage double_wage } } } }',
    { player_aggregate: { aggregate: { count: 2, sum: { wage: 1400, double_wage: 2800 } } } },
  ],
  [
    'ordered by',
    '{ player(order_by: [{wage: asc_nulls_first}, {id: asc}]) { id } }',
    { player: [{ id: 3 }, { id: 4 }, { id: 1 }, { id: 2 }] },
  ],
  [
    'ordered in a computed field by',
    '{ player(order_by: [{double_wage: desc_nulls_last}, {id: asc}]) { id } }',
    { player: [{ id: 2 }, { id: 1 }, { id: 3 }, { id: 4 }] },
  ],
  [
    'ordered in an aggregate by',
    '{ team(order_by: {players_aggregate: {sum: {wage: asc_nulls_first}}}) { id } }',
    { team: [{ id: 2 }, { id: 1 }] },
  ],
  [
    'made distinct by',
    '{ player(distinct_on: nick, order_by: [{nick: asc}, {id: asc}]) { id nick } }',
    {
      player: [
        { id: 2, nick: 'a' },
        { id: 1, nick: 'b' },
        { id: 3, nick: null },
      ],
    },
  ],
  [
    'filtered by',
    '{ player(where: {wage: {_lt: 1000}}, order_by: {id: asc}) { id } }',
    { player: [{ id: 1 }, { id: 2 }] },
  ],
  [
    'filtered in a computed field by',
    '{ player(where: {double_wage: {_gt: 0}}, order_by: {id: asc}) { id } }',
    { player: [{ id: 1 }, { id: 2 }] },
  ],
  [
    'filtered in an aggregate by',
    '{ team(where: {players_aggregate: {count: {predicate: {_gt: 0}, filter: {wage: {_gt: 0}}}}}) { id } }',
    { team: [{ id: 1 }] },
  ],
])('a value that the role cannot see counts as null in queries of this kind: %s', async (_, query, data) => {
  expect(await ask(query)).toEqual(data)
})

const firstBatch = async (ordering: 'ASC' | 'DESC', from: number): Promise<unknown> => {
  const query = `subscription {
    player_stream(batch_size: 10, cursor: {initial_value: {wage: ${from}}, ordering: ${ordering}}) { id wage } }`
  const plan = core.subscribe({ query }, session)
  const { rows } = await pool.query(plan.text, [[randomUUID()], [plan.parameters], [plan.cursor]])
  return JSON.parse(rows[0]?.result ?? 'null').player_stream
}

test('a streaming subscription skips rows if the role cannot see the value of their cursor column', async () => {
  expect(await firstBatch('ASC', 0)).toEqual([
    { id: 1, wage: 500 },
    { id: 2, wage: 900 },
  ])
  expect(await firstBatch('DESC', 750)).toEqual([{ id: 1, wage: 500 }])
})
