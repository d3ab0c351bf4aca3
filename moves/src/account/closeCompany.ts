import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { type Moved, moved, refuse } from '../verdict.ts'

/** What of a company's address and papers may be a person's own. */
const PERSONAL = [
  'email',
  'billing_email',
  'legal_name',
  'tax_id',
  'street_name',
  'street_number',
  'zip_code',
  'city',
  'province',
]

type Standing = { readonly members: number; readonly is_known: boolean; readonly has_card: boolean }

/** Nothing begins meanwhile. Whoever joins at this moment holds their invitation and waits for the company: so in this order. */
const lockCompany = async (transaction: DatabaseTransaction, companyId: string): Promise<void> => {
  await sql`select from company_invitation where company_id = ${companyId} order by id for update`.execute(
    transaction,
  )
  await sql`select from company where id = ${companyId} for update`.execute(transaction)
  await sql`select from activation where company_id = ${companyId} order by id for update`.execute(
    transaction,
  )
}

/** Whether others know it: what was ever public may have creators and their records, and what was paid is in the books. */
const readStanding = async (
  transaction: DatabaseTransaction,
  companyId: string,
): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select (select count(*)::int from company_member where company_id = ${companyId}) as members,
           exists (select from activation where company_id = ${companyId}
                                            and status not in ('draft', 'waiting_for_company_verification'))
             or exists (select from payment where company_id = ${companyId})
             or exists (select from code_claim where company_id = ${companyId})
             or exists (select from statement where company_id = ${companyId}) as is_known,
           exists (select from payment_method where company_id = ${companyId}) as has_card`.execute(
    transaction,
  )
  return rows[0]
}

/**
 * Whoever deletes their account takes their company along, where they are its last member and nobody else has anything of it. Any
 * other company stays, and keeps an owner (rules §6).
 */
export const closeCompany = async (transaction: DatabaseTransaction, memberId: string): Promise<Moved> => {
  const member = await transaction
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', memberId)
    .executeTakeFirst()
  if (!member) return moved
  const { company_id: companyId } = member
  // Creators who act hold an activation and wait for its company: what they know is left alone, and not locked the other way round.
  if ((await readStanding(transaction, companyId))?.is_known) return moved
  await lockCompany(transaction, companyId)
  const standing = await readStanding(transaction, companyId)
  if (standing?.members !== 1 || standing.is_known) return moved
  // The card provider could charge what is forgotten here alone.
  if (standing.has_card) return refuse('company-card-saved')
  await transaction
    .updateTable('upload')
    .set({ company_id: null, user_id: memberId })
    .where('company_id', '=', companyId)
    .execute()
  // First what holds on to the codes.
  await transaction.deleteFrom('activation').where('company_id', '=', companyId).execute()
  await transaction.deleteFrom('company').where('id', '=', companyId).execute()
  await sql`update audit_event set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
             where entity in ('company_settings', 'company_billing') and entity_id = ${companyId}`.execute(
    transaction,
  )
  return moved
}
