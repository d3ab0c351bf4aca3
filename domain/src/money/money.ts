/** Money is whole US cents everywhere; only this file turns it into words. */
export const currency = 'USD'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** Nothing has no sign: what is taken from nothing would be `-$0`. */
const dollars = (cents: number): number => cents / 100 + 0

/** `$1,250` for round amounts, `$1,250.50` otherwise. */
export const formatMoney = (cents: number): string =>
  (cents % 100 === 0 ? whole : exact).format(dollars(cents))

/** Always with its cents, as documents have it. */
export const formatExactMoney = (cents: number): string => exact.format(dollars(cents))

/** As spreadsheets read it: `-1250.50`. */
export const formatPlainMoney = (cents: number): string => dollars(cents).toFixed(2)

export const ledgerAccountKinds = [
  'company',
  'escrow',
  'creator',
  'revenue',
  'vendor',
  'vendor_fees',
  'loss',
] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** Through whom money comes in and goes out. */
export const moneyVendors = ['stripe', 'stripe_connect', 'paypal'] as const
