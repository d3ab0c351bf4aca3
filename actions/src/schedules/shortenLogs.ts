import { keptDays } from '@questboard/domain'
import type { ClientBase } from 'pg'

type Log = { readonly table: string; readonly days: number; readonly shorten: string }

/** Deletes in batches, to avoid long transactions and bursts of disk work. */
const PORTION = 10_000

const byAge = (table: string, key: string, days: number): Log => ({
  table,
  days,
  shorten: `delete from ${table} where (${key}) in (
    select ${key} from ${table} where created_at < now() - make_interval(days => $1) order by created_at limit $2)`,
})

/**
 * Deletes events and their delivery logs in one statement, because only some Hasura versions link the two by a foreign key.
 */
const events = (state: string, days: number): Log => ({
  table: 'hdb_catalog.event_log',
  days,
  shorten: `with gone as (
      delete from hdb_catalog.event_log where id in (
        select id from hdb_catalog.event_log
         where created_at < (now() at time zone 'UTC') - make_interval(days => $1) and (${state}) limit $2)
      returning id),
    tries as (delete from hdb_catalog.event_invocation_logs where event_id in (select id from gone))
    select from gone`,
})

/** Logs of page visits, and Hasura's copies of events and calls, which Hasura never deletes. */
const LOGS: readonly Log[] = [
  byAge('sign_in_attempt', 'id', keptDays.signInAttempts),
  byAge('client_event', 'id', keptDays.clientEvents),
  byAge('farewell', 'user_id', keptDays.farewells),
  byAge('summary', 'id', keptDays.summaries),
  byAge('delivery', 'id', keptDays.mails),
  byAge('idempotency_key', 'user_id, key', keptDays.intents),
  events('delivered', keptDays.deliveries),
  events('error or archived', keptDays.failedDeliveries),
  {
    table: 'hdb_catalog.hdb_cron_events',
    days: keptDays.failedDeliveries,
    shorten: `delete from hdb_catalog.hdb_cron_events where id in (
      select id from hdb_catalog.hdb_cron_events
       where scheduled_time < now() - make_interval(days => $1) and status in ('delivered', 'error', 'dead') limit $2)`,
  },
]

export const shortenLogs = async (client: ClientBase): Promise<void> => {
  for (const { table, days, shorten } of LOGS) {
    // A database that Hasura has never used lacks these tables.
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
      table,
    ])
    let isLong = rows[0]?.exists === true
    while (isLong) isLong = (await client.query(shorten, [days, PORTION])).rowCount === PORTION
  }
}
