import type { Database, DatabaseTransaction } from '@questboard/database'
import type { PayoutMethod } from '@questboard/domain'

/** A vendor's report about a person's payout account. */
export type VendorAccount = {
  readonly reference: string
  readonly method: PayoutMethod
  readonly currency: string
  readonly isReady: boolean
  readonly label: string
  readonly problem: string
  readonly requirementsDue: readonly string[]
  readonly requirementsDueAt: Date | null
}

const columnsOf = (account: VendorAccount) => ({
  is_ready: account.isReady,
  label: account.label,
  problem: account.problem,
  currency: account.currency,
  requirements_due: [...account.requirementsDue],
  requirements_due_at: account.requirementsDueAt,
})

export const refreshPayoutAccount = async (database: Database, account: VendorAccount): Promise<void> => {
  await database
    .updateTable('payout_account')
    .set(columnsOf(account))
    .where('provider_reference', '=', account.reference)
    .execute()
}

/**
 * Makes this the person's only payout account. An account that does not work yet cannot replace one that works. 'taken'
 * means that another person uses the account.
 */
export const keepPayoutAccount = async (
  database: Database | DatabaseTransaction,
  account: VendorAccount,
  { userId, country }: { readonly userId: string; readonly country: string },
): Promise<'kept' | 'taken'> => {
  const other = await database
    .selectFrom('payout_account')
    .select('creator_id')
    .where('provider_reference', '=', account.reference)
    .where('creator_id', '<>', userId)
    .executeTakeFirst()
  if (other !== undefined) return 'taken'
  const known = {
    method: account.method,
    provider_reference: account.reference,
    country,
    ...columnsOf(account),
  }
  await database
    .insertInto('payout_account')
    .values({ creator_id: userId, ...known })
    .onConflict((conflict) =>
      conflict
        .column('creator_id')
        .doUpdateSet(known)
        .where(({ or, eb, val }) =>
          or([
            eb(val(account.isReady), '=', true),
            eb('payout_account.is_ready', '=', false),
            eb('payout_account.provider_reference', '=', account.reference),
          ]),
        ),
    )
    .execute()
  return 'kept'
}
