import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'
import { permissions, query, SESSION } from './model/arbitraries.ts'
import { documentOf } from './model/document.ts'
import {
  checkNode,
  evaluate,
  evaluateCount,
  Invisible,
  type Node,
  type Permissions,
} from './model/evaluate.ts'
import { metadataOf } from './model/project.ts'
import { FILL, SCHEMA, WORLD } from './model/world.ts'

let database: ScratchDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createScratchDatabase(`${SCHEMA}\n${FILL}`)
  pool = createPool(database.url)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

type Answer = { readonly data: unknown } | { readonly refused: string }

const byEvaluator = (node: Node, granted: Permissions): Answer => {
  try {
    checkNode(node, granted)
  } catch (thrown) {
    if (thrown instanceof Invisible) return { refused: 'validation-failed' }
    throw thrown
  }
  const view = { permissions: granted, session: SESSION, world: WORLD }
  const rows = evaluate(node, WORLD[node.table], view)
  const total = node.count ? { total: { aggregate: { count: evaluateCount(node, view) } } } : {}
  return { data: { rows, ...total } }
}

const byEngine = async (core: Core, node: Node, granted: Permissions): Promise<Answer> => {
  try {
    const context = { session: sessionOf('someone', SESSION), headers: {}, requestId: 'model' }
    return JSON.parse((await core.execute(documentOf(node, granted), context)).body)
  } catch (thrown) {
    if (thrown instanceof EngineError) return { refused: thrown.code }
    throw thrown
  }
}

/** Lists not sorted by id have no defined order, so they are compared as multisets. */
const bags = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(bags).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bags(each)]))
}

const scenario = permissions.chain((granted) =>
  fc.record({
    granted: fc.constant(granted),
    nodes: fc.array(query(granted), { minLength: 8, maxLength: 8 }),
  }),
)

test('for any permissions and query, the engine returns the same rows and columns as a simple model', {
  timeout: 120_000,
}, async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(scenario, async ({ granted, nodes }) => {
      const core = await createTestCore(pool, metadataOf({ someone: granted }))
      for (const node of nodes) {
        const expected = byEvaluator(node, granted)
        const got = await byEngine(core, node, granted)
        const strict = Object.values(granted).every(
          (each) => each === undefined || each.columns.includes('id'),
        )
        if ('data' in expected) answered += 1
        expect(strict ? got : bags(got), documentOf(node, granted).query).toEqual(
          strict ? expected : bags(expected),
        )
      }
    }),
    {
      numRuns: Number(process.env.MODEL_RUNS ?? 60),
      seed: process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined,
    },
  )
  // At least some queries must return results. If all of them were refused, the test would prove nothing.
  expect(answered).toBeGreaterThan(100)
})
