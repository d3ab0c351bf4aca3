import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { introspect } from '../src/catalog/introspect.ts'
import { createDocuments } from '../src/execute/documents.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { resolveModel } from '../src/schema/resolve.ts'
import { buildRoleSchema, type RoleSchema } from '../src/schema/roleSchema.ts'
import { readSettings } from '../src/settings.ts'
import { createLibraryDatabase, createPool, PROJECT, type ScratchDatabase } from './harness/database.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const MEGABYTE = 1024 * 1024
const BOUND = 8 * MEGABYTE
const settings = { ...readSettings({}).core, planCacheBytes: BOUND }

let database: ScratchDatabase
let schema: RoleSchema
beforeAll(async () => {
  database = await createLibraryDatabase()
  const pool = createPool(database.url)
  const metadata = loadMetadata(`${PROJECT}/metadata`)
  const { model } = resolveModel(metadata, await introspect(pool, metadata))
  schema = buildRoleSchema(model, settings, 'admin', false)
  await pool.end()
})
afterAll(() => database?.drop())

const heap = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/**
 * Collects garbage several times with pauses, because previous test files leave garbage that one collection does not free.
 */
const settledHeap = async (): Promise<number> => {
  for (let last = heap(); ; ) {
    await turn()
    const now = heap()
    if (last - now < MEGABYTE / 20) return now
    last = now
  }
}

/** A unique document. `fields` sets its size. */
const document = (kind: 'query' | 'subscription', n: number, fields: number): string => {
  const authors = Array.from({ length: fields }, (_, i) => `author_${i}: author { id name }`).join(' ')
  return `${kind} Asked${n}($id: Int!) { book(where: { id: { _gt: $id } }, limit: ${n}) { id ${authors} } }`
}

test('queries, live queries and introspection share one plan cache, which stays within its limit', async () => {
  const documents = createDocuments(settings)
  const ask = (query: string) => documents.plan({ query, variables: { id: 1 } }, schema)
  const follow = (query: string) => documents.planSubscription({ query, variables: { id: 1 } }, schema)
  const inspect = (n: number) => documents.plan({ query: `# ${n}\n${getIntrospectionQuery()}` }, schema)
  inspect(0)
  const before = await settledHeap()
  const grown: number[] = []
  for (const fields of [0, 5, 40]) {
    for (let n = 1; n < 2000 / (1 + fields / 3); n += 1) ask(document('query', n, fields))
    grown.push(heap() - before)
    for (let n = 1; n < 2000 / (1 + fields / 3); n += 1) follow(document('subscription', n, fields))
    grown.push(heap() - before)
  }
  for (let n = 1; n < 30; n += 1) inspect(n)
  grown.push(heap() - before)
  // The cache is full in every round and never exceeds its limit. The tolerance allows for other memory use.
  for (const bytes of grown) expect(bytes / MEGABYTE).toBeGreaterThan(4)
  for (const bytes of grown) expect(bytes / MEGABYTE).toBeLessThan(10)
})

test('the plan cache never confuses the name of an operation with its document', () => {
  const documents = createDocuments(settings)
  const query = '#\nquery Titles { book { title } }'
  documents.operation({ query, operationName: 'Titles' })
  const shifted = { query: 'query Titles { book { title } }', operationName: 'Titles\n#' }
  expect(() => documents.operation(shifted)).toThrow('no such operation found')
})
