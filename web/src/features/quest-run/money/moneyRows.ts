/** All columns of a view are nullable. */
type Money = {
  readonly company_cents: number | null
  readonly held_cents: number | null
  readonly creator_cents: number | null
  readonly fee_cents: number | null
  readonly payout_cost_cents: number | null
  readonly other_cents: number | null
}

/** The creator's part without the payout cost. */
export const arrivingCents = ({
  creator_cents,
  payout_cost_cents,
}: Pick<Money, 'creator_cents' | 'payout_cost_cents'>): number =>
  (creator_cents ?? 0) - (payout_cost_cents ?? 0)

export type MoneyRow = { readonly label: string; readonly cents: number }

/**
 * The balance of each account for this run, and their sum. The sum is always zero, because every cent is in one of
 * these accounts.
 */
export const moneyRows = (money: Money): { readonly rows: readonly MoneyRow[]; readonly sum: number } => {
  const rows = [
    { label: 'From the company', cents: money.company_cents ?? 0 },
    { label: 'Held for this Quest', cents: money.held_cents ?? 0 },
    { label: 'To the creator', cents: arrivingCents(money) },
    { label: 'Payout cost', cents: money.payout_cost_cents ?? 0 },
    { label: 'Our fee', cents: money.fee_cents ?? 0 },
    ...((money.other_cents ?? 0) === 0
      ? []
      : [{ label: 'Adjusted by our team', cents: money.other_cents ?? 0 }]),
  ]
  return { rows, sum: rows.reduce((sum, { cents }) => sum + cents, 0) }
}
