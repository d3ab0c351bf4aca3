/**
 * Webhooks as they come in truth: in any order, late, several at once, again and again; at the end each of them, since whoever tells
 * does so until it is taken.
 */
import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** WEBHOOKS_SEED repeats what failed, WEBHOOKS_RUNS tries more than a few. */
const { WEBHOOKS_SEED: given, WEBHOOKS_RUNS: many } = process.env
const seed = given === undefined ? randomInt(1_000_000) : Number(given)

/** For the title of a test, so that whoever sees it fail can have it fail again. */
export const repeatedBy = `WEBHOOKS_SEED=${seed}`

const RUN_MS = 4_000
const SHRINKING_MS = 90_000

export const anyOrder = (few: number) => {
  const numRuns = many === undefined ? few : Number(many)
  const interruptAfterTimeLimit = numRuns * RUN_MS + SHRINKING_MS
  return {
    // A counterexample may be made smaller for so long, and is told as small as it is then.
    settings: { seed, numRuns, interruptAfterTimeLimit },
    timeoutMs: interruptAfterTimeLimit + SHRINKING_MS,
  }
}

/** Before all of it is told: some of it, or none; what stands together is told at once. */
export const atFirst = <Told>(all: readonly Told[], most = 8) =>
  fc.array(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 3 }), { maxLength: most })

/** All of it, each once. */
export const atLast = <Told>(all: readonly Told[]) => fc.shuffledSubarray([...all], { minLength: all.length })
