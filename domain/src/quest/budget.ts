/** What the runs of a quest have taken of its budget, in cents. */
export type BudgetUse = {
  /** Earned by creators, with the platform's part. */
  readonly spentCents: number
  /** Paid and set aside until the content is approved and public. */
  readonly heldCents: number
  /** Accepted, and not paid yet. */
  readonly awaitingCents: number
}

/** What no run has taken yet; below zero: more was agreed than planned, which nobody is kept from. null: no budget. */
export const budgetLeft = (
  budgetCents: number | null,
  { spentCents, heldCents, awaitingCents }: BudgetUse,
): number | null => (budgetCents === null ? null : budgetCents - spentCents - heldCents - awaitingCents)
