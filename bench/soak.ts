/**
 * Lets all parties make random, concurrent changes in every lifecycle while time passes, with different seeds, and
 * checks the data after each step. SOAK_SEEDS and SOAK_STEPS reduce the size; SOAK_FIRST sets the first seed.
 */
import { join } from 'node:path'
import { urlOf } from './harness/database.ts'
import { type Benchmark, stated } from './harness/report.ts'
import { talkTo } from './harness/talk.ts'

const PROGRAM = join(import.meta.dirname, '../moves/src/testing/measureWalk.ts')
const FIRST = Number(process.env.SOAK_FIRST ?? 1)
const SEEDS = Number(process.env.SOAK_SEEDS ?? 100)
const STEPS = Number(process.env.SOAK_STEPS ?? 400)
/** The number of runs after which all code has been loaded, so that memory use should stay constant. */
const WARM = Math.ceil(SEEDS / 5)

type Walk = {
  readonly step: number
  readonly made: string
  readonly troubles: readonly unknown[]
  readonly kinds: number
  readonly heapBytes: number
}

const isWalk = (value: unknown): value is Walk =>
  typeof value === 'object' && value !== null && 'troubles' in value && 'heapBytes' in value

const most = (numbers: readonly number[]): number => Math.max(...numbers)

export const run: Benchmark = async (log) => {
  const program = talkTo(PROGRAM, { PG_URL: urlOf('postgres') })
  const walks: Walk[] = []
  try {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const walk = await program.ask({ seed, steps: STEPS })
      if (!isWalk(walk)) throw new Error(`no result: ${JSON.stringify(walk)}`)
      if (walk.troubles.length > 0)
        log(`MOVES_SEED=${seed}, after step ${walk.step}, ${walk.made}: ${JSON.stringify(walk.troubles)}`)
      walks.push(walk)
    }
  } finally {
    await program.stop()
  }
  log(`seeds ${FIRST} to ${FIRST + SEEDS - 1}`)
  const heaps = walks.map(({ heapBytes }) => heapBytes)
  return [
    stated(
      'random moves over every lifecycle',
      'moves',
      walks.reduce((sum, { step }) => sum + step, 0),
    ),
    stated('kinds of moves in a walk, at least', 'kinds', Math.min(...walks.map(({ kinds }) => kinds)), {
      atLeast: 10,
    }),
    stated('walks with a fault', 'walks', walks.filter(({ troubles }) => troubles.length > 0).length, {
      atMost: 0,
    }),
    stated(
      'heap of later walks, relative to the first ones',
      'times',
      most(heaps.slice(WARM)) / most(heaps.slice(0, WARM)),
      {
        atMost: 1.3,
      },
    ),
  ]
}
