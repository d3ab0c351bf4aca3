const money = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  })
const inCents = money(2)
const finer = money(4)

/** What one of many cost: `$0.0125`. A view is worth less than a cent, so that cents are too coarse below a dollar; null where nothing was counted. */
export const formatRate = (cents: number, count: number | null): string | null => {
  if (count === null || count <= 0) return null
  const dollars = cents / 100 / count
  return (dollars < 1 ? finer : inCents).format(dollars)
}
