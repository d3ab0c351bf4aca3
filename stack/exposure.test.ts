import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentsIn, wordsIn } from './check/exposure/documents.ts'
import type { Permission, Table, WritePermission } from './check/exposure/exposed.ts'
import { compare } from './check/exposure/exposure.ts'
import { usageOf } from './check/exposure/usage.ts'

const schema = buildSchema(`
  type query_root {
    quest(where: quest_bool_exp): [quest!]!
    quest_by_pk(id: Int!): quest
    bid(where: bid_bool_exp): [bid!]!
  }
  type quest { id: Int! title: String! bids: [bid!]! bids_aggregate: bid_aggregate! }
  type bid { id: Int! amount: Int! }
  type bid_aggregate { count: Int! }
  input quest_bool_exp { title: String bids: bid_bool_exp bids_aggregate: bid_aggregate_bool_exp }
  input bid_bool_exp { amount: Int }
  input bid_aggregate_bool_exp { count: Int }
  type mutation_root {
    insert_quest_one(object: quest_insert_input!): quest
    update_quest(_set: quest_set_input!): Int
    delete_quest: Int
  }
  input quest_insert_input { title: String bids: bid_arr_rel_insert_input }
  input quest_set_input { id: Int title: String }
  input bid_arr_rel_insert_input { data: [bid_insert_input!]! }
  input bid_insert_input { amount: Int }
  schema { query: query_root mutation: mutation_root }`)

const usageOfOne = (document: string, words: readonly string[] = []) =>
  usageOf(schema, [parse(document)], new Set(words))

const permission = (table: string, rest: Partial<Permission> = {}): Permission => ({
  table,
  role: 'company',
  columns: [],
  computed_fields: [],
  allow_aggregations: false,
  query_root_fields: [],
  subscription_root_fields: [],
  ...rest,
})

const tableOf = (given: Permission, rest: Partial<Table> = {}): Table => ({
  name: given.table,
  relationships: [],
  permissions: [given],
  writes: [],
  filtered: [],
  ...rest,
})

const unusedIn = (table: Table, document: string, words: readonly string[] = []) =>
  compare([table], new Map([['company', usageOfOne(document, words)]]), {})

const unused = (given: Permission, document: string, words: readonly string[] = []) =>
  unusedIn(tableOf(given), document, words)

test('the check of exposure reports a field at the root of the schema that no GraphQL document uses', () => {
  const given = permission('quest', { query_root_fields: ['select', 'select_by_pk'] })
  expect(unused(given, '{ quest { id } }')).toEqual([
    'quest, company: query root field select_by_pk is exposed, but no document uses it',
  ])
})

test('a permission that lists no root fields exposes all of them', () => {
  const given = { ...permission('quest'), query_root_fields: undefined, subscription_root_fields: undefined }
  expect(unused(given, '{ quest { id } quest_by_pk(id: 1) { id } }')).toHaveLength(3)
})

test("a GraphQL document that counts related rows uses that table's permission to count", () => {
  const given = permission('bid', { allow_aggregations: true })
  expect(unused(given, '{ quest { bids_aggregate { count } } }')).toEqual([])
  expect(unused(given, '{ quest { bids { amount } } }')).toHaveLength(1)
})

test("a GraphQL document that a role cannot send does not count as a use of that role's permissions", () => {
  expect(usageOfOne('{ quest { id secret } }').fields).toEqual(new Set())
})

test("if a GraphQL document gets its filter in a variable, it uses the fields that the client's code names", () => {
  const document = 'query Quests($where: quest_bool_exp) { quest(where: $where) { id } }'
  const given = permission('bid', { allow_aggregations: true })
  expect(unused(given, document, ['bids_aggregate'])).toEqual([])
  expect(unused(given, document, ['bids'])).toHaveLength(1)
  expect(usageOfOne(document, ['bids', 'amount']).fields).toContain('bid_bool_exp.amount')
})

test('a column counts as used if a document reads it or filters by it', () => {
  const given = permission('quest', { columns: ['id', 'title'], query_root_fields: ['select'] })
  expect(unused(given, '{ quest(where: { title: "x" }) { id } }')).toEqual([])
  expect(unused(given, '{ quest { id } }')).toEqual([expect.stringContaining('column title')])
})

test('a primary key counts as used if a document passes it as an argument', () => {
  const given = permission('quest', { columns: ['id'], query_root_fields: ['select_by_pk'] })
  expect(unused(given, '{ quest_by_pk(id: 1) { title } }')).toEqual([])
})

test('a permission that is not used at all is reported once', () => {
  const given = permission('bid', { columns: ['id', 'amount'], query_root_fields: ['select'] })
  expect(unused(given, '{ quest { id } }')).toEqual([
    expect.stringContaining('bid, company: select permission'),
  ])
})

test('a relationship counts as used if a document or the filter of a permission uses it', () => {
  const table = tableOf(permission('quest'), { relationships: ['bids'] })
  expect(unusedIn(table, '{ quest { bids { amount } } }')).toEqual([])
  expect(unusedIn({ ...table, filtered: ['bids'] }, '{ quest { id } }')).toEqual([])
  expect(unusedIn(table, '{ quest { id } }')).toEqual([expect.stringContaining('relationship bids')])
})

const unusedWritesOf = (
  given: Partial<WritePermission> & Pick<WritePermission, 'operation'>,
  document: string,
) =>
  unusedIn(
    {
      name: 'quest',
      relationships: [],
      permissions: [],
      writes: [{ table: 'quest', role: 'company', columns: [], ...given }],
      filtered: [],
    },
    document,
  ).map((line) => line.replace(' is exposed, but no document uses it', ''))

test('a permission to insert, update or delete rows is used by a mutation of its table', () => {
  const insert = { operation: 'insert', columns: ['title'] } as const
  const update = { operation: 'update', columns: ['title'] } as const
  expect(unusedWritesOf(insert, 'mutation { insert_quest_one(object: { title: "x" }) { id } }')).toEqual([])
  expect(unusedWritesOf(insert, '{ quest { id } }')).toEqual(['quest, company: insert permission'])
  expect(unusedWritesOf(update, 'mutation { update_quest(_set: { title: "x" }) }')).toEqual([])
  expect(unusedWritesOf(update, '{ quest { id } }')).toEqual(['quest, company: update permission'])
  expect(unusedWritesOf({ operation: 'delete' }, 'mutation { delete_quest }')).toEqual([])
  expect(unusedWritesOf({ operation: 'delete' }, '{ quest { id } }')).toEqual([
    'quest, company: delete permission',
  ])
})

test('a nested insert uses the permission to insert rows of the related table', () => {
  const bids = { table: 'bid', operation: 'insert', columns: ['amount'] } as const
  const nested = 'mutation { insert_quest_one(object: { bids: { data: [{ amount: 1 }] } }) { id } }'
  expect(unusedWritesOf(bids, nested)).toEqual([])
})

test('a column that no mutation sets is reported', () => {
  const update = { operation: 'update', columns: ['id', 'title'] } as const
  expect(unusedWritesOf(update, 'mutation { update_quest(_set: { title: "x" }) }')).toEqual([
    'quest, company: update column id',
  ])
})

test('an exception allows an exposure, and is reported when it is no longer needed', () => {
  const given = permission('quest', { query_root_fields: ['select_by_pk'] })
  const usages = new Map([['company', usageOfOne('{ quest { id } }')]])
  const excuse = { 'quest, company: query root field select_by_pk': 'partners read it' }
  expect(compare([tableOf(given)], usages, excuse)).toEqual([])
  expect(compare([], usages, excuse)).toEqual([expect.stringMatching(/needs no exception/)])
})

test('GraphQL documents in code are found, and other texts that begin with the same word are not', () => {
  const code = "const ASK = 'query Kits($id: uuid!) { kit }'; throw new Error('query is not allowed')"
  expect(documentsIn(code)).toEqual(['query Kits($id: uuid!) { kit }'])
})

test('a field name in code that only reads a response does not count as a filter', () => {
  expect(wordsIn('const n = row.bids_aggregate; const { runs_aggregate } = row')).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/_aggregate/)]),
  )
  expect(wordsIn("sort('creator.name'); ({ status, runs_aggregate: { count } })")).toEqual(
    expect.arrayContaining(['creator', 'name', 'status', 'runs_aggregate']),
  )
})
