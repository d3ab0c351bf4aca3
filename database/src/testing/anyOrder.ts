/**
 * Webhooks as they really arrive: in any order, late, simultaneous and repeated. In the end each arrives, because vendors
 * repeat until they succeed.
 */
import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** WEBHOOKS_SEED repeats a failure, WEBHOOKS_RUNS runs more than a few. */
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
    // A counterexample is shrunk for this long and then reported.
    settings: { seed, numRuns, interruptAfterTimeLimit },
    timeoutMs: interruptAfterTimeLimit + SHRINKING_MS,
  }
}

/** The first deliveries: some or none of them. Grouped ones arrive simultaneously. */
export const atFirst = <Told>(all: readonly Told[], most = 8) =>
  fc.array(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 3 }), { maxLength: most })

/** All of them, once each. */
export const atLast = <Told>(all: readonly Told[]) => fc.shuffledSubarray([...all], { minLength: all.length })
