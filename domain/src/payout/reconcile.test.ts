import { describe, expect, test } from 'vitest'
import { comparePayouts, type LedgerTry, type VendorMovement } from './reconcile.ts'

const buildTry = (change: Partial<LedgerTry> = {}): LedgerTry => ({
  payoutId: 'payout',
  number: 1,
  transaction: 'tr_1',
  sentCents: 9800,
  feeCents: 200,
  isBack: false,
  ...change,
})
const buildMovement = (change: Partial<VendorMovement> = {}): VendorMovement => ({
  transaction: 'tr_1',
  key: null,
  cents: 9800,
  feeCents: null,
  ...change,
})
const kinds = (tries: readonly LedgerTry[], movements: readonly VendorMovement[]) =>
  comparePayouts(tries, movements).map(({ kind, subject, ledgerCents, vendorCents }) =>
    [kind, subject, ledgerCents, vendorCents].join(' '),
  )

describe('reconciliation of the ledger with a payout vendor', () => {
  test('the ledger and the vendor agree if both list each payout attempt once, with the same transaction or idempotency key', () => {
    expect(kinds([buildTry()], [buildMovement()])).toEqual([])
    expect(kinds([buildTry({ transaction: null })], [buildMovement({ key: 'payout/1' })])).toEqual([])
  })

  test('the ledger and the vendor agree if both list the return of a payout, or if the payout was never sent', () => {
    expect(kinds([buildTry({ isBack: true })], [buildMovement(), buildMovement({ cents: -9800 })])).toEqual(
      [],
    )
    expect(kinds([buildTry({ isBack: true, transaction: null })], [])).toEqual([])
  })

  test.each([
    ['the vendor does not know a payout', [], 'unknown_to_vendor payout/1 9800 0'],
    ['a payout was sent twice', [buildMovement(), buildMovement()], 'amount_differs payout/1 9800 19600'],
    [
      'a payout came back only at the vendor',
      [buildMovement(), buildMovement({ cents: -9800 })],
      'amount_differs payout/1 9800 0',
    ],
    ['a smaller amount was sent', [buildMovement({ cents: 9000 })], 'amount_differs payout/1 9800 9000'],
    ["the vendor's fee was higher", [buildMovement({ feeCents: 300 })], 'fee_differs payout/1 200 300'],
  ])('the ledger and the vendor differ if %s', (_what, movements, said) => {
    expect(kinds([buildTry()], movements)).toEqual([said])
  })

  test('a payout that is returned only in the ledger is listed as a difference', () => {
    expect(kinds([buildTry({ isBack: true })], [buildMovement()])).toEqual(['amount_differs payout/1 0 9800'])
  })

  test('a payment at the vendor that belongs to no Questboard payout is listed once as a difference', () => {
    const strange = [
      buildMovement({ transaction: 'tr_9' }),
      buildMovement({ transaction: 'tr_9', cents: 1 }),
      buildMovement({ transaction: 'tr_8', key: 'nobody/1' }),
    ]
    expect(kinds([buildTry()], [buildMovement(), ...strange])).toEqual([
      'unknown_to_ledger tr_9 0 9801',
      'unknown_to_ledger tr_8 0 9800',
    ])
  })
})
