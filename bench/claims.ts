/**
 * What claiming a code costs: the move against the statement alone that finds a code and takes it, and the move among ten million
 * codes against ten thousand. CLAIMS_CODES makes the large number smaller.
 */
import { join } from 'node:path'
import { urlOf } from './harness/database.ts'
import { median, quantile } from './harness/quantile.ts'
import { type Benchmark, compared, type Row, stated } from './harness/report.ts'
import { talkTo } from './harness/talk.ts'

const PROGRAM = join(import.meta.dirname, '../moves/src/testing/measureClaims.ts')
const CLAIMS = 500
const FEW = 10_000
const MANY = Number(process.env.CLAIMS_CODES ?? 10_000_000)

type Times = { readonly move: readonly number[]; readonly bare: readonly number[] }

const isTimes = (value: unknown): value is Times =>
  typeof value === 'object' && value !== null && 'move' in value && 'bare' in value

type Ask = (wish: object) => Promise<unknown>

const measure = async (ask: Ask, codes: number): Promise<Times> => {
  const times = await ask({ codes, claims: CLAIMS })
  if (!isTimes(times) || times.move.length !== CLAIMS) throw new Error('not every claim was measured')
  return times
}

const perSecond = (times: readonly number[]): number => 1000 / median(times)

const moveRows = ({ move, bare }: Times): readonly Row[] => [
  compared('claims by the move', 'claims/s', perSecond(move), 'the statement alone', perSecond(bare), {
    atLeast: 0.5,
  }),
  stated(
    'a claim by the move, p99',
    'ms',
    quantile(
      [...move].sort((a, b) => a - b),
      0.99,
    ),
  ),
]

const largeRows = (few: Times, many: Times): readonly Row[] => [
  compared(
    `a claim among ${MANY.toLocaleString('en')} codes`,
    'ms',
    median(many.move),
    `among ${FEW.toLocaleString('en')}`,
    median(few.move),
    { atMost: 1.3 },
  ),
]

/** In parts `move` and `large`. */
export const run: Benchmark = async (log, parts) => {
  const isAsked = (part: string): boolean => parts === undefined || parts.includes(part)
  const claims = talkTo(PROGRAM, { PG_URL: urlOf('postgres') })
  try {
    // The first ones warm it up.
    await measure(claims.ask, FEW)
    log(`among ${FEW} codes`)
    const few = await measure(claims.ask, FEW)
    const rows = isAsked('move') ? [...moveRows(few)] : []
    if (!isAsked('large')) return rows
    log(`among ${MANY} codes`)
    return [...rows, ...largeRows(few, await measure(claims.ask, MANY))]
  } finally {
    await claims.stop()
  }
}
