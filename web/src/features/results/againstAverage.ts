type Cost = { readonly cents: number | null; readonly count: number | null }

const each = ({ cents, count }: Cost): number | null =>
  cents === null || count === null || count <= 0 ? null : cents / count

/**
 * The difference between a cost and the usual cost, in percent. Positive means more expensive. Null if either cost is
 * unknown.
 */
export const againstAverage = (one: Cost, usual: Cost): number | null => {
  const [here, usually] = [each(one), each(usual)]
  return here === null || usually === null || usually === 0 ? null : Math.round((here / usually - 1) * 100)
}
