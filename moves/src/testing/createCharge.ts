type Dispute = { readonly cents: number; state: 'open' | 'won' | 'lost' }
type Refund = { readonly reference: string; readonly cents: number; state: 'succeeded' | 'failed' }

/**
 * A charge at the simulated card provider, and the bank that can take it back. Stores the true state, regardless of
 * what was reported.
 */
export const createCharge = (amountCents: number) => {
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const refundedCents = (): number =>
    [...refunds.values()].reduce((sum, { cents, state }) => sum + (state === 'succeeded' ? cents : 0), 0)
  const takenCents = (...states: readonly Dispute['state'][]): number =>
    [...disputes.values()].reduce((sum, { cents, state }) => sum + (states.includes(state) ? cents : 0), 0)
  const disputableCents = (): number => amountCents - refundedCents() - takenCents('open', 'lost')
  const dispute = (reference: string): Dispute => {
    const found = disputes.get(reference)
    if (found === undefined) throw new Error(`no dispute ${reference}`)
    return found
  }
  return {
    refundedCents,
    disputableCents,
    lostCents: () => takenCents('lost'),
    dispute,
    chargeBack: (cents: number): string => {
      const reference = `du_${disputes.size + 1}`
      disputes.set(reference, { cents, state: 'open' })
      return reference
    },
    decide: (reference: string, state: 'won' | 'lost'): void => {
      const decided = dispute(reference)
      if (decided.state === 'open') decided.state = state
    },
    earlier: (key: string): Refund | null => refunds.get(key) ?? null,
    /** Refunds at most once per idempotency key, and never a charge that the bank has taken back. */
    refund: (key: string, cents: number) => {
      const earlier = refunds.get(key)
      if (earlier !== undefined) return earlier
      if (takenCents('open', 'lost') > 0) return { reference: null, state: 'disputed' } as const
      if (cents > amountCents - refundedCents()) throw new Error('more is refunded than was paid')
      const made: Refund = { reference: `re_${refunds.size + 1}`, cents, state: 'succeeded' }
      refunds.set(key, made)
      return made
    },
    /** The last refund fails after it succeeded, because the card rejects the money. */
    bounce: (): void => {
      const last = [...refunds.values()].at(-1)
      if (last !== undefined && disputableCents() >= 0) last.state = 'failed'
    },
  }
}
