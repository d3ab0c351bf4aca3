import type { DatabaseTransaction } from '@questboard/database'
import { escrowOf, findTransfer, isPosted, post, type Run, reversing } from '../ledger.ts'
import { coverRefund, lockBanked } from './bankMoney.ts'

/**
 * Refunds a part of a payment through its vendor with the same idempotency key, or out of money that the bank has
 * already returned to the company.
 */
export const refund = async (
  transaction: DatabaseTransaction,
  payment: { readonly id: string; readonly company_id: string; readonly vendor: string },
  forWhat: string,
  cents: number,
  description = '',
): Promise<void> => {
  const key = `refund/${payment.id}/${forWhat}`
  const banked = await lockBanked(transaction, payment.id)
  const paid = await findTransfer(transaction, 'payment', 'payment_id', payment.id)
  if (banked === null || paid === undefined || cents === 0 || (await isPosted(transaction, key))) return
  await post(transaction, {
    key,
    kind: 'refund',
    description,
    about: reversing(paid),
    sides: [
      [{ kind: 'company', of: payment.company_id }, -cents],
      [{ kind: 'vendor', vendor: payment.vendor }, cents],
    ],
  })
  await transaction
    .updateTable('payment')
    .set({ status: 'refunded' })
    .where('id', '=', payment.id)
    .where('status', '=', 'succeeded')
    .whereRef('refunded_cents', '=', 'amount_cents')
    .execute()
  const asked = await transaction
    .selectFrom('payment_refund')
    .select(['id', 'transfer_id', 'amount_cents'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  await coverRefund(transaction, banked, asked)
}

/** Refunds the money held for a run to its company, in the same way it was paid. */
export const giveBack = async (
  transaction: DatabaseTransaction,
  run: Run,
  description = '',
): Promise<number> => {
  const cents = await escrowOf(transaction, run.id)
  const aside = await findTransfer(transaction, 'escrow', 'quest_run_id', run.id)
  if (cents === 0 || aside === undefined) return 0
  // Locks the payment before the company's account, in the same order as incoming payments do.
  const payment =
    run.payment_id === null
      ? undefined
      : await transaction
          .selectFrom('payment')
          .select(['id', 'company_id', 'vendor'])
          .where('id', '=', run.payment_id)
          .forNoKeyUpdate()
          .executeTakeFirst()
  await post(transaction, {
    key: `escrow_returned/${run.id}`,
    kind: 'escrow_returned',
    description,
    about: reversing(aside),
    sides: [
      [{ kind: 'escrow', of: run.id }, -cents],
      [{ kind: 'company', of: run.company_id }, cents],
    ],
  })
  if (payment !== undefined) await refund(transaction, payment, run.id, cents, description)
  return cents
}
