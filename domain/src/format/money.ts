/** Amounts are whole US cents everywhere. Only this file formats and parses them. */
export const currency = 'USD'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** Adding 0 turns -0 into 0, which would be formatted as `-$0`. */
const dollars = (cents: number): number => cents / 100 + 0

/** An amount such as `$1,250`, or `$1,250.50` if it has cents. */
export const formatMoney = (cents: number): string =>
  (cents % 100 === 0 ? whole : exact).format(dollars(cents))

/** An amount that always has two decimals, for ledgers, documents and table columns. */
export const formatExactMoney = (cents: number): string => exact.format(dollars(cents))

/** An amount for spreadsheets, such as `-1250.50`. */
export const formatPlainMoney = (cents: number): string => dollars(cents).toFixed(2)

/** Reads `1,250`, `1,250.50` and `1.250,50`: a separator followed by exactly three digits groups thousands. */
const grouped = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$|^(\d{1,3}(?:\.\d{3})+),(\d{0,2})$/
const plain = /^(\d*)(?:[.,](\d{0,2}))?$/

/** Parses an amount as people type it, with or without `$`. Null if the text is ambiguous. */
export const parseMoney = (typed: string): number | null => {
  const text = typed.replace(/[\s$]/g, '')
  const match = grouped.exec(text) ?? plain.exec(text)
  const [, one = '', oneCents = '', other = '', otherCents = ''] = match ?? []
  const whole = (one || other).replace(/\D/g, '')
  const part = oneCents || otherCents
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return whole + part === '' || !Number.isSafeInteger(cents) ? null : cents
}
