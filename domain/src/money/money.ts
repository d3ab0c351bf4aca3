/** Money is whole US cents everywhere; only this file turns it into words. */
export const currency = 'USD'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** `$1,250` for round amounts, `$1,250.50` otherwise. */
export const formatMoney = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100)

/** Always with its cents, as documents have it. */
export const formatExactMoney = (cents: number): string => exact.format(cents / 100)

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
