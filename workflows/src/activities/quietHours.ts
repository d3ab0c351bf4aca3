import type { QuietHours } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'

export const quietHoursOf = (row: {
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}): QuietHours | null =>
  row.quiet_from === null || row.quiet_until === null
    ? null
    : { from: row.quiet_from, until: row.quiet_until }

/** SQL for the deadline of an event's row. In the query, domain_event must have the alias `event`. */
export const deadlineOfEvent: RawBuilder<Date | null> = sql<Date | null>`case event.entity
  when 'quest_run' then (select deadline_at from quest_run where id = event.entity_id)
  when 'quest_bid' then (
    select coalesce(bid.deadline_at, run.deadline_at)
      from quest_bid as bid join quest_run as run on run.id = bid.quest_run_id where bid.id = event.entity_id)
  when 'mission_run' then (select deadline_at from mission_run where id = event.entity_id)
  when 'key_campaign_participant' then (
    -- Once content is handed in, nothing is due.
    select deadline_at from key_campaign_participant where id = event.entity_id and status <> 'submitted_content')
  end`
