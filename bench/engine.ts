/**
 * Compares the engine with PostGraphile 5 and a bare handler with hand-written SQL: all use one database and machine,
 * each side has one process and pool, and the sides take turns.
 */

import { BASE, clean, fill } from './engine/dataset.ts'
import { newDocuments } from './engine/documents.ts'
import { growth } from './engine/growth.ts'
import { liveQueries } from './engine/liveQueries.ts'
import { OPERATIONS, type Operation, POSTGRAPHILE_FUNCTIONS } from './engine/operations.ts'
import { sameResults } from './engine/sameResults.ts'
import { bareSide, engineSide, postgraphileSide } from './engine/sides.ts'
import { memory, throughput } from './engine/throughput.ts'
import { createDatabase, dropDatabase, withClient } from './harness/database.ts'
import { type Load, startLoad } from './harness/load.ts'
import type { Benchmark, Row } from './harness/report.ts'

const DATABASE = 'bench_engine'

const createBenchDatabase = (): Promise<string> =>
  createDatabase(DATABASE, async (client) => {
    await fill(BASE)(client)
    await client.query(POSTGRAPHILE_FUNCTIONS)
  })

const MORE_PARTS = ['documents', 'live', 'growth']

export const run: Benchmark = async (log, parts) => {
  const known = [...OPERATIONS.map(({ key }) => key), ...MORE_PARTS]
  const unknown = parts?.filter((part) => !known.some((one) => one === part)) ?? []
  if (unknown.length > 0)
    throw new Error(`No part named ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const isWanted = (part: string): boolean => !parts || parts.includes(part)
  const url = await createBenchDatabase()
  const load = startLoad()
  try {
    const operations = OPERATIONS.filter(({ key }) => isWanted(key))
    return [
      ...(operations.length > 0 ? await sidesInTurn(load, url, operations, log) : []),
      ...(isWanted('documents') ? await freshDocuments(url) : []),
      ...(isWanted('live') ? await liveQueries(url, log) : []),
      ...(isWanted('growth') ? await growth(load, url, log) : []),
    ]
  } finally {
    load.stop()
    await dropDatabase(DATABASE)
  }
}

const sidesInTurn = async (
  load: Load,
  url: string,
  operations: readonly Operation[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const sides = {
    engine: await engineSide(url),
    bare: await bareSide(url),
    postgraphile: await postgraphileSide(url),
  }
  try {
    await sameResults(sides, operations)
    const rates = await throughput(load, sides, operations, log)
    // Compares memory last, after all sides have done the same work.
    return operations.length === OPERATIONS.length ? [...rates, ...(await memory(sides))] : rates
  } finally {
    await Promise.all(Object.values(sides).map((side) => side.program.stop()))
    await withClient(url, clean)
  }
}

const freshDocuments = async (url: string): Promise<readonly Row[]> => {
  const [nested] = OPERATIONS
  const engine = await engineSide(url)
  try {
    return nested ? await newDocuments(engine, nested) : []
  } finally {
    await engine.program.stop()
  }
}
