import { Cron } from 'croner'
import type { Pool } from 'pg'
import { type Inconsistency, within } from '../metadata/inconsistency.ts'
import type { CronTrigger } from '../metadata/types.ts'

/** The number of runs to prepare. Hasura prepares 100 too, so that no run is lost in a long outage. */
const ahead = 100

function upcoming(trigger: CronTrigger, from: Date): readonly Date[] {
  return new Cron(trigger.schedule, { timezone: 'UTC', mode: '5-part', paused: true }).nextRuns(ahead, from)
}

/** Finds cron triggers whose schedule is unreadable or never due. */
export function scheduleProblems(triggers: readonly CronTrigger[]): readonly Inconsistency[] {
  return triggers.flatMap((trigger) => {
    try {
      if (upcoming(trigger, new Date()).length === 0) throw new Error('this schedule never runs')
      return []
    } catch (error) {
      const object = { type: 'cron_trigger', name: trigger.name } as const
      const why = error instanceof Error ? error.message : String(error)
      const reason = within(object, `schedule "${trigger.schedule}": ${why}`)
      return [{ file: 'cron_triggers.yaml', object, reason }]
    }
  })
}

/** Stores the next runs of every trigger and deletes future runs of schedules that are no longer in the metadata. */
export async function materialise(pool: Pool, triggers: readonly CronTrigger[]): Promise<void> {
  const now = new Date()
  const names = triggers.map((trigger) => trigger.name)
  await pool.query(
    `delete from hdb_catalog.hdb_cron_events
     where status = 'scheduled' and tries = 0 and scheduled_time > now() and not trigger_name = any($1::text[])`,
    [names],
  )
  for (const trigger of triggers) {
    const times = upcoming(trigger, now).map((time) => time.toISOString())
    await pool.query(
      `with withdrawn as (
        delete from hdb_catalog.hdb_cron_events
        where trigger_name = $1 and status = 'scheduled' and tries = 0 and scheduled_time > now()
          and not scheduled_time = any($2::timestamptz[])
      )
      insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
      select $1, unnest($2::timestamptz[])
      on conflict do nothing`,
      [trigger.name, times],
    )
  }
}
