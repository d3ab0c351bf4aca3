/** Combining `_or` branches must not change the results. */
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createRecorder, createTestCore, sessionOf } from './harness/library.ts'
import { expression } from './model/arbitraries.ts'
import type { Expression, Json, Permissions } from './model/evaluate.ts'
import { metadataOf } from './model/project.ts'
import { FILL, SCHEMA, TABLES } from './model/world.ts'

const everything: Permissions = {
  team: { columns: Object.keys(TABLES.team.columns), filter: {}, allow_aggregations: true },
  task: { columns: Object.keys(TABLES.task.columns), filter: {}, allow_aggregations: true },
  note: { columns: Object.keys(TABLES.note.columns), filter: {}, allow_aggregations: true },
}

const { statements, Client } = createRecorder()
let database: ScratchDatabase
let pool: pg.Pool
let core: Core

beforeAll(async () => {
  database = await createScratchDatabase(`${SCHEMA}\n${FILL}`)
  pool = createPool(database.url, Client)
  core = await createTestCore(pool, metadataOf({ someone: everything }))
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const run = async (query: string, variables?: Readonly<Record<string, Json>>): Promise<string> => {
  const context = { session: sessionOf('someone'), headers: {}, requestId: 'any of' }
  return (await core.execute({ query, variables }, context)).body
}

const byVariable = (where: Expression): Promise<string> =>
  run('query ($where: task_bool_exp) { task(where: $where, order_by: {id: asc}) { id } }', { where })

const literal = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')}}`
}

const byLiteral = (where: Expression): Promise<string> =>
  run(`{ task(where: ${literal(where)}, order_by: {id: asc}) { id } }`)

/** Negates each branch twice. The meaning stays the same, but the engine cannot combine the branches. */
const apart = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(apart)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '_or' && Array.isArray(inner)
        ? inner.map((branch: Json) => ({ _not: { _not: apart(branch) } }))
        : apart(inner),
    ]),
  )
}

const small = fc.integer({ min: 0, max: 5 })
const numbers = fc.constantFrom('id', 'team_id', 'points', 'owner')
const membership: fc.Arbitrary<Expression> = fc.oneof(
  fc.tuple(numbers, small).map(([column, value]) => ({ [column]: { _eq: value } })),
  fc
    .tuple(numbers, fc.array(small, { maxLength: 3 }))
    .map(([column, values]) => ({ [column]: { _in: values } })),
  fc.boolean().map((value) => ({ done: { _eq: value } })),
)

const condition: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression; all: Expression }>((tie) => ({
  all: fc.oneof(
    { depthSize: 'small' },
    membership,
    tie('any'),
    expression('task', 1, 'query'),
    tie('any').map((inner) => ({ _not: inner })),
    fc.tuple(tie('any'), membership).map(([one, other]) => ({ _and: [one, other] })),
    tie('any').map((inner) => ({ team: { tasks: inner } })),
  ),
  any: fc
    .array(fc.oneof({ weight: 3, arbitrary: membership }, { weight: 1, arbitrary: tie('all') }), {
      maxLength: 6,
    })
    .map((branches) => ({ _or: branches })),
})).any

test('`_or` branches that the engine combines into one condition give the same rows as separate branches', {
  timeout: 120_000,
}, async () => {
  let together = 0
  await fc.assert(
    fc.asyncProperty(condition, async (where) => {
      const wanted = await byVariable({ _and: [apart(where)] })
      statements.length = 0
      expect(await byVariable(where)).toBe(wanted)
      if (statements.some(({ text }) => text.includes('= ANY'))) together += 1
      expect(await byLiteral(where)).toBe(wanted)
      // The negation shows whether the result is right for rows whose condition is unknown (null).
      const denied = await byVariable({ _not: { _and: [apart(where)] } })
      expect(await byVariable({ _not: where })).toBe(denied)
      expect(await byLiteral({ _not: where })).toBe(denied)
    }),
    { numRuns: 80 },
  )
  expect(together).toBeGreaterThan(20)
})

test('any number of comparisons with one column use only one SQL parameter', async () => {
  const ids = Array.from({ length: 32_000 }, (_, n) => ({ id: { _eq: n + 9 } }))
  statements.length = 0
  expect(await byVariable({ _or: ids })).toBe('{"data":{"task":[{"id":9}, \n {"id":10}]}}')
  expect(statements.map(({ values }) => values.length)).toEqual([1])
})

test('a query plan with combined `_or` branches can be used again with the values of each request', async () => {
  const ids = async (...values: number[]): Promise<unknown> =>
    JSON.parse(await byVariable({ _or: values.map((value) => ({ id: { _in: [value, value + 5] } })) })).data
  expect(await ids(1, 2)).toEqual({ task: [{ id: 1 }, { id: 2 }, { id: 6 }, { id: 7 }] })
  expect(await ids(3, 4)).toEqual({ task: [{ id: 3 }, { id: 4 }, { id: 8 }, { id: 9 }] })
})

test('a null in a list of values is refused, and the error gives its path', async () => {
  const refused = byVariable({ _or: [{ id: { _eq: 1 } }, { id: { _in: [2, null] } }] })
  await expect(refused).rejects.toMatchObject({
    message: "unexpected null value for type 'Int'",
    path: '$.selectionSet.task.args.where._or[1].id._in[1]',
  })
})
