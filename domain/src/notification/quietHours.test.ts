import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import { notificationKinds } from './notification.ts'
import { isQuiet, mayMailAt, type QuietHours } from './quietHours.ts'

const night: QuietHours = { from: '22:00', until: '07:00' }
const at = (moment: string): Date => new Date(moment)

describe('delaying mails during quiet hours', () => {
  test.each<[string, QuietHours | null, string, string]>([
    [
      'an email is sent immediately without quiet hours',
      null,
      '2026-06-01T23:00:00Z',
      '2026-06-01T23:00:00Z',
    ],
    [
      'an email is sent immediately outside quiet hours',
      night,
      '2026-06-01T10:00:00Z',
      '2026-06-01T10:00:00Z',
    ],
    [
      'an email waits from the first minute of quiet hours',
      night,
      '2026-06-01T20:00:00Z',
      '2026-06-02T05:00:00Z',
    ],
    [
      'an email waits past midnight until quiet hours end',
      night,
      '2026-01-15T23:59:59Z',
      '2026-01-16T06:00:00Z',
    ],
    [
      'an email is sent in the minute when quiet hours end',
      night,
      '2026-01-16T06:00:00Z',
      '2026-01-16T06:00:00Z',
    ],
    [
      'an email waits for the end of quiet hours during the day',
      { from: '13:00', until: '14:30' },
      '2026-06-01T11:10:00Z',
      '2026-06-01T12:30:00Z',
    ],
    [
      'an email waits an hour less in the night when clocks go forward',
      night,
      '2026-03-28T21:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    [
      'an email waits an hour more in the night when clocks go back',
      night,
      '2026-10-24T20:00:00Z',
      '2026-10-25T06:00:00Z',
    ],
    [
      'an email is sent at 3:00 if the clock skips 2:30',
      { from: '22:00', until: '02:30' },
      '2026-03-28T23:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
  ])('quiet hours delay mails correctly: %s', (_rule, quietHours, now, then) => {
    expect(mayMailAt('message', null, quietHours, at(now)).toISOString()).toBe(at(then).toISOString())
  })

  const asleep = at('2026-06-01T22:00:00Z')
  const morning = at('2026-06-02T05:00:00Z')

  test.each([
    'awaiting_payment',
    'payment_deadline_72h',
    'payment_deadline_24h',
    'payment_expired',
    'payment_approval',
    'payment_approved',
    'payment_confirmation',
    'payment_declined',
    'payment_refunded',
    'payment_refund_failed',
    'payment_refund_covered',
    'payment_disputed',
    'payout_paid',
    'payout_failed',
    'payout_unclaimed',
    'payout_returned',
    'dispute_possible',
    'dispute_opened',
    'dispute_decided',
  ] as const)('a mail about money is sent at any hour: %s', (kind) => {
    expect(mayMailAt(kind, null, night, asleep)).toEqual(asleep)
  })

  test('a mail is sent at any hour if its deadline is before the end of quiet hours', () => {
    expect(mayMailAt('bid_deadline_24h', new Date(morning.getTime() - 1), night, asleep)).toEqual(asleep)
    expect(mayMailAt('bid_deadline_24h', morning, night, asleep)).toEqual(morning)
  })
})

/** Times within 30 hours of a clock change, and random other times. */
const moments = fc
  .oneof(
    fc.tuple(
      fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'),
      fc.integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS }),
    ),
    fc.tuple(fc.constant('2026-01-01T00:00:00Z'), fc.integer({ min: 0, max: 700 * 24 * HOUR_MS })),
  )
  .map(([from, ms]) => new Date(Date.parse(from) + ms))

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
)
const quietHoursOfAnyone = fc
  .uniqueArray(fc.constantFrom(...halfHours), { minLength: 2, maxLength: 2 })
  .map(([from = '', until = '']) => ({ from, until }))

describe('quiet hours on every day of the year, also when the clocks change', () => {
  test('a mail waits only during quiet hours and is sent in the first minute after quiet hours', () => {
    fc.assert(
      fc.property(moments, quietHoursOfAnyone, (now, quietHours) => {
        const then = mayMailAt('message', null, quietHours, now)
        expect(isQuiet(quietHours, then)).toBe(false)
        // A mail waits a day longer if the clock change skips the only time outside the quiet hours.
        expect(then >= now && then.getTime() - now.getTime() <= 47 * HOUR_MS).toBe(true)
        for (let ms = now.getTime(); ms < then.getTime(); ms += 7 * MINUTE_MS)
          expect(isQuiet(quietHours, new Date(ms))).toBe(true)
        if (then > now) expect(isQuiet(quietHours, new Date(then.getTime() - 1))).toBe(true)
      }),
      { examples: [[new Date('2026-03-28T02:00:00Z'), { from: '03:00', until: '02:30' }]] },
    )
  })

  test('a mail never waits past its deadline', () => {
    fc.assert(
      fc.property(
        moments,
        moments,
        quietHoursOfAnyone,
        fc.constantFrom(...notificationKinds),
        (now, deadline, quietHours, kind) => {
          const then = mayMailAt(kind, deadline, quietHours, now)
          expect(then.getTime() === now.getTime() || then <= deadline).toBe(true)
        },
      ),
    )
  })
})
