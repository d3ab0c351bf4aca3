export type KeyFigures = {
  readonly claimed: number
  readonly completed: number
  /** Creators who claimed a key. */
  readonly claimants: number
  readonly views: number
}

export const reachPerKey = ({ claimed, views }: KeyFigures): number | null =>
  claimed === 0 ? null : views / claimed

/** The value of all claimed keys, in total and per 1,000 views. */
export const costOf = ({ claimed, views }: KeyFigures, priceCents: number) => ({
  cents: claimed * priceCents,
  centsPerThousandViews: costPerThousandViews(claimed, views, priceCents),
})

/** The cost per 1,000 views of one creator's codes. */
export const costPerThousandViews = (codes: number, views: number, priceCents: number): number | null =>
  views === 0 ? null : Math.round((codes * priceCents * 1000) / views)

type Clicks = {
  readonly country: string | null
  readonly device: string | null
  readonly clicks: number | null
}

const sumBy = (rows: readonly Clicks[], field: 'country' | 'device'): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = row[field] ?? ''
    sums.set(name, (sums.get(name) ?? 0) + (row.clicks ?? 0))
  }
  return sums
}

export const clicksByCountry = (
  rows: readonly Clicks[],
): readonly (readonly [country: string, clicks: number])[] =>
  [...sumBy(rows, 'country')].sort(([a, left], [b, right]) => right - left || a.localeCompare(b))

export const clicksOn = (rows: readonly Clicks[], device: 'desktop' | 'mobile' | 'other'): number =>
  sumBy(rows, 'device').get(device) ?? 0
