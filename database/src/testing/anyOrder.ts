/**
 * Delivers webhooks as they arrive in reality: in any order, late, simultaneously and repeatedly. In the end every
 * webhook arrives, because vendors repeat it until it is accepted.
 */
import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** WEBHOOKS_SEED repeats a run that has failed, and WEBHOOKS_RUNS sets the number of runs. */
const { WEBHOOKS_SEED: given, WEBHOOKS_RUNS: many } = process.env
const seed = given === undefined ? randomInt(1_000_000) : Number(given)

/** Part of a test's title, so that a failure can be repeated. */
export const repeatedBy = `WEBHOOKS_SEED=${seed}`

const RUN_MS = 4_000
const SHRINKING_MS = 90_000

export const anyOrder = (few: number) => {
  const numRuns = many === undefined ? few : Number(many)
  const interruptAfterTimeLimit = numRuns * RUN_MS + SHRINKING_MS
  return {
    // The time that the test spends on finding a smaller counterexample before it reports one.
    settings: { seed, numRuns, interruptAfterTimeLimit },
    timeoutMs: interruptAfterTimeLimit + SHRINKING_MS,
  }
}

/**
 * The first deliveries: a random selection of the webhooks, which can be empty. Webhooks in one group arrive
 * simultaneously.
 */
export const atFirst = <Told>(all: readonly Told[], most = 8) =>
  fc.array(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 3 }), { maxLength: most })

/** The last deliveries: all webhooks, once each, in any order. */
export const atLast = <Told>(all: readonly Told[]) => fc.shuffledSubarray([...all], { minLength: all.length })
