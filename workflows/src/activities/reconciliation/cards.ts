import type { Database } from '@questboard/database'
import { compareCards, HOUR_MS, type LedgerCardMovement } from '@questboard/domain'
import type { CardMovement, CardProvider } from '@questboard/providers/cards'
import { sql } from 'kysely'
import { keepComparison, type Window } from './keepComparison.ts'

const vendor = 'stripe'
type Booked = LedgerCardMovement & { readonly createdAt: Date }

/**
 * The ledger's charges, refunds and disputes by the vendor's ids. Leaves out refunds without a movement at the
 * vendor: those that failed, wait for a bank, are covered by a bank or were paid by hand. The demo market's payments
 * have no vendor.
 */
const readBooked = async (database: Database): Promise<readonly Booked[]> => {
  const { rows } = await sql<Booked>`
    select case transfer.kind when 'payment' then payment.charge_reference
                              when 'refund' then coalesce(refund.provider_reference, refund.idempotency_key, transfer.idempotency_key)
                              when 'chargeback' then substr(transfer.idempotency_key, length('chargeback/') + 1) || '/out'
                              else substr(transfer.idempotency_key, length('chargeback_won/') + 1) || '/back' end as subject,
           payment.id as "paymentId", case when refund.status in ('failed', 'waiting', 'covered') or refund.status = 'succeeded' and refund.provider_reference is null then 0
                                else -coalesce(refund.amount_cents, entry.amount_cents) end as cents,
           coalesce((select fee_entry.amount_cents
                       from ledger_transfer as fee join ledger_entry as fee_entry on fee_entry.transfer_id = fee.id
                       join ledger_account as fee_account on fee_account.id = fee_entry.account_id and fee_account.vendor = ${vendor}
                      where fee.idempotency_key = case transfer.kind
                              when 'payment' then 'payment_fee/' || payment.id
                              when 'chargeback' then replace(transfer.idempotency_key, 'chargeback/', 'chargeback_fee/') end), 0) as "feeCents",
           coalesce(refund.requested_at, transfer.created_at) as "createdAt"
      from ledger_transfer as transfer
      join ledger_entry as entry on entry.transfer_id = transfer.id
      join ledger_account as account on account.id = entry.account_id and account.vendor = ${vendor}
      join payment on payment.id = transfer.payment_id and payment.charge_reference is not null
      join company on company.id = payment.company_id
      left join payment_refund as refund on refund.transfer_id = transfer.id
     where transfer.kind in ('payment', 'refund', 'chargeback', 'chargeback_won')
       and not (company.is_demo and payment.charge_reference like 'pi\\_demo\\_%' and refund.provider_reference is null)`.execute(
    database,
  )
  return rows
}

const within = ({ from, until }: Window, at: Date): boolean => at >= from && at < until

/**
 * Compares two things: bookings of the period with all movements at the vendor, and movements of the period with all
 * bookings.
 */
const compare = (booked: readonly Booked[], moved: readonly CardMovement[], window: Window) => {
  const known = new Set(booked.map(({ subject }) => subject))
  const compared = booked.filter(({ createdAt }) => within(window, createdAt))
  const asked = new Set(compared.map(({ subject }) => subject))
  const theirs = moved.filter(({ subject, at }) =>
    known.has(subject) ? asked.has(subject) : within(window, at),
  )
  return { compared, theirs, differences: compareCards(compared, theirs) }
}

/** Compares the ledger with the card provider's own list of movements. */
export const compareWithCards = async (
  database: Database,
  cards: CardProvider,
  window: Window,
): Promise<number> => {
  // The report also covers the hour before the window, because the vendor's clock can differ from ours.
  const moved = await cards.movements({
    from: new Date(window.from.getTime() - HOUR_MS),
    until: window.now,
  })
  const { compared, theirs, differences } = compare(await readBooked(database), moved, window)
  const counts = { tries: compared.length, movements: theirs.length }
  await keepComparison(database, vendor, window, counts, differences)
  return differences.length
}
