import { describe, expect, test } from 'vitest'
import type { Delivery } from '../quest/quest.ts'
import { agreedDates, shareAmount } from './agreement.ts'

const at = (text: string): Date => new Date(text)
const open: Delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
}
const accepted = at('2026-11-23T10:00:00Z')

describe('splitting an agreed amount into its parts', () => {
  test.each([
    [50_000, 1000, 5000],
    [1, 1000, 0],
    [5, 1000, 1],
    [14, 1000, 1],
    [15, 1000, 2],
    [333, 750, 25],
    [99_999, 0, 0],
  ])(
    'for an agreed amount of %i cents and a fee of %i hundredths of a percent, the platform gets %i cents',
    (amount, points, fee) => {
      expect(shareAmount(amount, points, null)).toMatchObject({ feeCents: fee, netCents: amount - fee })
    },
  )

  test.each([
    ['card', 137, 44_863],
    ['paypal', 882, 44_118],
  ] as const)(
    'if a creator earns $450, a payout by %s costs %i cents, and %i cents arrive',
    (method, cost, net) => {
      expect(shareAmount(50_000, 1000, method)).toEqual({
        amountCents: 50_000,
        feeCents: 5000,
        payoutCostCents: cost,
        netCents: net,
      })
    },
  )
})

describe('the dates of a quest run after the offer is accepted', () => {
  test('for a stream with open delivery, dates are given for payment, content, review and payout', () => {
    expect(agreedDates(accepted, { postType: 'STREAM', delivery: open, reviewDays: 5 })).toEqual({
      paidBy: at('2026-11-28T10:00:00Z'),
      submittedBy: at('2026-12-08T10:00:00Z'),
      reviewedBy: at('2026-12-13T10:00:00Z'),
      publicBy: null,
      paidOutBy: '2026-12-16',
    })
  })

  test('the dates for a video end with the day on which it becomes public', () => {
    const { publicBy, paidOutBy } = agreedDates(accepted, {
      postType: 'VIDEO',
      delivery: open,
      reviewDays: 5,
    })
    expect(publicBy).toEqual(at('2026-12-23T10:00:00Z'))
    // Banks transfer no money on Christmas or weekends.
    expect(paidOutBy).toBe('2026-12-29')
  })

  test('the dates of a quest run follow the publishing window if there is one', () => {
    const delivery: Delivery = {
      ...open,
      deliveryType: 'date_range',
      publishFrom: at('2027-01-10T00:00:00Z'),
      publishUntil: at('2027-01-20T00:00:00Z'),
    }
    expect(agreedDates(accepted, { postType: 'VIDEO', delivery, reviewDays: 3 })).toMatchObject({
      submittedBy: at('2027-01-17T00:00:00Z'),
      reviewedBy: at('2027-01-20T00:00:00Z'),
      publicBy: at('2027-01-21T00:00:00Z'),
    })
  })
})
