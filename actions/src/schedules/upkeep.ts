import { withPatience } from '@questboard/database'
import { importLimits, keptDays } from '@questboard/domain'
import type { ClientBase } from 'pg'
import type { Services } from '../services.ts'
import { shortenLogs } from './shortenLogs.ts'

/** The number of rows per transaction, which takes about a second on the largest demo market. */
const AT_A_TIME = 500
const MONTHS_AHEAD = 3

/**
 * Deletes expired sessions and links, unconfirmed uploads and selections, old results, and abandoned applications. Used
 * links stay, because they prove that an email address was verified.
 */
const RUN_OUT = [
  'delete from session where expires_at < now()',
  `delete from verification_token where used_at is null and expires_at < now() - interval '30 days'`,
  'delete from signing_key where retires_at < now()',
  'delete from rate_limit where forget_at < now()',
  `delete from program_application where updated_at < now() - interval '${keptDays.applications} days'`,
  `delete from bulk_action where finished_at < now() - interval '${keptDays.bulkActions} days'`,
  `delete from bulk_action where started_at is null and created_at < now() - interval '1 day'`,
  `delete from code_import where created_at < now() - interval '${importLimits.hours} hours'`,
] as const

const refreshPeriods = async (client: ClientBase): Promise<number> => {
  let refreshed = 0
  for (;;) {
    const { rows } = await client.query<{ count: number }>('select refresh_stale_periods($1) as count', [
      AT_A_TIME,
    ])
    const count = rows[0]?.count ?? 0
    if (count === 0) return refreshed
    refreshed += count
  }
}

/**
 * Does the regular database maintenance: creates partitions for coming months, updates outdated stats of the last days
 * and the public stats of the market, and deletes expired rows. Each step can be repeated, so the next run completes an
 * interrupted one.
 */
export const upkeep = ({
  pool,
  log,
}: Pick<Services, 'pool' | 'log'>): Promise<{ readonly refreshed: number }> =>
  withPatience(pool, async (client) => {
    await client.query(
      `select create_month_partitions(date_trunc('month', now(), 'UTC')::date,
         (date_trunc('month', now(), 'UTC') + make_interval(months => $1))::date)`,
      [MONTHS_AHEAD],
    )
    for (const statement of RUN_OUT) await client.query(statement)
    await shortenLogs(client)
    await client.query('refresh materialized view market_figure')
    await client.query('refresh materialized view usual_price')
    const refreshed = await refreshPeriods(client)
    if (refreshed > 0) log.info({ refreshed }, 'refreshed the figures of periods')
    return { refreshed }
  })
