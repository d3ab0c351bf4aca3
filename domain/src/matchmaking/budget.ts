type Match = { readonly suggestedOfferCents: number }

/**
 * The matches that the budget covers. Goes through the matches in order and skips a match whose offer is higher than
 * the rest of the budget, so that cheaper ones can follow. Without a budget, takes all matches.
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
