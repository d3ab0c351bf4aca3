/** Tests every operator of every type in the schema, because Postgres must accept everything that a client can send. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core, GraphQLRequest } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'
import { SAMPLES, SCHEMA } from './types/sample.ts'

const COLUMNS = Object.keys(SAMPLES)
const admin = sessionOf('admin')
let database: ScratchDatabase
let pool: pg.Pool
let core: Core

/** The role for each column. Its filter uses the sample value with each operator. */
const roleOf = (column: string): string => `by_${column}`

const filterOf = (column: string): unknown => {
  const { value } = SAMPLES[column] ?? {}
  return {
    _and: [
      { [column]: { _eq: value } },
      { [column]: { _in: [value] } },
      { [column]: { _eq: 'X-Hasura-Value' } },
      { [column]: { _in: 'X-Hasura-Values' } },
    ],
  }
}

const folder = createFolder({
  'version.yaml': 'version: 3',
  'databases/databases.yaml': JSON.stringify([
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        {
          table: { schema: 'public', name: 'sample' },
          select_permissions: COLUMNS.map((column) => ({
            role: roleOf(column),
            permission: { columns: ['id'], filter: filterOf(column) },
          })),
        },
      ],
    },
  ]),
})

type Reply = { readonly data: unknown } | { readonly error: string; readonly code: string }

const ask = async (
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  session = admin,
): Promise<Reply> => {
  try {
    const { body } = await core.execute({ query, variables }, { session, headers: {}, requestId: 'type' })
    return JSON.parse(body)
  } catch (thrown) {
    if (thrown instanceof EngineError) return { error: thrown.message, code: thrown.code }
    throw thrown
  }
}

/** Polls a subscription once. Returns its rows and, for a stream, its next cursor. */
const poll = async (request: GraphQLRequest): Promise<{ data: unknown; cursor: string | null }> => {
  const plan = core.subscribe(request, admin)
  const values = [[randomUUID()], [plan.parameters], ...(plan.kind === 'stream' ? [[plan.cursor]] : [])]
  const { rows } = await pool.query(plan.text, values)
  return { data: JSON.parse(rows[0].result), cursor: rows[0].cursor ?? null }
}

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')}}`
}

const isUnderstood = async (sql: string): Promise<boolean> => {
  try {
    await pool.query(sql)
    return true
  } catch (error) {
    // Postgres' code for "function does not exist", "operator does not exist" or "could not identify an ordering
    // operator".
    if (error instanceof Error && 'code' in error && error.code === '42883') return false
    throw error
  }
}

type Operators = ReadonlyMap<string, string>
const operators = new Map<string, Operators>()
const ordered = new Set<string>()

type Listed = { readonly name: string; readonly type: TypeRef }
type TypeRef = { readonly kind: string; readonly name: string | null; readonly ofType: TypeRef | null }

const printed = ({ kind, name, ofType }: TypeRef): string => {
  const inner = ofType ? printed(ofType) : ''
  return kind === 'NON_NULL' ? `${inner}!` : kind === 'LIST' ? `[${inner}]` : (name ?? '')
}

const TYPE_REF =
  'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }'

const listed = async (type: string, members: 'inputFields' | 'fields'): Promise<readonly Listed[]> => {
  const query = `{ __type(name: "${type}") { ${members} { name type { ${TYPE_REF} } } } }`
  const { body } = await core.execute({ query }, { session: admin, headers: {}, requestId: 'type' })
  return JSON.parse(body).data.__type[members]
}

beforeAll(async () => {
  database = await createScratchDatabase(SCHEMA)
  pool = createPool(database.url)
  core = await createTestCore(pool, loadMetadata(folder.path))
  for (const { name, type } of await listed('sample_bool_exp', 'inputFields')) {
    if (!SAMPLES[name]) continue
    const fields = await listed(printed(type), 'inputFields')
    operators.set(name, new Map(fields.map((field) => [field.name, printed(field.type)])))
    if (await isUnderstood(`select ${name} from sample order by ${name}`)) ordered.add(name)
  }
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
  folder.remove()
})

test('the metadata of a table with a column of every type is consistent, and each column has operators', () => {
  expect(core.inconsistencies).toEqual([])
  expect([...operators.keys()].sort()).toEqual([...COLUMNS].sort())
})

describe('reading and writing values of every column type', () => {
  test.each(COLUMNS)('a value in column %s can be inserted, updated and read', async (column) => {
    const { value, sql } = SAMPLES[column] ?? {}
    const insert = `mutation ($object: sample_insert_input!) {
      insert_sample_one(object: $object, on_conflict: {constraint: sample_pkey, update_columns: [${column}]}) { ${column} }
    }`
    const inserted = await ask(insert, { object: { id: 1, [column]: value } })
    const { rows } = await pool.query(`select to_json(${column}) as value from sample where id = 1`)
    const stored = { data: { insert_sample_one: { [column]: rows[0].value } } }
    expect(inserted).toEqual(stored)
    expect(rows[0].value, sql).not.toBeNull()
    const updated = await ask(
      `mutation { update_sample_by_pk(pk_columns: {id: 1}, _set: {${column}: ${literal(value)}}) { ${column} } }`,
    )
    expect(updated).toEqual({ data: { update_sample_by_pk: { [column]: rows[0].value } } })
  })
})

/** The operators that match a row when they get the row's own value. The opposite operators do not match that row. */
const HOLDING = new Set([
  ...['_eq', '_in', '_gte', '_lte', '_like', '_ilike', '_similar', '_regex', '_iregex'],
  ...['_contains', '_contained_in', '_has_key', '_has_keys_any', '_has_keys_all', '_cast'],
  ...['_ancestor', '_ancestor_any', '_descendant', '_descendant_any'],
  ...['_matches', '_matches_any', '_matches_fulltext'],
])

const OPERANDS: Readonly<Record<string, unknown>> = {
  _has_key: 'a',
  _has_keys_any: ['a', 'b'],
  _has_keys_all: ['a'],
  _cast: { String: { _eq: '{"a": 1}' } },
  _matches: 'a.*',
  _matches_any: ['x.*', 'a.*'],
  _matches_fulltext: 'a & b',
}

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ _eq: '=', _in: '=', _neq: '<>', _nin: '<>', _gt: '>', _lt: '<', _gte: '>=', _lte: '<=' },
  ...{ _contains: '@>', _contained_in: '<@' },
}

const operandOf = (operator: string, value: unknown): unknown =>
  operator === '_in' || operator === '_nin' ? [value] : (OPERANDS[operator] ?? value)

/** Hasura's schema also contains operators that Postgres does not have. Postgres gives this error for them. */
const NOT_IN_POSTGRES = { error: 'database query error', code: 'unexpected' }

describe('comparing values of every column type', () => {
  test.each(COLUMNS)('each operator finds the row by the value in column %s', async (column) => {
    for (const [operator, type] of operators.get(column) ?? []) {
      if (operator === '_is_null') continue
      const symbol = SYMBOLS[operator]
      const known = !symbol || (await isUnderstood(`select ${column} ${symbol} ${column} from sample`))
      const found = { data: { sample: HOLDING.has(operator) ? [{ id: 1 }] : [] } }
      const expected = known ? found : NOT_IN_POSTGRES
      const operand = operandOf(operator, SAMPLES[column]?.value)
      const where = (given: string): string => `sample(where: {${column}: {${operator}: ${given}}}) { id }`
      const name = `${column} ${operator}`
      expect(await ask(`{ ${where(literal(operand))} }`), name).toEqual(expected)
      const typed = `($value: ${type}!)`
      expect(await ask(`query ${typed} { ${where('$value')} }`, { value: operand }), name).toEqual(expected)
      const whole = 'query ($where: sample_bool_exp) { sample(where: $where) { id } }'
      expect(await ask(whole, { where: { [column]: { [operator]: operand } } }), name).toEqual(expected)
      if (!known) continue
      const live = { query: `subscription ${typed} { ${where('$value')} }`, variables: { value: operand } }
      expect((await poll(live)).data, name).toEqual(found.data)
    }
  })
})

test.each(COLUMNS)('the operator _is_null finds null in column %s', async (column) => {
  const where = (is: boolean): string => `sample(where: {${column}: {_is_null: ${is}}}) { id }`
  expect(await ask(`{ ${where(true)} }`)).toEqual({ data: { sample: [{ id: 2 }] } })
  expect(await ask(`{ ${where(false)} }`)).toEqual({ data: { sample: [{ id: 1 }] } })
})

describe('filtering rows by permissions with every column type', () => {
  test.each(COLUMNS)('a permission can filter rows by the value in column %s', async (column) => {
    const values = `select ${column}::text as value, array[${column}::text]::text as values from sample where id = 1`
    const { rows } = await pool.query(values)
    const session = sessionOf(roleOf(column), {
      'x-hasura-value': rows[0].value,
      'x-hasura-values': rows[0].values,
    })
    const equality = await isUnderstood(`select ${column} = ${column} from sample`)
    const expected = equality ? { data: { sample: [{ id: 1 }] } } : NOT_IN_POSTGRES
    expect(await ask('{ sample { id } }', undefined, session)).toEqual(expected)
  })
})

const streamed = (column: string, ordering: 'ASC' | 'DESC'): GraphQLRequest => ({
  query: `subscription ($after: sample_stream_cursor_value_input!) {
    sample_stream(batch_size: 5, cursor: {initial_value: $after, ordering: ${ordering}}) { id }
  }`,
  variables: { after: { [column]: SAMPLES[column]?.value } },
})

describe('sorting and streaming by every column type', () => {
  test.each(COLUMNS)(
    'clients can sort and stream by column %s if Postgres can sort that type',
    async (column) => {
      const sorted = await ask(`{ sample(order_by: {${column}: asc}, distinct_on: ${column}) { id } }`)
      if (!ordered.has(column)) return expect(sorted).toEqual(NOT_IN_POSTGRES)
      expect(sorted).toEqual({ data: { sample: [{ id: 1 }, { id: 2 }] } })
      if (!(await isUnderstood(`select ${column} > ${column} from sample`))) return
      const nothing = { data: { sample_stream: [] }, cursor: null }
      expect(await poll(streamed(column, 'ASC'))).toEqual(nothing)
      expect(await poll(streamed(column, 'DESC'))).toEqual(nothing)
    },
  )

  test.each([
    ['uid', '00000000-0000-0000-0000-000000000000', '7d444840-9dc0-11d1-b245-5ffdce74fad2'],
    ['yes', false, 'true'],
    ['tree', { a: 0 }, '{"a": 1}'],
    ['bytes', '\\x00', '\\x01ff'],
    ['way', 'a', 'a.b'],
    ['couple', '(0,x)', '(1,x)'],
    ['list_words', ['a'], '{"a,b","c\\"d\\\\","NULL",""}'],
  ])('a streaming subscription by column %s continues after its last row', async (column, after, cursor) => {
    const request = { ...streamed(column, 'ASC'), variables: { after: { [column]: after } } }
    expect(await poll(request)).toEqual({ data: { sample_stream: [{ id: 1 }] }, cursor })
  })
})

describe('aggregating values of every column type', () => {
  test.each(['max', 'min', 'sum', 'avg', 'stddev', 'variance'])(
    'the aggregate %s returns a result for each column in its list',
    async (name) => {
      const fields = await listed(`sample_${name}_fields`, 'fields')
      expect(fields.length).toBeGreaterThan(5)
      for (const { name: column } of fields) {
        const asked = await ask(`{ sample_aggregate { aggregate { ${name} { ${column} } } } }`)
        const byOrder = ordered.has(column) && (name === 'max' || name === 'min')
        const known = byOrder || (await isUnderstood(`select ${name}(${column}) from sample`))
        if (!known) expect(asked, column).toEqual(NOT_IN_POSTGRES)
        else expect(asked, column).toMatchObject({ data: { sample_aggregate: { aggregate: {} } } })
      }
    },
  )

  test.each(['uid', 'way', 'list_words', 'mood', 'words'])(
    'max and min of column %s return the only value in the column',
    async (column) => {
      const { rows } = await pool.query(`select to_json(${column}) as value from sample where id = 1`)
      const query = `{ sample_aggregate { aggregate { max { ${column} } min { ${column} } } } }`
      const value = { [column]: rows[0].value }
      expect(await ask(query)).toEqual({
        data: { sample_aggregate: { aggregate: { max: value, min: value } } },
      })
    },
  )
})

test.each([
  ['literals', `["{\\"a\\": 1}", "horse", 5]`, undefined],
  ['variables', '$list', ['{"a": 1}', 'horse', 5]],
])('a string that contains JSON, in an array of JSON, is stored as JSON: %s', async (_kind, given, list) => {
  const declared = list ? '($list: [jsonb])' : ''
  const query = `mutation ${declared} {
    update_sample_by_pk(pk_columns: {id: 1}, _set: {list_tree: ${given}}) { list_tree }
  }`
  const stored = { list_tree: [{ a: 1 }, 'horse', 5] }
  expect(await ask(query, list && { list })).toEqual({ data: { update_sample_by_pk: stored } })
})
