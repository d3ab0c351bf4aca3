/** Compares complete quest runs per second, from offer to payout, with the same number of bare runs. */
import { Client, Connection } from '@temporalio/client'
import { gatherPairs } from '../../stack/testing/quests/people.ts'
import type { Site } from '../../stack/testing/quests/site.ts'
import { watchStanding } from '../../stack/testing/quests/standing.ts'
import { live, stories } from '../../stack/testing/quests/stories.ts'
import { median } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { waitUntil } from '../harness/waitUntil.ts'
import { startBare } from './bare.ts'
import { underWay, type Work, workSince } from './temporal.ts'

const ROUNDS = 3
const RUNS = 60
const WARM_UPS = 10
/** The number of runs in parallel. */
const LANES = 20

type Scene = { readonly site: Site; readonly client: Client }

const isQuiet = async ({ site, client }: Scene, since: Date): Promise<boolean> => {
  const [row] = await site.query(
    `select (select count(*) from hdb_catalog.event_log where not delivered and not error)::int
          + (select count(*) from delivery where ended_at is null)::int as left`,
  )
  return row?.left === 0 && (await underWay(client, since)) === 0
}

/** Returns the milliseconds until all work of these runs is done, including the last emails. */
const playRuns = async (scene: Scene, runs: number): Promise<number> => {
  const { site } = scene
  const cast = await gatherPairs(site, runs)
  const standing = watchStanding(site, cast)
  const since = new Date()
  const start = performance.now()
  // All lanes take pairs from one iterator. The pairs also stay in the array, because the status check needs them.
  const pairs = cast.values()
  const lane = async (): Promise<void> => {
    for (const pair of pairs) await live(stories.completed, { site, standing, ...pair })
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await waitUntil(
    'all events are delivered and no workflow has anything to do',
    () => isQuiet(scene, since),
    {
      everyMs: 50,
    },
  )
  const took = performance.now() - start
  await standing.stop()
  return took
}

type Counted = Work & { readonly mails: number }

/**
 * Counts the work of one run. A mail from the queue is one signal and one activity on the bare side, as if a workflow
 * sent it. So the bare side's work does not shrink when the product does the same work outside of Temporal.
 */
const countWork = async (scene: Scene): Promise<Counted> => {
  const since = new Date()
  await playRuns(scene, WARM_UPS)
  const { signals, activities } = await workSince(scene.client, since)
  const [row] = await scene.site.query('select count(*)::int as mails from delivery where created_at >= $1', [
    since,
  ])
  const mails = Number(row?.mails)
  return {
    signals: Math.round((signals + mails) / WARM_UPS),
    activities: Math.round((activities + mails) / WARM_UPS),
    mails: Math.round(mails / WARM_UPS),
  }
}

export const throughput = async (site: Site, log: (line: string) => void): Promise<Row[]> => {
  const connection = await Connection.connect({ address: site.temporalAddress })
  const scene = { site, client: new Client({ connection }) }
  await playRuns(scene, WARM_UPS)
  const work = await countWork(scene)
  log(`a run is ${work.signals} signals and ${work.activities} activities, ${work.mails} of each for mails`)
  const bare = await startBare(site)
  const rates: { readonly product: number; readonly bare: number }[] = []
  try {
    await bare.play(work, WARM_UPS, LANES)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const times = { product: await playRuns(scene, RUNS), bare: await bare.play(work, RUNS, LANES) }
      const rate = { product: (1000 * RUNS) / times.product, bare: (1000 * RUNS) / times.bare }
      log(`round ${round}: ${rate.product.toFixed(2)} runs/s, bare ${rate.bare.toFixed(2)}`)
      rates.push(rate)
    }
  } finally {
    await bare.stop()
    await connection.close()
  }
  return [
    compared(
      `complete quest runs, ${LANES} under way`,
      'runs/s',
      median(rates.map(({ product }) => product)),
      'bare workflows of as many signals and activities',
      median(rates.map((rate) => rate.bare)),
      { atLeast: 0.7 },
      median(rates.map((rate) => rate.product / rate.bare)),
    ),
    stated('a quest run’s signals', 'signals', work.signals),
    stated('a quest run’s activities', 'activities', work.activities),
    stated('a quest run’s mails, which count as a signal and an activity each', 'mails', work.mails),
  ]
}
