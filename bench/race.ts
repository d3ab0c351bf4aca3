/**
 * Races 1,000 creators for 500 codes of two regions, with fifty seeds: normally, while Postgres is killed, with five tabs per
 * creator, and while one batch is revoked and another is added. RACE_SEEDS and RACE_CREATORS reduce the size; RACE_FIRST sets
 * the first seed, so that a race can be split into several runs.
 */
import { join } from 'node:path'
import { urlOf } from './harness/database.ts'
import { type Benchmark, type Row, stated } from './harness/report.ts'
import { talkTo } from './harness/talk.ts'

const PROGRAM = join(import.meta.dirname, '../moves/src/testing/measureRace.ts')
const FIRST = Number(process.env.RACE_FIRST ?? 1)
const SEEDS = Number(process.env.RACE_SEEDS ?? 50)
const CREATORS = Number(process.env.RACE_CREATORS ?? 1000)
const CODES = CREATORS / 2

const courses = {
  plain: 'alone',
  killed: 'while Postgres is killed, twice',
  tabs: 'each in five tabs',
  revoked: 'while a batch is taken back and another comes in',
} as const
type Course = keyof typeof courses
const isCourse = (word: string): word is Course => Object.hasOwn(courses, word)

type Result = {
  readonly ms: number
  readonly tries: number
  readonly outOfCodes: number
  readonly broken: number
  /** The number of creators whose claim succeeded but who have no code. */
  readonly lost: number
  readonly torn: number
  readonly revoked: number
  readonly twice: number
  readonly claims: number
  readonly available: number
}

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' && value !== null && 'claims' in value && 'torn' in value && 'ms' in value

const wrongIn = (
  course: Course,
  { torn, revoked, twice, broken, lost, claims, available, outOfCodes }: Result,
) => {
  // If a batch is revoked, creators who got no code try again. Then every code that is still valid must be claimed.
  const expected = course === 'revoked' ? claims : CODES
  const missing = Math.abs(claims - expected)
  const unheard = course === 'plain' ? Math.abs(outOfCodes - (CREATORS - CODES)) : 0
  const left = course === 'revoked' && claims >= CREATORS ? 0 : available
  return torn + revoked + twice + broken + lost + missing + unheard + left
}

const raceAll = async (
  course: Course,
  ask: (wish: object) => Promise<unknown>,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const results: Result[] = []
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const result = await ask({ seed, creators: CREATORS, codes: CODES, course })
    if (!isResult(result)) throw new Error(`no result: ${JSON.stringify(result)}`)
    const wrong = wrongIn(course, result)
    if (wrong > 0) log(`seed ${seed}, ${course}: ${JSON.stringify(result)}`)
    results.push(result)
  }
  log(`${courses[course]}: seeds ${FIRST} to ${FIRST + SEEDS - 1}`)
  const sum = (of: (result: Result) => number): number => results.reduce((all, one) => all + of(one), 0)
  return [
    stated(`races of ${CREATORS} creators for ${CODES} codes, ${courses[course]}`, 'races', results.length),
    stated(
      `faults in these races, ${courses[course]}`,
      'codes',
      sum((one) => wrongIn(course, one)),
      { atMost: 0 },
    ),
    stated(`tries, ${courses[course]}`, 'tries/s', (sum(({ tries }) => tries) * 1000) / sum(({ ms }) => ms)),
  ]
}

export const run: Benchmark = async (log, parts) => {
  const races = talkTo(PROGRAM, { PG_URL: urlOf('postgres') })
  try {
    const rows: Row[] = []
    for (const course of parts?.filter(isCourse) ?? Object.keys(courses).filter(isCourse))
      rows.push(...(await raceAll(course, races.ask, log)))
    return rows
  } finally {
    await races.stop()
  }
}
