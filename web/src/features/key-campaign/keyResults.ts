/** What a key campaign brought, worked out of what is counted. */
export type KeyFigures = {
  readonly claimed: number
  readonly completed: number
  readonly failed: number
  readonly views: number
}

/** Of those whose time is over, how many showed content; null: nobody's is. */
export const completionRate = ({ completed, failed }: KeyFigures): number | null =>
  completed + failed === 0 ? null : completed / (completed + failed)

export const reachPerKey = ({ claimed, views }: KeyFigures): number | null =>
  claimed === 0 ? null : views / claimed

/** What the keys that were claimed are worth, and that for a thousand views. */
export const costOf = ({ claimed, views }: KeyFigures, priceCents: number) => ({
  cents: claimed * priceCents,
  centsPerThousandViews: views === 0 ? null : Math.round((claimed * priceCents * 1000) / views),
})

/** The countries with the most clicks first. */
export const clicksByCountry = (
  rows: readonly { readonly country: string; readonly clicks: number }[],
): readonly (readonly [country: string, clicks: number])[] => {
  const sums = new Map<string, number>()
  for (const { country, clicks } of rows) sums.set(country, (sums.get(country) ?? 0) + clicks)
  return [...sums].sort(([a, left], [b, right]) => right - left || a.localeCompare(b))
}
