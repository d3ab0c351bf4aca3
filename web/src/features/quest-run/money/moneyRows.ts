/** As a view gives them: of each column it could be nothing. */
type Money = {
  readonly company_cents: number | null
  readonly held_cents: number | null
  readonly creator_cents: number | null
  readonly fee_cents: number | null
  readonly payout_cost_cents: number | null
  readonly other_cents: number | null
}

/** What arrives of the creator's part. */
export const arrivingCents = ({
  creator_cents,
  payout_cost_cents,
}: Pick<Money, 'creator_cents' | 'payout_cost_cents'>): number =>
  (creator_cents ?? 0) - (payout_cost_cents ?? 0)

export type MoneyRow = { readonly label: string; readonly cents: number }

/** Each account that a run's money is on, and their sum, which is nought: nothing is lost and nothing comes out of the air. */
export const moneyRows = (money: Money): { readonly rows: readonly MoneyRow[]; readonly sum: number } => {
  const rows = [
    { label: 'From the company', cents: money.company_cents ?? 0 },
    { label: 'Held for this Quest', cents: money.held_cents ?? 0 },
    { label: 'To the creator', cents: arrivingCents(money) },
    { label: 'Payout cost', cents: money.payout_cost_cents ?? 0 },
    { label: 'Our fee', cents: money.fee_cents ?? 0 },
    ...((money.other_cents ?? 0) === 0
      ? []
      : [{ label: 'Booked otherwise by our team', cents: money.other_cents ?? 0 }]),
  ]
  return { rows, sum: rows.reduce((sum, { cents }) => sum + cents, 0) }
}
