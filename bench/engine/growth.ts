import { createDatabase, dropDatabase } from '../harness/database.ts'
import type { Load } from '../harness/load.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { BASE, fill, times } from './dataset.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { engineSide, type Side } from './sides.ts'
import { measure, warm } from './throughput.ts'

const ALLOWED = { atMost: 1.1 }
const OTHER_TABLES = 496
const SERVED_BY_AN_INDEX: readonly Operation['key'][] = ['nested', 'byKey', 'aggregate', 'permission']

const operations = OPERATIONS.filter(({ key }) => SERVED_BY_AN_INDEX.includes(key))

const compare = async (load: Load, what: string, base: Side, grown: Side): Promise<readonly Row[]> => {
  const rows: Row[] = []
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
      ),
      compared(
        `${title}: CPU per 1,000`,
        's',
        result.grown.cpuPerThousand,
        'base',
        result.base.cpuPerThousand,
        ALLOWED,
      ),
    )
  }
  return rows
}

const withGrown = async (
  name: string,
  url: string,
  otherTables: number,
  work: (grown: Side) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const grown = await engineSide(url, otherTables)
  try {
    return await work(grown)
  } finally {
    await grown.program.stop()
    await dropDatabase(name)
  }
}

/** Ten times the data and ten times the metadata must not cost a request more than an index does. */
export const growth = async (
  load: Load,
  base: Side,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  log('growth: ten times the data')
  const data = await createDatabase('bench_growth_data', fill(times(BASE, 10)))
  const byData = await withGrown('bench_growth_data', data, 0, (grown) =>
    compare(load, '10 × data', base, grown),
  )
  log('growth: 500 tables')
  const tables = await createDatabase('bench_growth_tables', fill(BASE, OTHER_TABLES))
  const start = performance.now()
  const byTables = await withGrown('bench_growth_tables', tables, OTHER_TABLES, async (grown) => [
    stated('8 growth, 500 tables: start', 'ms', performance.now() - start),
    ...(await compare(load, '500 tables', base, grown)),
    compared(
      '8 growth, 500 tables: memory',
      'MiB',
      grown.program.residentBytes() / 2 ** 20,
      'base',
      base.program.residentBytes() / 2 ** 20,
    ),
  ])
  return [...byData, ...byTables]
}
