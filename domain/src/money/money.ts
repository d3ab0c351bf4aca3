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

/** `1,250`, `1,250.50`, `1.250,50`: what stands before exactly three digits groups them. */
const grouped = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$|^(\d{1,3}(?:\.\d{3})+),(\d{0,2})$/
/** `1250`, `1250.5`, `1250,50`, `.50`. */
const plain = /^(\d*)(?:[.,](\d{0,2}))?$/

/** The cents of an amount as people type it, `$` or none before it; null where it cannot be read without guessing. */
export const parseMoney = (typed: string): number | null => {
  const text = typed.replace(/[\s$]/g, '')
  const match = grouped.exec(text) ?? plain.exec(text)
  const [, one = '', oneCents = '', other = '', otherCents = ''] = match ?? []
  const whole = (one || other).replace(/\D/g, '')
  const part = oneCents || otherCents
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return whole + part === '' || !Number.isSafeInteger(cents) ? null : cents
}

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
