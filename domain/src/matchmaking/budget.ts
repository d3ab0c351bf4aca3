type Match = { readonly suggestedOfferCents: number }

/**
 * The matches that the budget covers: each in turn, if its offer fits into the rest. An expensive match is skipped, so that
 * cheaper ones after it still get their turn. Without a budget all are taken.
 */
export const chooseWithinBudget = <One extends Match>(
  matches: readonly One[],
  budgetCents: number | null,
  spentCents = 0,
): readonly One[] => {
  if (budgetCents === null) return matches
  let left = budgetCents - spentCents
  return matches.filter(({ suggestedOfferCents }) => {
    if (suggestedOfferCents > left) return false
    left -= suggestedOfferCents
    return true
  })
}
