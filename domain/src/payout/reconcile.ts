export const differenceKinds = [
  'unknown_to_vendor',
  'unknown_to_ledger',
  'amount_differs',
  'fee_differs',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** The amount of one attempt that is at the vendor now, according to the ledger. Zero after a return. */
export type LedgerTry = {
  readonly payoutId: string
  readonly number: number
  readonly transaction: string | null
  readonly sentCents: number
  readonly feeCents: number
  readonly isBack: boolean
}

/** One line of a vendor's report. Sent amounts are positive and returned amounts are negative. */
export type VendorMovement = {
  readonly transaction: string
  /** The attempt's idempotency key, if the vendor reports it. */
  readonly key: string | null
  readonly cents: number
  readonly feeCents: number | null
}

export type Difference = {
  readonly kind: DifferenceKind
  readonly subject: string
  readonly payoutId: string | null
  readonly ledgerCents: number
  readonly vendorCents: number
}

const keyOf = ({ payoutId, number }: LedgerTry): string => `${payoutId}/${number}`

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Differences of one cent are allowed, because a vendor may round its fee in the other direction. */
const ROUNDING_CENTS = 1

const compareTry = (one: LedgerTry, moved: readonly VendorMovement[]): readonly Difference[] => {
  const about = { subject: keyOf(one), payoutId: one.payoutId }
  const ledgerCents = one.isBack ? 0 : one.sentCents
  const vendorCents = sum(moved.map(({ cents }) => cents))
  if (moved.length === 0)
    return ledgerCents === 0 ? [] : [{ ...about, kind: 'unknown_to_vendor', ledgerCents, vendorCents }]
  if (vendorCents !== ledgerCents) return [{ ...about, kind: 'amount_differs', ledgerCents, vendorCents }]
  const fees = moved.flatMap(({ feeCents }) => feeCents ?? [])
  if (one.isBack || fees.length === 0 || Math.abs(sum(fees) - one.feeCents) <= ROUNDING_CENTS) return []
  return [{ ...about, kind: 'fee_differs', ledgerCents: one.feeCents, vendorCents: sum(fees) }]
}

/**
 * Compares each attempt with all movements that the vendor reports for it and lists every difference, as well as
 * movements without an attempt.
 */
export const comparePayouts = (
  tries: readonly LedgerTry[],
  movements: readonly VendorMovement[],
): readonly Difference[] => {
  const byKey = new Map(tries.map((one) => [keyOf(one), one]))
  const byTransaction = new Map(
    tries.flatMap((one) => (one.transaction === null ? [] : [[one.transaction, one]])),
  )
  const ofTry = Map.groupBy(
    movements,
    ({ key, transaction }) => byKey.get(key ?? '') ?? byTransaction.get(transaction) ?? null,
  )
  const strange = Map.groupBy(ofTry.get(null) ?? [], ({ transaction }) => transaction)
  return [
    ...tries.flatMap((one) => compareTry(one, ofTry.get(one) ?? [])),
    ...[...strange].map(([subject, moved]) => ({
      kind: 'unknown_to_ledger' as const,
      subject,
      payoutId: null,
      ledgerCents: 0,
      vendorCents: sum(moved.map(({ cents }) => cents)),
    })),
  ]
}
