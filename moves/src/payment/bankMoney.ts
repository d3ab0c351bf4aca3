import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { post } from '../ledger.ts'

/** A payment that is locked, so that withdrawals by the bank are counted only once. */
export type Banked = { readonly id: string; readonly vendor: string }

/** One request for a refund to the card provider. */
type Piece = { readonly id: string; readonly transfer_id: string; readonly amount_cents: number }

export const lockBanked = async (
  transaction: DatabaseTransaction,
  paymentId: string,
): Promise<Banked | null> =>
  (await transaction
    .selectFrom('payment')
    .select(['id', 'vendor'])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null

/**
 * The amount by which the bank's payments to the company exceed what we owed. Negative if the bank took money back that
 * we now owe again.
 */
const heldByBank = async (transaction: DatabaseTransaction, { id }: Banked): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`select bank_holds(${id}) as cents`.execute(transaction)
  return rows[0]?.cents ?? 0
}

const keyOfTransfer = (transaction: DatabaseTransaction, { transfer_id }: Piece) =>
  transaction
    .selectFrom('ledger_transfer')
    .select('idempotency_key')
    .where('id', '=', transfer_id)
    .executeTakeFirstOrThrow()

/** Splits a refund request in two: a new one for this amount, and the original one for the rest. */
const takePiece = async (
  transaction: DatabaseTransaction,
  { id: paymentId }: Banked,
  piece: Piece,
  cents: number,
): Promise<void> => {
  const { idempotency_key: key } = await keyOfTransfer(transaction, piece)
  await transaction
    .updateTable('payment_refund')
    .set({ amount_cents: piece.amount_cents - cents })
    .where('id', '=', piece.id)
    .execute()
  await transaction
    .insertInto('payment_refund')
    .values({
      payment_id: paymentId,
      transfer_id: piece.transfer_id,
      amount_cents: cents,
      idempotency_key: `${key}/${randomUUID()}`,
    })
    .execute()
}

const countCovers = async (transaction: DatabaseTransaction, { id }: Banked): Promise<number> => {
  const { count } = await transaction
    .selectFrom('ledger_transfer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment_id', '=', id)
    .where('kind', 'in', ['refund_covered', 'refund_uncovered'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Reduces a refund that was not sent yet by the amount that the bank has already returned, and requests the rest
 * separately. Returns true if a refund was reduced.
 */
export const coverRefund = async (
  transaction: DatabaseTransaction,
  payment: Banked,
  piece: Piece,
): Promise<boolean> => {
  const cents = Math.min(piece.amount_cents, await heldByBank(transaction, payment))
  if (cents <= 0) return false
  if (cents < piece.amount_cents) await takePiece(transaction, payment, piece, piece.amount_cents - cents)
  const key = `refund_covered/${payment.id}/${await countCovers(transaction, payment)}`
  await post(transaction, {
    key,
    kind: 'refund_covered',
    about: { payment_id: payment.id },
    sides: [
      [{ kind: 'vendor', vendor: payment.vendor }, -cents],
      [{ kind: 'loss' }, cents],
    ],
  })
  await transaction
    .updateTable('payment_refund')
    .set(({ selectFrom }) => ({
      status: 'covered',
      problem: '',
      cover_id: selectFrom('ledger_transfer').select('id').where('idempotency_key', '=', key),
    }))
    .where('id', '=', piece.id)
    .execute()
  return true
}

/** The bank returned less than we assumed, so this amount is refunded through the vendor. */
export const uncover = async (
  transaction: DatabaseTransaction,
  payment: Banked,
  coverId: string,
  cents: number,
): Promise<void> =>
  post(transaction, {
    key: `refund_uncovered/${payment.id}/${await countCovers(transaction, payment)}`,
    kind: 'refund_uncovered',
    about: { payment_id: payment.id, reverses_id: coverId },
    sides: [
      [{ kind: 'loss' }, -cents],
      [{ kind: 'vendor', vendor: payment.vendor }, cents],
    ],
  })

const piecesOf = (transaction: DatabaseTransaction, { id }: Banked) =>
  transaction
    .selectFrom('payment_refund')
    .select(['id', 'transfer_id', 'amount_cents', 'status', 'cover_id', 'provider_reference'])
    .where('payment_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The bank took money back from us for the company, so this money covers refunds that the card provider rejected. */
export const coverRefunds = async (transaction: DatabaseTransaction, payment: Banked): Promise<void> => {
  for (const piece of await piecesOf(transaction, payment))
    if (piece.status === 'waiting' || piece.status === 'failed')
      await coverRefund(transaction, payment, piece)
}

/** The bank gave money back to us, so refunds that it had covered are requested from the card provider again. */
export const uncoverRefunds = async (transaction: DatabaseTransaction, payment: Banked): Promise<void> => {
  for (const piece of (await piecesOf(transaction, payment)).toReversed()) {
    if (piece.cover_id === null) continue
    const cents = Math.min(piece.amount_cents, -(await heldByBank(transaction, payment)))
    if (cents <= 0) return
    await uncover(transaction, payment, piece.cover_id, cents)
    if (cents < piece.amount_cents) await takePiece(transaction, payment, piece, cents)
    else
      await transaction
        .updateTable('payment_refund')
        .set({
          status: piece.provider_reference === null ? 'requested' : 'failed',
          cover_id: null,
          requested_at: sql<Date>`now()`,
        })
        .where('id', '=', piece.id)
        .execute()
  }
}

/** The bank has decided, so waiting refunds are requested again. */
export const askAgain = async (transaction: DatabaseTransaction, { id }: Banked): Promise<void> => {
  await transaction
    .updateTable('payment_refund')
    .set({ status: 'requested', requested_at: sql<Date>`now()` })
    .where('payment_id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}
