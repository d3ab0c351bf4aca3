import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  keyCampaignParticipantStatuses,
  keyCampaignParticipantStatusNames,
  keyClaimSchedule,
} from '@questboard/domain'
import { failKey } from '@questboard/moves'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { waitsInWords } from './plans.ts'
import { createRowActivities } from './rowActivities.ts'

const rowSchema = z.object({
  version: z.number(),
  company_id: z.string(),
  creator_id: z.string(),
  company_name: z.string(),
  campaign_name: z.string(),
  status: z.enum(keyCampaignParticipantStatuses),
  status_changed_at: z.date(),
  claimed_at: z.date().nullable(),
  deadline_at: z.date().nullable(),
})
type Row = z.infer<typeof rowSchema>

const readRow = async (database: Database | DatabaseTransaction, id: string): Promise<Row | null> => {
  const row = await database
    .selectFrom('key_campaign_participant as participant')
    .innerJoin('activation', 'activation.id', 'participant.campaign_id')
    .innerJoin('company', 'company.id', 'participant.company_id')
    .selectAll('participant')
    .select(['activation.name as campaign_name', 'company.name as company_name'])
    .where('participant.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : rowSchema.parse(row)
}

const scheduleOf = (row: Row, now: Date) =>
  keyClaimSchedule(
    {
      status: row.status,
      statusChangedAt: row.status_changed_at,
      claimedAt: row.claimed_at,
      deadline: row.deadline_at,
    },
    now,
  )

/** Before the claim and after the end there is no time to own. */
const isOver = ({ status }: Row): boolean => status !== 'claimed_key' && status !== 'submitted_content'

const whomFor = (row: Row): string | null => {
  if (isOver(row)) return null
  return row.status === 'submitted_content' ? row.company_name : 'the creator'
}

export const createKeyClaimActivities = ({ database }: Pick<Dependencies, 'database'>) => {
  const { plan, take } = createRowActivities(database, {
    table: 'key_campaign_participant',
    read: readRow,
    schedule: scheduleOf,
    isOver,
    about: (row) => `A creator’s key from “${row.campaign_name}” of ${row.company_name}`,
    waits: (row, schedule) =>
      waitsInWords(keyCampaignParticipantStatusNames, row.status, whomFor(row), schedule),
    deadlineColumns: () => ['deadline_at'],
    move: (transaction, participant) => failKey(transaction, participant, { by: 'time' }),
  })
  return { planKeyClaim: plan, takeKeyClaimStep: take }
}
