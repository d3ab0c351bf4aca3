import { describe, expect, test } from 'vitest'
import { autoBidAction, type Delivery, publishingOpensAt, publishingOpensLater } from './quest.ts'

const at = (text: string): Date => new Date(text)

const delivery: Delivery = {
  deliveryType: 'date_range',
  publishFrom: at('2026-03-01T00:00Z'),
  publishUntil: at('2026-03-09T00:00Z'),
  deliveryDate: null,
  embargoAt: null,
}

describe('publishing and auto-bidding of a quest', () => {
  test('creators can publish from the start of the window or the end of the embargo, whichever is later', () => {
    expect(publishingOpensAt(delivery)).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensAt({ ...delivery, embargoAt: at('2026-03-05') })).toEqual(at('2026-03-05'))
    expect(publishingOpensAt({ ...delivery, embargoAt: at('2026-02-05') })).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensAt({ ...delivery, deliveryType: 'open' })).toBeNull()
  })

  test('publishing does not count as opening later once its opening time is reached', () => {
    expect(publishingOpensLater(delivery, at('2026-02-28T23:59Z'))).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensLater(delivery, at('2026-03-01T00:00Z'))).toBeNull()
    expect(publishingOpensLater({ ...delivery, deliveryType: 'open' }, at('2026-02-01'))).toBeNull()
  })
})

test('auto-bidding answers counter-offers below and above the maximum as the company chose', () => {
  const bidding = { maxCents: 1000, within: 'auto_accept', over: 'auto_decline', leftCents: null } as const
  expect(autoBidAction(bidding, 1000)).toBe('auto_accept')
  expect(autoBidAction(bidding, 1001)).toBe('auto_decline')
  expect(autoBidAction({ ...bidding, maxCents: null }, 1)).toBe('manual_review')
})

test('auto-bidding accepts no offer above the remaining budget, but still declines counter-offers above the maximum', () => {
  const bidding = { maxCents: 1000, within: 'auto_accept', over: 'auto_decline', leftCents: 600 } as const
  expect(autoBidAction(bidding, 600)).toBe('auto_accept')
  expect(autoBidAction(bidding, 601)).toBe('manual_review')
  expect(autoBidAction(bidding, 1001)).toBe('auto_decline')
  expect(autoBidAction({ ...bidding, leftCents: -1 }, 1)).toBe('manual_review')
})
