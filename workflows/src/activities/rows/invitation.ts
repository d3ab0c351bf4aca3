import type { Database, DatabaseTransaction } from '@questboard/database'
import { activationKindNames, type InvitationStatus, invitationSchedule } from '@questboard/domain'
import { letInvitationTimePass } from '@questboard/moves'
import { sql } from 'kysely'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('invitation')
    .innerJoin('activation', 'activation.id', 'invitation.activation_id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .selectAll('invitation')
    .select(['activation.kind', 'activation.name as activation_name', 'company.name as company_name'])
    .select(sql<boolean>`is_taken_up(invitation)`.as('is_taken_up'))
    .where('invitation.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = (row: Row, now: Date) =>
  invitationSchedule(
    {
      status: row.status,
      deadline: row.deadline_at,
      isTakenUp: row.is_taken_up,
      hasAccount: row.creator_id !== null,
      hasOffer: row.quest_run_id !== null,
    },
    now,
  )

const names = { PENDING: 'Sent', ACCEPTED: 'Accepted', REJECTED: 'Declined' } as const

export const invitation: RowKind<'invitation', InvitationStatus, Row> = {
  table: 'invitation',
  read: readRow,
  schedule: scheduleOf,
  isOverWithoutDeadline: true,
  about: (row) =>
    `An invitation to the ${activationKindNames[row.kind]} “${row.activation_name}” of ${row.company_name}`,
  waits: (row, schedule) =>
    waitsInWords(names, row.status, row.status === 'PENDING' ? 'the invited creator' : null, schedule),
  move: letInvitationTimePass,
}
