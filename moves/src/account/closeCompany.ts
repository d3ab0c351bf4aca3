import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { type Moved, moved, refuse } from '../result.ts'

/** Columns with a company's postal address and documents that can contain personal data. */
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

/**
 * Locks everything that could change in the meantime. A joining member locks the invitation first and then the company,
 * so this function uses the same order.
 */
const lockCompany = async (transaction: DatabaseTransaction, companyId: string): Promise<void> => {
  await sql`select from company_invitation where company_id = ${companyId} order by id for update`.execute(
    transaction,
  )
  await sql`select from company where id = ${companyId} for update`.execute(transaction)
  await sql`select from activation where company_id = ${companyId} order by id for update`.execute(
    transaction,
  )
}

/** Reads if the company must stay: creators could join its activations, or it has accounting records. */
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
 * Deleting the account of a company's last member also deletes the company if no one else depends on the company. Any
 * other company stays and must keep an owner (rules §6).
 */
export const closeCompany = async (transaction: DatabaseTransaction, memberId: string): Promise<Moved> => {
  const member = await transaction
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', memberId)
    .executeTakeFirst()
  if (!member) return moved
  const { company_id: companyId } = member
  // Creators lock an activation before its company. So a company with public activations is not locked here, because
  // the order would be the reverse.
  if ((await readStanding(transaction, companyId))?.is_known) return moved
  await lockCompany(transaction, companyId)
  const standing = await readStanding(transaction, companyId)
  if (standing?.members !== 1 || standing.is_known) return moved
  // Deleting only our record would leave the card chargeable at the provider.
  if (standing.has_card) return refuse('company-card-saved')
  await transaction
    .updateTable('upload')
    .set({ company_id: null, user_id: memberId })
    .where('company_id', '=', companyId)
    .execute()
  // Activations are deleted first, because they reference the codes.
  await transaction.deleteFrom('activation').where('company_id', '=', companyId).execute()
  await transaction.deleteFrom('company').where('id', '=', companyId).execute()
  await sql`update audit_event set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
             where entity in ('company_settings', 'company_billing') and entity_id = ${companyId}`.execute(
    transaction,
  )
  return moved
}
