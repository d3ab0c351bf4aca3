import type { DifferenceKind } from '../payout/reconcile.ts'

/** The ledger's total for a charge, refund or dispute. Positive amounts are money that the vendor received. */
export type LedgerCardMovement = {
  readonly subject: string
  readonly paymentId: string
  readonly cents: number
  readonly feeCents: number
}

/** One line of the vendor's report. */
export type VendorCardMovement = {
  readonly subject: string
  readonly cents: number
  readonly feeCents: number
}

export type CardDifference = {
  readonly kind: DifferenceKind
  readonly subject: string
  readonly paymentId: string | null
  readonly ledgerCents: number
  readonly vendorCents: number
}

const sumOf = <T>(each: readonly T[], cents: (one: T) => number): number =>
  each.reduce((sum, one) => sum + cents(one), 0)

const compareOne = (
  subject: string,
  ours: readonly LedgerCardMovement[],
  theirs: readonly VendorCardMovement[],
): readonly CardDifference[] => {
  const about = { subject, paymentId: ours[0]?.paymentId ?? null }
  const ledgerCents = sumOf(ours, ({ cents }) => cents)
  const vendorCents = sumOf(theirs, ({ cents }) => cents)
  if (ours.length === 0) return [{ ...about, kind: 'unknown_to_ledger', ledgerCents, vendorCents }]
  // A payment that was never started moved no money at the vendor or in the ledger.
  if (theirs.length === 0)
    return ledgerCents === 0 ? [] : [{ ...about, kind: 'unknown_to_vendor', ledgerCents, vendorCents }]
  if (ledgerCents !== vendorCents) return [{ ...about, kind: 'amount_differs', ledgerCents, vendorCents }]
  const fees = {
    ledgerCents: sumOf(ours, ({ feeCents }) => feeCents),
    vendorCents: sumOf(theirs, ({ feeCents }) => feeCents),
  }
  return fees.ledgerCents === fees.vendorCents ? [] : [{ ...about, kind: 'fee_differs', ...fees }]
}

/** Compares each charge, refund and dispute with all vendor movements for it, and lists every difference. */
export const compareCards = (
  ours: readonly LedgerCardMovement[],
  theirs: readonly VendorCardMovement[],
): readonly CardDifference[] => {
  const [ledger, vendor] = [
    Map.groupBy(ours, ({ subject }) => subject),
    Map.groupBy(theirs, ({ subject }) => subject),
  ]
  const subjects = new Set([...ledger.keys(), ...vendor.keys()])
  return [...subjects].flatMap((subject) =>
    compareOne(subject, ledger.get(subject) ?? [], vendor.get(subject) ?? []),
  )
}
