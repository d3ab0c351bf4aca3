/**
 * Measures quests: complete runs per second through actions, outbox and workflows, the time of an acceptance, and a
 * cart of 200. Uses its own stack, in which the vendors' waiting times of days are shortened to milliseconds. `data`
 * measures how the screens grow with the market.
 */
import { openSite } from '../stack/testing/quests/site.ts'
import type { Benchmark, Row } from './harness/report.ts'
import { inScratchFolder, startStack } from './harness/stack.ts'
import { accepting } from './quests/accepting.ts'
import { cart } from './quests/cart.ts'
import { throughput } from './quests/throughput.ts'

const parts = { accept: accepting, cart, runs: throughput }

/** Payouts arrive immediately, because waiting for days would delay the benchmark. */
const scaledClock = { SEED: 'false', PAYOUTS_ARRIVE_AFTER_MS: '20' }

/** The parts that can be run separately: `accept`, `cart` and `runs`. */
export const run: Benchmark = (log, names) =>
  inScratchFolder(async (dataDir, port) => {
    const stack = await startStack(dataDir, port, undefined, scaledClock)
    const site = openSite(dataDir, port)
    try {
      const rows: Row[] = []
      for (const [name, measure] of Object.entries(parts)) {
        if (names !== undefined && !names.includes(name)) continue
        log(name)
        rows.push(...(await measure(site, log)))
      }
      return rows
    } finally {
      await site.close()
      await stack.stop()
    }
  })
