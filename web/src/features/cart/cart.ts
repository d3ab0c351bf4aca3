import { cardLimits, splitCart, unpaidReasons } from '@questboard/domain'

type Payment = {
  readonly id: string
  readonly status: string
  readonly problem: string
  readonly updated_at: string
}
type Run<P extends Payment> = {
  readonly id: string
  readonly status: string
  readonly amount_cents: number | null
  readonly fee_cents: number | null
  readonly payment: P | null
}

export const isUnderWay = (status: string): boolean =>
  ['waiting_approval', 'pending', 'processing'].includes(status)

/** Reasons that need no message, because the user knows them: the payment was canceled or has expired. */
const ownDoing: readonly string[] = [unpaidReasons.left, unpaidReasons.late]

/** True if no second member approved the payment. In this case, another card would not help. */
export const isUnapproved = ({ problem }: Pick<Payment, 'problem'>): boolean =>
  problem === unpaidReasons.declined || problem === unpaidReasons.unapproved

/** True if the card provider did not respond. In this case, another card would not help. */
export const isUnreachable = ({ problem }: Pick<Payment, 'problem'>): boolean =>
  problem === unpaidReasons.unreachable

/** True if the payment failed at the bank or card provider, or was not approved. */
const isRefused = ({ status, problem }: Pick<Payment, 'status' | 'problem'>): boolean =>
  ['failed', 'expired'].includes(status) && problem !== '' && !ownDoing.includes(problem)

/** True if another card may help. */
export const isCardProblem = (payment: Pick<Payment, 'status' | 'problem'>): boolean =>
  isRefused(payment) && !isUnapproved(payment) && !isUnreachable(payment)

type PlanItem<P extends Payment> = { readonly payment: P | null }

/** The plan to pay for, plans whose payment is in progress, and the last failed payment for a plan. */
export const sortPlans = <P extends Payment, I extends PlanItem<P>>(
  items: readonly I[],
  last: P | undefined,
) => {
  const open = items.find(({ payment }) => payment === null) ?? null
  const underWay = items.flatMap((item) => (item.payment ? [{ payment: item.payment, item }] : []))
  return { open, underWay, refused: open && last && isRefused(last) ? last : null }
}

/** Splits the cart into offers to pay and payments in progress, and finds the last failed payment. */
export const sortCart = <P extends Payment, R extends Run<P>>(runs: readonly R[]) => {
  const open: R[] = []
  const underWay = new Map<string, { readonly payment: P; readonly runs: R[] }>()
  let refused: P | null = null
  for (const run of runs) {
    const { payment } = run
    if (payment && isUnderWay(payment.status)) {
      const group = underWay.get(payment.id) ?? { payment, runs: [] }
      group.runs.push(run)
      underWay.set(payment.id, group)
      continue
    }
    open.push(run)
    if (payment && isRefused(payment) && (refused === null || refused.updated_at < payment.updated_at))
      refused = payment
  }
  return { open, underWay: [...underWay.values()], refused }
}

type Priced = {
  readonly amount_cents: number | null
  readonly fee_cents: number | null
  readonly payout_cost_cents: number | null
}

/** The fee and the payout costs are parts of the amount. The creators receive the rest. */
export const sumCart = (runs: readonly Priced[]) => {
  const amountCents = runs.reduce((sum, run) => sum + (run.amount_cents ?? 0), 0)
  const feeCents = runs.reduce((sum, run) => sum + (run.fee_cents ?? 0), 0)
  const payoutCostCents = runs.reduce((sum, run) => sum + (run.payout_cost_cents ?? 0), 0)
  return { amountCents, feeCents, payoutCostCents, netCents: amountCents - feeCents - payoutCostCents }
}

/** The number of payments for these offers, in the cart's order. Null if one offer exceeds the card limit. */
export const countPayments = (runs: readonly Pick<Priced, 'amount_cents'>[]): number | null =>
  splitCart(
    runs.map(({ amount_cents }) => ({ amountCents: amount_cents ?? 0 })),
    cardLimits,
  )?.length ?? null

/**
 * The reason for a failed payment, ending with exactly one period. Some vendor messages end with a period, others do
 * not.
 */
export const sentenceOf = (problem: string): string => `${problem.trim().replace(/\.+$/, '')}.`

type Asked = { readonly id: string; readonly status: string; readonly next_url: string | null }
type Way =
  | { readonly away: string }
  | { readonly paidBy: string }
  | { readonly stay: true; readonly paid?: true }

/**
 * The next page after checkout. Null while a payment is opening. A single payment leads to the vendor's page or to its
 * receipt. With several payments, the user stays in the cart, where each has its own link.
 */
export const wayOn = (payments: readonly Asked[]): Way | null => {
  const isOpening = ({ status, next_url }: Asked) =>
    status === 'pending' || (status === 'processing' && next_url === null)
  if (payments.some(isOpening)) return null
  const [only, ...more] = payments
  if (only === undefined) return { stay: true }
  if (more.length > 0)
    return payments.every(({ status }) => status === 'succeeded')
      ? { stay: true, paid: true }
      : { stay: true }
  if (only.status === 'succeeded') return { paidBy: only.id }
  return only.status === 'processing' && only.next_url !== null ? { away: only.next_url } : { stay: true }
}
