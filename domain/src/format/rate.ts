const money = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const inCents = money(2)
/** Views often cost less than a cent. All prices of one unit have the same number of decimals. */
const formats = { view: money(4), hour: inCents, click: inCents } as const

export type Rated = keyof typeof formats

/** The price of one unit: `$0.0125` for a view, `$5.00` for an hour or a click. Null if nothing was counted. */
export const formatRate = (cents: number, count: number | null, of: Rated): string | null =>
  count === null || count <= 0 ? null : formats[of].format(cents / 100 / count)

/** The price of one unit for spreadsheets, such as `0.0125`. */
export const formatPlainRate = (cents: number, count: number): string => (cents / 100 / count).toFixed(4)
