/** Money is whole US cents everywhere; only this file turns it into words. */
export const currency = 'USD'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** `$1,250` for round amounts, `$1,250.50` otherwise. */
export const formatMoney = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100)

/** What a person typed as dollars, in cents; undefined when it is no amount of dollars. */
export function parseMoney(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain)
  if (match === null) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** A share of an amount in hundredths of a percent, rounded half up: the rest stays with the other side. */
export const share = (cents: number, basisPoints: number): number =>
  Math.floor((cents * basisPoints + 5_000) / 10_000)

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

export type LedgerEntry = { readonly accountId: string; readonly amountCents: number }

/** The same rule as the ledger's deferred constraint, for use before writing. */
export const isBalanced = (entries: readonly LedgerEntry[]): boolean =>
  entries.length >= 2 && entries.reduce((sum, entry) => sum + entry.amountCents, 0) === 0
