import { noteRefund } from '@questboard/moves'
import { CardDisputed, type CardRefund, CardRefused } from '@questboard/providers/cards'
import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { cardsOf } from './cardsOf.ts'

type Needed = Pick<Dependencies, 'database' | 'cards'>

export type RefundLook = { readonly status: string; readonly isOver: boolean }

const readRefund = ({ database }: Needed, id: string) =>
  database
    .selectFrom('payment_refund as refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.status',
      'refund.amount_cents',
      'refund.idempotency_key',
      'refund.provider_reference',
      'refund.refusals',
      'payment.charge_reference',
      sql<number>`bank_holds(payment.id)`.as('held_by_bank'),
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()

const isOver = (status: string): boolean => ['succeeded', 'failed', 'covered'].includes(status)

type Answer = Pick<CardRefund, 'problem'> & {
  readonly state: CardRefund['state'] | 'disputed'
  readonly reference: string | null
}

export const noteRefundAnswer = async ({ database }: Needed, id: string, answer: Answer): Promise<void> => {
  const noted = await database
    .transaction()
    .execute((transaction) => noteRefund(transaction, id, { by: 'provider' }, answer))
  if (!noted.ok) throw new Error(`${noted.code} ${noted.why ?? ''}`)
}

const ask = async (
  needed: Needed,
  row: NonNullable<Awaited<ReturnType<typeof readRefund>>>,
): Promise<Answer> => {
  const { provider_reference: reference, charge_reference: charge } = row
  if (reference !== null) return cardsOf(needed).refundNow(reference)
  if (charge === null)
    return { reference, state: 'failed', problem: 'The payment has no charge to pay back to' }
  const { idempotency_key: key, amount_cents: amountCents, refusals } = row
  // If a charge is partly disputed, a vendor could refund the remainder, but not the part that the bank has returned.
  if (row.held_by_bank > 0)
    return (
      (await cardsOf(needed).earlierRefund({ key, charge })) ?? { reference, state: 'disputed', problem: '' }
    )
  try {
    // The idempotency key comes from the ledger, so that the vendor refunds only once.
    return await cardsOf(needed).refund({ key, charge, amountCents, refusals })
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error
    const state = error instanceof CardDisputed ? 'disputed' : 'failed'
    return { reference, state, problem: error.message }
  }
}

export const createRefundActivities = (needed: Needed) => ({
  /** Requests the refund. Later calls read the refund's progress. */
  async sendRefund(id: string): Promise<RefundLook> {
    const row = await readRefund(needed, id)
    if (!row || isOver(row.status)) return { status: row?.status ?? 'gone', isOver: true }
    await noteRefundAnswer(needed, id, await ask(needed, row))
    const status = (await readRefund(needed, id))?.status ?? 'gone'
    return { status, isOver: isOver(status) }
  },
})
