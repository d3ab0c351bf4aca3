import type { DatabaseTransaction } from '@questboard/database'

type Card = {
  readonly reference: string
  readonly customer: string
  readonly brand: string
  readonly last4: string
  readonly expiresMonth: number
  readonly expiresYear: number
}

/** Saves the company's card. Returns false if the company was closed while the provider's page was open. */
export const keepCard = async (
  transaction: DatabaseTransaction,
  companyId: string,
  card: Card,
): Promise<boolean> => {
  const company = await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (company === undefined) return false
  const values = {
    provider_customer_id: card.customer,
    provider_method_id: card.reference,
    brand: card.brand,
    last4: card.last4,
    expires_month: card.expiresMonth,
    expires_year: card.expiresYear,
  }
  await transaction
    .insertInto('payment_method')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
  return true
}
