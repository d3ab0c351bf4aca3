import { noteRefund } from '@questboard/moves'
import { type CardRefund, CardRefused } from '@questboard/providers/cards'
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
      'payment.charge_reference',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()

const isOver = (status: string): boolean => status === 'succeeded' || status === 'failed'

type Answer = Pick<CardRefund, 'state' | 'problem'> & { readonly reference: string | null }

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
  try {
    // The ledger's own key: the vendor pays back once whatever the ledger wrote once.
    const key = row.idempotency_key
    return await cardsOf(needed).refund({ key, charge, amountCents: row.amount_cents })
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error
    return { reference, state: 'failed', problem: error.message }
  }
}

export const createRefundActivities = (needed: Needed) => ({
  /** Asks the provider to pay back what the ledger has, and from then on how far it is. */
  async sendRefund(id: string): Promise<RefundLook> {
    const row = await readRefund(needed, id)
    if (!row || isOver(row.status)) return { status: row?.status ?? 'gone', isOver: true }
    await noteRefundAnswer(needed, id, await ask(needed, row))
    const status = (await readRefund(needed, id))?.status ?? 'gone'
    return { status, isOver: isOver(status) }
  },
})
