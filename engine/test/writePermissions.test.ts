import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'
import { expression, permissions, SESSION } from './model/arbitraries.ts'
import {
  checkNames,
  type Expression,
  Invisible,
  isPermitted,
  isWanted,
  type Permissions,
  type View,
} from './model/evaluate.ts'
import { metadataOf, type WritePermissions } from './model/project.ts'
import { EMPTY, FILL, type Row, SCHEMA, WORLD } from './model/world.ts'

let database: ScratchDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createScratchDatabase(SCHEMA)
  pool = createPool(database.url)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

type Write =
  | { readonly kind: 'insert'; readonly row: Row }
  | { readonly kind: 'update'; readonly where: Expression; readonly stars: number }
  | { readonly kind: 'delete'; readonly where: Expression }

/** The notes that the model has after the write, or the error if the write is refused. */
const byEvaluator = (
  write: Write,
  may: WritePermissions,
  granted: Permissions,
): readonly Row[] | 'refused' => {
  const view: View = { permissions: granted, session: SESSION, world: WORLD }
  if (write.kind === 'insert') {
    const note = [...WORLD.note, write.row]
    return isPermitted('note', may.insertCheck, write.row, view) ? note : 'refused'
  }
  try {
    checkNames('note', write.where, granted)
  } catch (thrown) {
    if (thrown instanceof Invisible) return 'refused'
    throw thrown
  }
  const filter = write.kind === 'update' ? may.updateFilter : may.deleteFilter
  const meant = new Set(
    WORLD.note.filter(
      (row) => isPermitted('note', filter, row, view) && isWanted('note', write.where, row, view),
    ),
  )
  if (write.kind === 'delete') return WORLD.note.filter((row) => !meant.has(row))
  const changed = new Map([...meant].map((row) => [row, { ...row, stars: write.stars }]))
  const note = WORLD.note.map((row) => changed.get(row) ?? row)
  // A check sees the new version of its own row, and all other rows as they were before the statement.
  return [...changed.values()].every((row) => isPermitted('note', may.updateCheck, row, view))
    ? note
    : 'refused'
}

const documentOf = (write: Write): { query: string; variables: Record<string, unknown> } => {
  if (write.kind === 'insert') {
    return {
      query: 'mutation ($row: note_insert_input!) { insert_note(objects: [$row]) { affected_rows } }',
      variables: { row: write.row },
    }
  }
  const set = write.kind === 'update' ? `, _set: {stars: ${write.stars}}` : ''
  return {
    query: `mutation ($where: note_bool_exp!) { ${write.kind}_note(where: $where${set}) { affected_rows } }`,
    variables: { where: write.where },
  }
}

const byEngine = async (core: Core, write: Write): Promise<readonly Row[] | 'refused'> => {
  try {
    await core.execute(documentOf(write), {
      session: sessionOf('someone', SESSION),
      headers: {},
      requestId: 'model',
    })
  } catch (thrown) {
    if (thrown instanceof EngineError && ['validation-failed', 'permission-error'].includes(thrown.code))
      return 'refused'
    throw thrown
  }
  return (await pool.query('select * from note order by id')).rows
}

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    row: fc.record({
      id: fc.constant(100),
      task_id: fc.integer({ min: 1, max: 10 }),
      body: fc.constantFrom('a', 'b', null),
      stars: fc.integer({ min: 0, max: 5 }),
    }),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    where: expression('note', 2, 'query'),
    stars: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), where: expression('note', 2, 'query') }),
)

const condition = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: expression('note', 2, 'permission') },
)

const scenario = fc.record({
  granted: permissions,
  may: fc.record({
    insertCheck: condition,
    updateFilter: condition,
    updateCheck: condition,
    deleteFilter: condition,
  }),
  writes: fc.array(write, { minLength: 6, maxLength: 6 }),
})

test('for any permissions and write, the engine changes the same rows as a simple model', {
  timeout: 120_000,
}, async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(scenario, async ({ granted, may, writes }) => {
      const core = await createTestCore(
        pool,
        metadataOf({ someone: granted }, { role: 'someone', permissions: may }),
      )
      for (const each of writes) {
        await pool.query(`${EMPTY} ${FILL}`)
        const expected = byEvaluator(each, may, granted)
        if (expected !== 'refused') changed += 1
        expect(await byEngine(core, each), JSON.stringify(each)).toEqual(expected)
      }
    }),
    {
      numRuns: Number(process.env.MODEL_RUNS ?? 40),
      seed: process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined,
    },
  )
  expect(changed).toBeGreaterThan(40)
})
