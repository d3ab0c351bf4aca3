/** Measures one transaction of the hourly upkeep on the large market after midnight. */
import { median } from '../harness/quantile.ts'
import { type Row, stated } from '../harness/report.ts'
import type { Side } from './sides.ts'

const TIMES = 5
/** The number of rows per transaction, the same as in the product's schedule. */
const AT_A_TIME = 500

const makeStale = `update creator_period set refreshed_at = 'epoch' where days = 180 and creator_id in (
    select creator_id from creator_period where days = 180 order by md5(creator_id::text) limit ${AT_A_TIME});
  update game_period set refreshed_at = 'epoch' where days = 180 and game_id in (
    select game_id from game_period where days = 180 order by md5(game_id::text) limit ${AT_A_TIME / 10})`

/** Rolls back after each measurement, so that the next one finds the same market. */
const once = async (large: Side): Promise<number> => {
  await large.client.query(`begin; ${makeStale}`)
  try {
    const start = performance.now()
    await large.client.query('select refresh_stale_periods($1)', [AT_A_TIME])
    return performance.now() - start
  } finally {
    await large.client.query('rollback')
  }
}

export const periods = async (large: Side): Promise<Row[]> => {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) times.push(await once(large))
  return [
    stated(
      `periods of ${AT_A_TIME} creators and ${AT_A_TIME / 10} games refreshed: p50`,
      'ms',
      median(times),
      {
        atMost: 2000,
      },
    ),
  ]
}
