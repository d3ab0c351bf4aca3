import {
  comparePayouts,
  HOUR_MS,
  type LedgerTry,
  payoutTryKey,
  type VendorMovement,
} from '@questboard/domain'
import { isPayoutVendor, type PayoutVendorId, payoutVendorOf } from '@questboard/providers/payouts'
import { ApplicationFailure } from '@temporalio/common'
import { sql } from 'kysely'
import type { Dependencies } from './dependencies.ts'
import { compareWithCards } from './reconciliation/cards.ts'
import { keepComparison, type Window } from './reconciliation/keepComparison.ts'

type ReconciliationDependencies = Pick<Dependencies, 'database' | 'payouts' | 'cards' | 'log'>

/**
 * Each night compares all days of the window again, so that late movements are found and fixed differences disappear.
 */
type Compared = { readonly vendor: PayoutVendorId; readonly at: string }

/** PayPal's reports are up to three hours late. */
const REPORT_DELAY_MS = 4 * HOUR_MS
const COMPARED_MS = 30 * 24 * HOUR_MS

const readTries = async (
  { database }: ReconciliationDependencies,
  vendor: PayoutVendorId,
  { from, until }: Window,
): Promise<readonly LedgerTry[]> => {
  const { rows } = await sql<LedgerTry>`
    select attempt.payout_id as "payoutId", number, vendor_transaction as transaction, sent_cents as "sentCents",
           fee_cents as "feeCents",
           exists (select from ledger_transfer
                    where idempotency_key = 'payout_returned/' || attempt.payout_id || '/' || number) as "isBack"
      from payout_attempt as attempt
     where vendor = ${vendor} and created_at >= ${from} and created_at < ${until}
    union all
    -- Sent by the ledger alone: no try of ours says so.
    select transfer.payout_id, 0, null, entry.amount_cents, 0, false
      from ledger_transfer as transfer
      join ledger_entry as entry on entry.transfer_id = transfer.id
      join ledger_account as account on account.id = entry.account_id and account.vendor = ${vendor}
     where transfer.kind = 'payout' and transfer.created_at >= ${from} and transfer.created_at < ${until}
       and not exists (select from payout_attempt as attempt
                        where attempt.payout_id = transfer.payout_id
                          and transfer.idempotency_key = 'payout/' || attempt.payout_id || '/' || number)`.execute(
    database,
  )
  return rows
}

/** Removes the money movements of payout attempts that belong to another period. */
const onlyOf = async (
  { database }: ReconciliationDependencies,
  movements: readonly VendorMovement[],
  tries: readonly LedgerTry[],
): Promise<readonly VendorMovement[]> => {
  const compared = new Set(tries.map(({ payoutId, number }) => payoutTryKey(payoutId, number)))
  const { rows } = await sql<{ key: string; transaction: string | null }>`
    select payout_id || '/' || number as key, vendor_transaction as transaction from payout_attempt
     where vendor_transaction = any(${movements.map(({ transaction }) => transaction)}::text[])
        or payout_id || '/' || number = any(${movements.flatMap(({ key }) => key ?? [])}::text[])`.execute(
    database,
  )
  const keyOf = new Map(rows.map(({ key, transaction }) => [transaction, key]))
  const known = new Set(rows.map(({ key }) => key))
  return movements.filter(({ key, transaction }) => {
    const ours = known.has(key ?? '') ? key : keyOf.get(transaction)
    return ours == null || compared.has(ours)
  })
}

/** Writes a log error for admins. The console's work list shows the differences too. */
const tellAdmins = async ({ database, log }: ReconciliationDependencies, vendor: string): Promise<void> => {
  const { count } = await database
    .selectFrom('open_difference')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('vendor', '=', vendor)
    .executeTakeFirstOrThrow()
  if (count > 0)
    log.error(
      { vendor, open: count },
      'the ledger and a vendor differ; what to do: docs/runbooks/differences.md',
    )
}

const firstTry = async (
  { database }: ReconciliationDependencies,
  vendor: PayoutVendorId,
): Promise<Date | null> => {
  const row = await database
    .selectFrom('payout_attempt')
    .select('created_at')
    .where('vendor', '=', vendor)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

const windowBefore = (at: string): Window => {
  const now = new Date(at)
  const until = new Date(now.getTime() - REPORT_DELAY_MS)
  return { from: new Date(until.getTime() - COMPARED_MS), until, now }
}

/** The period to compare. It begins later if our first payout attempt at this vendor is more recent. */
const windowOfTries = async (
  dependencies: ReconciliationDependencies,
  { vendor, at }: Compared,
): Promise<Window> => {
  const { from, until, now } = windowBefore(at)
  const first = (await firstTry(dependencies, vendor)) ?? until
  const begin = Math.min(Math.max(first.getTime(), from.getTime()), until.getTime())
  return { from: new Date(begin), until, now }
}

export const createReconciliationActivities = (dependencies: ReconciliationDependencies) => {
  const { database, payouts, cards } = dependencies
  return {
    comparedVendors: async (): Promise<readonly PayoutVendorId[]> =>
      Object.entries(payouts).flatMap(([name, vendor]) =>
        vendor !== null && isPayoutVendor(name) ? [name] : [],
      ),

    async reconcilePayouts({ vendor: name, at }: Compared): Promise<{ readonly differences: number }> {
      const vendor = payoutVendorOf(payouts, name)
      if (vendor === null) throw ApplicationFailure.nonRetryable(`${name} is not set up`, 'NoVendor')
      const window = await windowOfTries(dependencies, { vendor: name, at })
      const tries = await readTries(dependencies, name, window)
      // The report also covers the hour before the window, because the vendor's clock can differ from ours.
      const from = new Date(window.from.getTime() - HOUR_MS)
      const reported = await vendor.movements({ from, until: window.now })
      const movements = await onlyOf(dependencies, reported, tries)
      const differences = comparePayouts(tries, movements)
      const counts = { tries: tries.length, movements: movements.length }
      await keepComparison(database, name, window, counts, differences)
      await tellAdmins(dependencies, name)
      return { differences: differences.length }
    },

    /** The result of the comparison. Null if there is no card provider. */
    async reconcileCards({ at }: Pick<Compared, 'at'>): Promise<{ readonly differences: number } | null> {
      if (cards === null) return null
      const differences = await compareWithCards(database, cards, windowBefore(at))
      await tellAdmins(dependencies, 'stripe')
      return { differences }
    },
  }
}
