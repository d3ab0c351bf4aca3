const money = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  })
const inCents = money(2)
const finer = money(4)

/** The price of one unit: `$0.0125`. Prices below a dollar need more than two decimals. Null if nothing was counted. */
export const formatRate = (cents: number, count: number | null): string | null => {
  if (count === null || count <= 0) return null
  const dollars = cents / 100 / count
  return (dollars < 1 ? finer : inCents).format(dollars)
}
