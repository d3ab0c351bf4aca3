/**
 * Runs the screens' queries on the demo market and on one with 100,000 creators and 5 million rows of content,
 * because the cost of a query must not depend on the market's size. `BENCH_ONLY=codes,cart node bench/run.ts data`
 * measures only those queries.
 */
import { eligibility } from './data/eligibility.ts'
import { periods } from './data/periods.ts'
import { expectAnswers, screens } from './data/screens.ts'
import { startSide } from './data/sides.ts'
import type { Benchmark } from './harness/report.ts'

export const run: Benchmark = async (log) => {
  const demo = await startSide('demo', log)
  try {
    await expectAnswers(demo)
    const large = await startSide('large', log)
    try {
      return [
        ...(await screens(demo, large, log)),
        ...(await eligibility(demo, large)),
        ...(await periods(large)),
      ]
    } finally {
      await large.stop()
    }
  } finally {
    await demo.stop()
  }
}
