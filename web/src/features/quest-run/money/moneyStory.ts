/** The columns come from a database view, so GraphQL calls all of them nullable. */
type Money = {
  readonly company_cents: number | null
  readonly held_cents: number | null
  readonly creator_cents: number | null
  readonly fee_cents: number | null
  readonly payout_cost_cents: number | null
  readonly other_cents: number | null
  readonly returned_cents: number | null
  readonly held_at: string | null
  readonly released_at: string | null
  readonly returned_at: string | null
}

export type MoneyStep = {
  readonly label: string
  /** The time of the step. Null if our team booked the step in several parts. */
  readonly at: string | null
  /** Above zero if the money came in, below zero if it went out. */
  readonly cents: number
}

/**
 * The steps of a run's money in order. Their amounts add up to the amount that is still held. Steps without an amount
 * are left out.
 */
export const moneyStory = (
  money: Money,
): { readonly steps: readonly MoneyStep[]; readonly heldCents: number } => {
  const { held_at, released_at, returned_at } = money
  const returned = money.returned_cents ?? 0
  const cost = money.payout_cost_cents ?? 0
  const steps = [
    { label: 'Paid by the company', at: held_at, cents: returned - (money.company_cents ?? 0) },
    { label: 'Released to the creator', at: released_at, cents: cost - (money.creator_cents ?? 0) },
    { label: 'Payout cost', at: released_at, cents: -cost },
    { label: 'Platform fee', at: released_at, cents: -(money.fee_cents ?? 0) },
    { label: 'Returned to the company', at: returned_at, cents: -returned },
    { label: 'Adjusted by our team', at: null, cents: -(money.other_cents ?? 0) },
  ]
  return { steps: steps.filter(({ cents }) => cents !== 0), heldCents: money.held_cents ?? 0 }
}
