/** The amounts of a quest's budget that its runs use, in cents. */
export type BudgetUse = {
  /** Released to creators, including the platform fee. */
  readonly spentCents: number
  /** Paid and held until the content is approved and public. */
  readonly heldCents: number
  /** Accepted but not paid yet. */
  readonly awaitingCents: number
}

/** The unused budget. Negative if more was agreed than planned, which is allowed. Null without a budget. */
export const budgetLeft = (
  budgetCents: number | null,
  { spentCents, heldCents, awaitingCents }: BudgetUse,
): number | null => (budgetCents === null ? null : budgetCents - spentCents - heldCents - awaitingCents)
