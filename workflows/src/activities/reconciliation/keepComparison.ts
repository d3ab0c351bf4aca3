import type { Database } from '@questboard/database'
import type { DifferenceKind, moneyVendors } from '@questboard/domain'
import { sql } from 'kysely'

/** The compared period covers the last days, so that late movements are found and fixed differences disappear. */
export type Window = { readonly from: Date; readonly until: Date; readonly now: Date }

type Difference = {
  readonly kind: DifferenceKind
  readonly subject: string
  readonly payoutId?: string | null
  readonly paymentId?: string | null
  readonly ledgerCents: number
  readonly vendorCents: number
}

/** A difference that an admin has settled remains settled while it is unchanged. */
const stillSettled = sql<Date | null>`
  case when (reconciliation_difference.ledger_cents, reconciliation_difference.vendor_cents)
          = (excluded.ledger_cents, excluded.vendor_cents) then reconciliation_difference.settled_at end`

/** Stores the differences that were found and deletes those that have disappeared. */
export const keepComparison = (
  database: Database,
  vendor: (typeof moneyVendors)[number],
  { from, until }: Window,
  counts: { readonly tries: number; readonly movements: number },
  differences: readonly Difference[],
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('reconciliation')
      .values({
        vendor,
        compared_from: from,
        compared_until: until,
        ...counts,
        differences: differences.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { kind, subject, payoutId, paymentId, ledgerCents, vendorCents } of differences) {
      const said = { ledger_cents: ledgerCents, vendor_cents: vendorCents, gone_at: null }
      const about = { payout_id: payoutId ?? null, payment_id: paymentId ?? null, found_in_id: id }
      await transaction
        .insertInto('reconciliation_difference')
        .values({ vendor, kind, subject, ...about, ...said })
        .onConflict((conflict) =>
          conflict.columns(['vendor', 'kind', 'subject']).doUpdateSet({ ...said, settled_at: stillSettled }),
        )
        .execute()
    }
    // Deletes differences of this period that were not found again.
    const found = differences.map(({ kind, subject }) => `${kind} ${subject}`)
    await sql`
      update reconciliation_difference as difference set gone_at = now()
       where vendor = ${vendor} and gone_at is null and kind || ' ' || subject <> all(${found}::text[])
         and difference.created_at >= ${from}`.execute(transaction)
  })
