/** The amounts of a quest's budget that its runs use, in cents. */
export type BudgetUse = {
  /** The amount released for creators' work, including the platform fee. */
  readonly spentCents: number
  /** The amount paid and held until the content is approved and public. */
  readonly heldCents: number
  /** The amount of offers that are accepted but not paid yet. */
  readonly awaitingCents: number
}

/** The budget that is left. Negative if more was agreed than planned, which is allowed. Null without a budget. */
export const budgetLeft = (
  budgetCents: number | null,
  { spentCents, heldCents, awaitingCents }: BudgetUse,
): number | null => (budgetCents === null ? null : budgetCents - spentCents - heldCents - awaitingCents)
