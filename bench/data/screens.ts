/** Runs every screen's query on both markets alternately and measures its time, rows read and growth. */
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { type Counters, growingTables, readCounters, scannedBetween, scannedInPlan } from './counters.ts'
import { readQueries, type ScreenQuery } from './documents.ts'
import type { Asked, Side } from './sides.ts'

const WARM_UPS = 10
const ROUNDS = 120
const MILLISECONDS = 6000
/** Postgres reports a connection's statistics at most once a second, when a statement ends. */
const STATISTICS_MS = 1050
/** If the size of the two markets' results differs by more than this factor, compares the cost per unit of size. */
const SAME_SIZE = 1.25
const GROWTH = { atMost: 1.5 }

type Answered = { readonly milliseconds: number; readonly bytes: number }

const ask = async (side: Side, { headers, body }: Asked): Promise<Answered> => {
  const start = performance.now()
  const response = await fetch(`${side.program.url}/v1/graphql`, { method: 'POST', headers, body })
  const text = await response.text()
  const milliseconds = performance.now() - start
  if (text.startsWith('{"errors"'))
    throw new Error(`${side.program.name} refuses ${body}: ${text.slice(0, 500)}`)
  return { milliseconds, bytes: text.length }
}

type Figures = {
  readonly p50: number
  readonly p99: number
  readonly bytes: number
  readonly rowsRead: number
  readonly scanned: readonly string[]
}

type Run = { readonly side: Side; readonly asked: Asked; readonly times: number[]; requests: number }

const newRun = async (side: Side, query: ScreenQuery): Promise<Run> => ({
  side,
  asked: await side.asked(query),
  times: [],
  requests: 0,
})

const once = async (run: Run): Promise<Answered> => {
  run.requests += 1
  return ask(run.side, run.asked)
}

const figures = async (run: Run, query: ScreenQuery, before: Counters): Promise<[Figures, Counters]> => {
  const { bytes } = await once(run)
  const after = await readCounters(run.side.client)
  const sorted = run.times.sort((a, b) => a - b)
  const planned = scannedInPlan(await run.side.plans(query))
  return [
    {
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      bytes,
      rowsRead: (after.rowsRead - before.rowsRead) / run.requests,
      scanned: [...new Set([...planned, ...scannedBetween(before, after)])],
    },
    after,
  ]
}

const chosenQueries = (): readonly ScreenQuery[] => {
  const only = process.env.BENCH_ONLY?.split(',')
  return readQueries().filter(({ name }) => !only || only.includes(name))
}

/** Reports all rejected queries first, because filling a market and measuring take minutes. */
export const expectAnswers = async (side: Side): Promise<void> => {
  const questions: Asked[] = []
  for (const query of chosenQueries()) questions.push(await side.asked(query))
  const all = await Promise.allSettled(questions.map((asked) => ask(side, asked)))
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

/** Alternates between the two markets, so that other load on the machine affects both. */
const measure = async (runs: readonly Run[]): Promise<void> => {
  for (let n = 0; n < WARM_UPS; n++) for (const run of runs) await once(run)
  const until = performance.now() + MILLISECONDS
  for (let n = 0; n < ROUNDS && (n < 10 || performance.now() < until); n++) {
    for (const run of runs) run.times.push((await once(run)).milliseconds)
  }
  await sleep(STATISTICS_MS)
}

const rowsOf = (query: ScreenQuery, demo: Figures, large: Figures, scanned: readonly string[]): Row[] => {
  const size = large.bytes / demo.bytes
  const { name } = query
  const growth =
    size <= SAME_SIZE
      ? compared(`${name}: p50`, 'ms', large.p50, 'demo', demo.p50, GROWTH)
      : compared(
          `${name}: p50 per KiB answered`,
          'ms',
          (large.p50 * 1024) / large.bytes,
          'demo',
          (demo.p50 * 1024) / demo.bytes,
          GROWTH,
        )
  return [
    growth,
    compared(`${name}: p99`, 'ms', large.p99, 'demo', demo.p99),
    compared(`${name}: rows read`, 'rows', large.rowsRead, 'demo', demo.rowsRead),
    stated(`${name}: growing tables scanned`, 'tables', scanned.length, { atMost: 0 }),
  ]
}

export const screens = async (demo: Side, large: Side, log: (line: string) => void): Promise<Row[]> => {
  const growing = await growingTables(demo.client, large.client)
  const runsOf = async (query: ScreenQuery) => ({
    query,
    runs: { demo: await newRun(demo, query), large: await newRun(large, query) },
  })
  const all: Awaited<ReturnType<typeof runsOf>>[] = []
  for (const query of chosenQueries()) all.push(await runsOf(query))
  // Waits until the statistics include all earlier reads, so that these reads are not measured.
  await sleep(STATISTICS_MS)
  for (const side of [demo, large]) await side.client.query('select')
  let before = { demo: await readCounters(demo.client), large: await readCounters(large.client) }
  const rows: Row[] = []
  for (const { query, runs } of all) {
    await measure([runs.demo, runs.large])
    const [small, demoAfter] = await figures(runs.demo, query, before.demo)
    const [grown, largeAfter] = await figures(runs.large, query, before.large)
    before = { demo: demoAfter, large: largeAfter }
    const scanned = grown.scanned.filter((table) => growing.has(table))
    log(
      `${query.name}: ${small.p50.toFixed(1)} → ${grown.p50.toFixed(1)} ms, ` +
        `${Math.round(small.rowsRead)} → ${Math.round(grown.rowsRead)} rows, ${small.bytes} → ${grown.bytes} bytes` +
        (scanned.length > 0 ? `, scans ${scanned.join(' ')}` : ''),
    )
    rows.push(...rowsOf(query, small, grown, scanned))
  }
  return rows
}
