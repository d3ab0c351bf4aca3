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

/** Vendors that collect and pay out money. */
export const moneyVendors = ['stripe', 'stripe_connect', 'paypal'] as const
