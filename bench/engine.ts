/**
 * The engine against PostGraphile 5 and against a bare handler with hand-written SQL, on one database and one machine, each
 * side a process of its own with the same pool, in turns.
 */

import { BASE, clean, fill } from './engine/dataset.ts'
import { newDocuments } from './engine/documents.ts'
import { growth } from './engine/growth.ts'
import { liveQueries } from './engine/liveQueries.ts'
import { OPERATIONS, POSTGRAPHILE_FUNCTIONS } from './engine/operations.ts'
import { sameResults } from './engine/sameResults.ts'
import { bareSide, engineSide, postgraphileSide } from './engine/sides.ts'
import { memory, throughput } from './engine/throughput.ts'
import { createDatabase, dropDatabase, withClient } from './harness/database.ts'
import { startLoad } from './harness/load.ts'
import type { Benchmark } from './harness/report.ts'

const DATABASE = 'bench_engine'

const createBenchDatabase = (): Promise<string> =>
  createDatabase(DATABASE, async (client) => {
    await fill(BASE)(client)
    await client.query(POSTGRAPHILE_FUNCTIONS)
  })

export const run: Benchmark = async (log) => {
  const url = await createBenchDatabase()
  const load = startLoad()
  const sides = {
    engine: await engineSide(url),
    bare: await bareSide(url),
    postgraphile: await postgraphileSide(url),
  }
  const reset = (): Promise<void> => withClient(url, clean)
  try {
    await sameResults(sides, OPERATIONS)
    const rates = await throughput(load, sides, OPERATIONS, log)
    const held = await memory(sides)
    await Promise.all([sides.bare.program.stop(), sides.postgraphile.program.stop()])
    await reset()
    const [nested] = OPERATIONS
    const fresh = nested ? await newDocuments(sides.engine, nested) : []
    await sides.engine.program.stop()
    const grown = await growth(load, url, log)
    return [...rates, ...held, ...fresh, ...(await liveQueries(url, log)), ...grown]
  } finally {
    load.stop()
    await Promise.all(Object.values(sides).map((side) => side.program.stop()))
    await dropDatabase(DATABASE)
  }
}
