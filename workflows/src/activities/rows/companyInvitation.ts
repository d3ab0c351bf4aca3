import type { Database, DatabaseTransaction } from '@questboard/database'
import { type CompanyInvitationStatus, companyInvitationSchedule } from '@questboard/domain'
import { expireCompanyInvitation } from '@questboard/moves'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.version', 'invitation.status', 'invitation.company_id'])
    .select(['invitation.expires_at', 'company.name as company_name'])
    .where('invitation.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const names = { pending: 'Sent', expired: 'Expired' } as const

export const companyInvitation: RowKind<'company_invitation', CompanyInvitationStatus, Row> = {
  table: 'company_invitation',
  read: readRow,
  schedule: ({ status, expires_at }) => companyInvitationSchedule({ status, expiresAt: expires_at }),
  about: (row) => `An invitation to join ${row.company_name}`,
  waits: ({ status }, schedule) =>
    waitsInWords(names, status, status === 'pending' ? 'the invited person' : null, schedule),
  move: (transaction, seen) => expireCompanyInvitation(transaction, seen, { by: 'time' }),
}
