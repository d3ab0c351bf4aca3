import type { Database } from '@questboard/database'

type Company = {
  readonly key: string
  readonly companyId: string
  readonly name: string
  readonly email: string
}

/**
 * The company's customer id at the card provider. `create` requests one from the provider the first time, outside of
 * any transaction.
 */
export const cardCustomerOf = async (
  database: Database,
  companyId: string,
  create: (company: Company) => Promise<string>,
): Promise<string> => {
  const read = () =>
    database
      .selectFrom('card_customer')
      .select('provider_reference')
      .where('company_id', '=', companyId)
      .executeTakeFirst()
  const known = await read()
  if (known) return known.provider_reference
  const company = await database
    .selectFrom('company')
    .leftJoin('company_settings as settings', 'settings.company_id', 'company.id')
    .select(['name', 'settings.billing_email', 'settings.email'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const provider_reference = await create({
    key: `customer/${companyId}`,
    companyId,
    name: company.name,
    email: company.billing_email || company.email || '',
  })
  await database
    .insertInto('card_customer')
    .values({ company_id: companyId, provider_reference })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute()
  return (await read())?.provider_reference ?? provider_reference
}
