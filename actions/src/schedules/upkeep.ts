import { withPatience } from '@questboard/database'
import { importLimits, keptDays } from '@questboard/domain'
import type { ClientBase } from 'pg'
import type { Services } from '../services.ts'
import { shortenLogs } from './shortenLogs.ts'

/** The number of rows per transaction. A transaction takes about a second on the largest demo market. */
const AT_A_TIME = 500
const MONTHS_AHEAD = 3

/**
 * Deletes expired sessions and links, unconfirmed uploads and selections, old results, and abandoned applications. Used
 * links stay, because they prove that an email address was verified.
 */
const RUN_OUT = [
  ['session', 'expires_at < now()'],
  ['verification_token', `used_at is null and expires_at < now() - interval '30 days'`],
  ['channel_sign_up', 'expires_at < now()'],
  ['signing_key', 'retires_at < now()'],
  ['rate_limit', 'forget_at < now()'],
  ['program_application', `updated_at < now() - interval '${keptDays.applications} days'`],
  ['bulk_action', `finished_at < now() - interval '${keptDays.bulkActions} days'`],
  ['bulk_action', `started_at is null and created_at < now() - interval '1 day'`],
  ['code_import', `created_at < now() - interval '${importLimits.hours} hours'`],
] as const

type Deleting = {
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rowCount: number | null }>
}

/** Deletes in batches, because a long transaction would block the people who use these rows. */
export const deleteExpired = async (
  client: Deleting,
  table: string,
  isExpired: string,
  atATime = AT_A_TIME,
): Promise<void> => {
  const some = `select ctid from ${table} where ${isExpired} limit $1 for update skip locked`
  const statement = `delete from ${table} where ctid = any (array(${some}))`
  let isLong = true
  while (isLong) isLong = (await client.query(statement, [atATime])).rowCount === atATime
}

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
    for (const [table, isExpired] of RUN_OUT) await deleteExpired(client, table, isExpired)
    await shortenLogs(client)
    await client.query('refresh materialized view market_figure')
    await client.query('refresh materialized view usual_price')
    const refreshed = await refreshPeriods(client)
    if (refreshed > 0) log.info({ refreshed }, 'refreshed the figures of periods')
    return { refreshed }
  })
