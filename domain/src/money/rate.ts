const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** What one of many cost: `$0.0125`. A view is worth less than a cent, so that cents are not fine enough; null where nothing was counted. */
export const formatRate = (cents: number, count: number | null): string | null =>
  count === null || count <= 0 ? null : exact.format(cents / 100 / count)
