import { createDatabase, dropDatabase } from '../harness/database.ts'
import type { Load } from '../harness/load.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { BASE, fill, times } from './dataset.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { engineSide, type Side } from './sides.ts'
import { measure, ratio, warm } from './throughput.ts'

const ALLOWED = { atMost: 1.1 }
const OTHER_TABLES = 496
const SERVED_BY_AN_INDEX: readonly Operation['key'][] = ['nested', 'byKey', 'aggregate', 'permission']

const operations = OPERATIONS.filter(({ key }) => SERVED_BY_AN_INDEX.includes(key))

const compare = async (load: Load, what: string, base: Side, grown: Side): Promise<readonly Row[]> => {
  const rows: Row[] = []
  // Both programs have just started. Without a warm-up, the first measurement would include the time to compile them.
  for (const operation of operations) await warm(load, [base, grown], operation)
  for (const operation of operations) {
    await warm(load, [base, grown], operation)
    const result = await measure(load, { base, grown }, operation, 10)
    const cost = (perSecond: number): number => 1000 / perSecond
    const title = `8 growth, ${what}, ${operation.title}`
    rows.push(
      compared(
        `${title}: time per request`,
        'ms',
        cost(result.grown.perSecond),
        'base',
        cost(result.base.perSecond),
        ALLOWED,
        ratio(result.base, result.grown, 'perSecond'),
      ),
      compared(
        `${title}: CPU per 1,000`,
        's',
        result.grown.cpuPerThousand,
        'base',
        result.base.cpuPerThousand,
        ALLOWED,
        ratio(result.grown, result.base, 'cpuPerThousand'),
      ),
    )
  }
  return rows
}

type Grown = { readonly database: string; readonly url: string; readonly otherTables: number }

/**
 * Restarts both sides, because an engine that has run for minutes behaves differently from one that has just started.
 */
const withSides = async (
  baseUrl: string,
  { database, url, otherTables }: Grown,
  work: (base: Side, grown: Side) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const base = await engineSide(baseUrl)
  const start = performance.now()
  const grown = await engineSide(url, otherTables)
  const started = performance.now() - start
  try {
    const rows = await work(base, grown)
    return otherTables > 0 ? [stated('8 growth, 500 tables: start', 'ms', started), ...rows] : rows
  } finally {
    await Promise.all([base.program.stop(), grown.program.stop()])
    await dropDatabase(database)
  }
}

const memory = (base: Side, grown: Side): Row => {
  const mebibytes = (side: Side): number => side.program.residentBytes() / 2 ** 20
  return compared('8 growth, 500 tables: memory', 'MiB', mebibytes(grown), 'base', mebibytes(base))
}

/** With ten times the data or metadata, a request may take longer only to find entries in larger indexes. */
export const growth = async (
  load: Load,
  baseUrl: string,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  log('growth: ten times the data')
  const data = 'bench_growth_data'
  const moreData = { database: data, url: await createDatabase(data, fill(times(BASE, 10))), otherTables: 0 }
  const byData = await withSides(baseUrl, moreData, (base, grown) => compare(load, '10 × data', base, grown))
  log('growth: 500 tables')
  const tables = 'bench_growth_tables'
  const url = await createDatabase(tables, fill(BASE, OTHER_TABLES))
  const moreTables = { database: tables, url, otherTables: OTHER_TABLES }
  const byTables = await withSides(baseUrl, moreTables, async (base, grown) => [
    ...(await compare(load, '500 tables', base, grown)),
    memory(base, grown),
  ])
  return [...byData, ...byTables]
}
