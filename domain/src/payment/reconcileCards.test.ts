import { describe, expect, test } from 'vitest'
import { compareCards, type LedgerCardMovement, type VendorCardMovement } from './reconcileCards.ts'

const ours = (change: Partial<LedgerCardMovement> = {}): LedgerCardMovement => ({
  subject: 'pi_1',
  paymentId: 'payment',
  cents: 50_000,
  feeCents: 1_480,
  ...change,
})
const theirs = (change: Partial<VendorCardMovement> = {}): VendorCardMovement => ({
  subject: 'pi_1',
  cents: 50_000,
  feeCents: 1_480,
  ...change,
})

describe('reconciliation of the ledger with the card provider', () => {
  test('the ledger and the card provider agree if each charge, refund and dispute has the same amount on both sides', () => {
    const refund = { subject: 're_1', cents: -20_000, feeCents: 0 }
    expect(compareCards([ours(), ours(refund)], [theirs(refund), theirs()])).toEqual([])
  })

  test("a failed refund is not a difference if the money left the provider's balance and came back", () => {
    const failed = { subject: 're_1', feeCents: 0 }
    const moved = [theirs({ ...failed, cents: -20_000 }), theirs({ ...failed, cents: 20_000 })]
    expect(compareCards([ours({ ...failed, cents: 0 })], moved)).toEqual([])
    expect(compareCards([ours({ ...failed, cents: 0 })], [])).toEqual([])
  })

  test.each<[string, LedgerCardMovement[], VendorCardMovement[], [string, number, number, string | null]]>([
    ['the provider made no charge', [ours()], [], ['unknown_to_vendor', 50_000, 0, 'payment']],
    ['the charge is missing from the ledger', [], [theirs()], ['unknown_to_ledger', 0, 50_000, null]],
    [
      'a payment was charged twice',
      [ours()],
      [theirs(), theirs()],
      ['amount_differs', 50_000, 100_000, 'payment'],
    ],
    [
      'the fee was higher than booked',
      [ours()],
      [theirs({ feeCents: 1_500 })],
      ['fee_differs', 1_480, 1_500, 'payment'],
    ],
  ])(
    'the ledger and the card provider differ if %s',
    (_, ledger, vendor, [kind, ledgerCents, vendorCents, paymentId]) => {
      expect(compareCards(ledger, vendor)).toEqual([
        { kind, subject: 'pi_1', paymentId, ledgerCents, vendorCents },
      ])
    },
  )
})
