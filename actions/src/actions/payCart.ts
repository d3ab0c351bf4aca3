import { randomUUID } from 'node:crypto'
import { cardLimits, splitCart } from '@questboard/domain'
import { requestPayment, requestPlanPayment } from '@questboard/moves'
import { z } from 'zod'
import { type ActionCall, defineAction } from '../lib/action.ts'
import { refuse, unwrap } from '../lib/actionError.ts'
import { actorOf, type Member } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

const CHECKOUTS = { tries: 60, seconds: 60 * 60 }

const input = z
  .object({
    questRunIds: z.array(z.guid()).max(500),
    /** Checks that the cart still contains the plan that the payer saw, because the payer agreed to its price. */
    planItemId: z.guid().nullish(),
    bySavedCard: z.boolean(),
  })
  .refine(({ questRunIds, planItemId }) => questRunIds.length > 0 || Boolean(planItemId), {
    path: ['questRunIds'],
  })
type Call = ActionCall<z.output<typeof input>, Member>

const linesOf = async ({ transaction, input: { questRunIds }, person }: Call) => {
  const asked = [...new Set(questRunIds)]
  if (asked.length === 0) return []
  const runs = await transaction
    .selectFrom('quest_run')
    .select(['id', 'amount_cents'])
    .where('id', 'in', asked)
    .where('company_id', '=', person.companyId)
    // Pays the runs with the earliest deadlines together, because a payment expires at its earliest deadline.
    .orderBy('deadline_at')
    .orderBy('id')
    .execute()
  if (runs.length < asked.length) throw refuse('not-found')
  return runs.map(({ id, amount_cents }) => ({ id, amountCents: amount_cents ?? 0 }))
}

const hasCard = async ({ transaction, person }: Call): Promise<boolean> => {
  const card = await transaction
    .selectFrom('payment_method')
    .select('company_id')
    .where('company_id', '=', person.companyId)
    .executeTakeFirst()
  return card !== undefined
}

/** The action's idempotency key is for the whole cart, so each payment gets its own key. */
const checkoutOf = ({ input: { bySavedCard } }: Call) =>
  ({ idempotencyKey: `cart/${randomUUID()}`, vendor: 'stripe', bySavedCard }) as const

const payForRuns = async (call: Call): Promise<readonly string[]> => {
  const payments = splitCart(await linesOf(call), cardLimits)
  if (payments === null) throw refuse('payment-amount')
  const paymentIds: string[] = []
  for (const lines of payments) {
    const checkout = { ...checkoutOf(call), questRunIds: lines.map(({ id }) => id) }
    const { paymentId } = unwrap(await requestPayment(call.transaction, checkout, actorOf(call.person)))
    paymentIds.push(paymentId)
  }
  return paymentIds
}

/** The plan has its own payment, so that neither payment depends on the other. */
const payForPlan = async (call: Call, cartItemId: string): Promise<string> => {
  const checkout = { ...checkoutOf(call), cartItemId }
  const requested = await requestPlanPayment(call.transaction, checkout, actorOf(call.person))
  const { paymentId, amountCents } = unwrap(requested)
  if (amountCents > cardLimits.mostCents) throw refuse('payment-amount')
  return paymentId
}

/** Requests the payments of a cart. Their workflows then contact the card provider. */
export const payCart = defineAction('payCart', {
  who: 'companyMember',
  idempotent: true,
  input,
  prepare: (call) => ration(call, `checkout:${call.person.companyId}`, CHECKOUTS),
  async handle(call) {
    const { bySavedCard, planItemId } = call.input
    if (call.services.cards === null) throw refuse('service-unavailable')
    if (bySavedCard && !(await hasCard(call))) throw refuse('payment-failed')
    const paymentIds = [...(await payForRuns(call))]
    if (planItemId) paymentIds.push(await payForPlan(call, planItemId))
    return { paymentIds }
  },
})
