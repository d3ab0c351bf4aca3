/**
 * Measures the cost of claiming a code: the product's function against bare SQL, the function with ten million codes
 * against ten thousand, and a claim over HTTP against an action that does nothing. CLAIMS_CODES lowers the ten million.
 */
import { join } from 'node:path'
import { publicDoor } from './claims/publicDoor.ts'
import { urlOf } from './harness/database.ts'
import { median, p99 } from './harness/quantile.ts'
import { type Benchmark, compared, type Row, stated } from './harness/report.ts'
import { talkTo } from './harness/talk.ts'

const PROGRAM = join(import.meta.dirname, '../moves/src/testing/measureClaims.ts')
const CLAIMS = 500
const WARM = 500
/**
 * The number of claims per turn. Databases with few and many codes take short turns, so that other load on the machine
 * affects both.
 */
const AT_A_TIME = 25
const FEW = 10_000
const MANY = Number(process.env.CLAIMS_CODES ?? 10_000_000)

type Times = { readonly move: readonly number[]; readonly bare: readonly number[] }

const isTimes = (value: unknown): value is Times =>
  typeof value === 'object' && value !== null && 'move' in value && 'bare' in value

type Ask = (wish: object) => Promise<unknown>

const claim = async (ask: Ask, claims: number): Promise<Times> => {
  const times = await ask({ claims })
  if (!isTimes(times) || times.move.length !== claims) throw new Error('not every claim was measured')
  return times
}

const together = (all: readonly Times[]): Times => ({
  move: all.flatMap(({ move }) => move),
  bare: all.flatMap(({ bare }) => bare),
})

const prepare = async (ask: Ask, codes: number): Promise<void> => {
  await ask({ codes, creators: 2 * (WARM + CLAIMS) })
  await claim(ask, WARM)
}

const perSecond = (times: readonly number[]): number => 1000 / median(times)

const moveRows = ({ move, bare }: Times): readonly Row[] => [
  compared('claims by the move', 'claims/s', perSecond(move), 'the statement alone', perSecond(bare), {
    atLeast: 0.5,
  }),
  stated('a claim by the move, p99', 'ms', p99(move)),
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

type Log = (line: string) => void

const withCodes = async <T>(codes: number, log: Log, work: (ask: Ask) => Promise<T>): Promise<T> => {
  const claims = talkTo(PROGRAM, { PG_URL: urlOf('postgres') })
  try {
    log(`among ${codes} codes`)
    await prepare(claims.ask, codes)
    return await work(claims.ask)
  } finally {
    await claims.stop()
  }
}

const among = (log: Log): Promise<readonly Row[]> =>
  withCodes(FEW, log, (few) =>
    withCodes(MANY, log, async (many) => {
      const times: { few: Times[]; many: Times[] } = { few: [], many: [] }
      for (let done = 0; done < CLAIMS; done += AT_A_TIME) {
        times.few.push(await claim(few, AT_A_TIME))
        times.many.push(await claim(many, AT_A_TIME))
      }
      return largeRows(together(times.few), together(times.many))
    }),
  )

/** The parts that can be run separately: `move`, `large` and `http`. */
export const run: Benchmark = async (log, parts) => {
  const isAsked = (part: string): boolean => parts === undefined || parts.includes(part)
  const rows: Row[] = []
  if (isAsked('move'))
    rows.push(...(await withCodes(FEW, log, async (ask) => moveRows(await claim(ask, CLAIMS)))))
  if (isAsked('large')) rows.push(...(await among(log)))
  if (isAsked('http')) rows.push(...(await publicDoor(log)))
  return rows
}
