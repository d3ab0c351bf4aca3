import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  isUnderWay,
  type KeyCampaignParticipantStatus,
  keyCampaignParticipantStatusNames,
  keyClaimSchedule,
} from '@questboard/domain'
import { failKey } from '@questboard/moves'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const table = 'key_campaign_participant'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('key_campaign_participant as participant')
    .innerJoin('activation', 'activation.id', 'participant.campaign_id')
    .innerJoin('company', 'company.id', 'participant.company_id')
    .selectAll('participant')
    .select(['activation.name as campaign_name', 'activation.embargo_at', 'company.name as company_name'])
    .where('participant.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = (row: Row, now: Date) =>
  keyClaimSchedule(
    {
      status: row.status,
      statusChangedAt: row.status_changed_at,
      claimedAt: row.claimed_at,
      deadline: row.deadline_at,
      embargoEnds: row.embargo_at,
    },
    now,
  )

const whomFor = ({ status, company_name }: Row): string | null => {
  if (!isUnderWay(table, status)) return null
  return status === 'submitted_content' ? company_name : 'the creator'
}

export const keyClaim: RowKind<typeof table, KeyCampaignParticipantStatus, Row> = {
  table,
  read: readRow,
  schedule: scheduleOf,
  about: (row) => `A creator in the key campaign “${row.campaign_name}” of ${row.company_name}`,
  waits: (row, schedule) =>
    waitsInWords(keyCampaignParticipantStatusNames, row.status, whomFor(row), schedule),
  deadlineColumns: () => ['deadline_at'],
  move: (transaction, seen) => failKey(transaction, seen, { by: 'time' }),
}
