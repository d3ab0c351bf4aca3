import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { dateInStockholm } from './format/dates.ts'
import { keyClaimSchedule } from './key-campaign/schedule.ts'
import { missionRunSchedule } from './mission-run/schedule.ts'
import { type Delivery, type PostType, postTypes } from './quest/quest.ts'
import {
  bidDeadline,
  contentDeadline,
  listingDeadline,
  paymentDeadline,
  reviewDeadline,
} from './quest-run/deadlines.ts'
import { afterHours, type Schedule } from './schedule.ts'

/** Days on which clocks change in Stockholm, ends of months, leap days and ends of years. */
const oddDays = [
  '2026-10-24',
  '2026-10-25',
  '2027-03-27',
  '2027-03-28',
  '2027-01-31',
  '2027-05-31',
  '2028-02-28',
]
  .concat(['2028-02-29', '2028-03-31', '2028-10-29', '2026-12-31'])
  .map((day) => Date.parse(day))

/** Random times, many of them on a day with a clock change or up to five weeks before it. */
const moments = fc
  .oneof(
    fc.tuple(fc.constantFrom(...oddDays), fc.integer({ min: -35 * 24 * HOUR_MS, max: 26 * HOUR_MS })),
    fc.tuple(fc.constant(Date.parse('2026-01-01')), fc.integer({ min: 0, max: 3 * 365 * 24 * HOUR_MS })),
  )
  .map(([from, ms]) => new Date(from + ms))

const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / HOUR_MS

/** Calendar days between two dates in Stockholm. */
const datesBetween = (from: Date, to: Date): number =>
  (Date.parse(dateInStockholm(to)) - Date.parse(dateInStockholm(from))) / (24 * HOUR_MS)

const openQuest: Delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
}

const windows: readonly (readonly [string, number, (from: Date) => Date | null])[] = [
  ['an offer', 5, (from) => bidDeadline(from, null, false)],
  ['a payment', 5, paymentDeadline],
  ['a review', 5, (from) => reviewDeadline(from, 5)],
  ['the listing of an open quest', 10, (from) => listingDeadline(from, openQuest)],
  ['the content of an open quest', 10, (from) => contentDeadline(from, 'STREAM', openQuest, 5)],
  ['a claimed key', 30, (from) => keyClaimSchedule(claimedAt(from), from).deadline],
]

const claimedAt = (from: Date) =>
  ({
    status: 'claimed_key',
    statusChangedAt: from,
    claimedAt: from,
    deadline: null,
    embargoEnds: null,
  }) as const

describe('deadlines on every day of the calendar', () => {
  test.each(windows)(
    '%s leaves %i full days, even across clock changes and ends of months',
    (_what, days, deadlineOf) => {
      fc.assert(
        fc.property(moments, (from) => {
          const deadline = deadlineOf(from)
          expect(deadline && hoursBetween(from, deadline)).toBe(days * 24)
          // A clock change moves the deadline by an hour, which can cross midnight.
          expect(Math.abs(datesBetween(from, deadline ?? from) - days)).toBeLessThanOrEqual(1)
        }),
      )
    },
  )

  test('creators get at least 48 hours for content and 72 for a video, however soon the quest ends', () => {
    const least: Readonly<Record<PostType, number>> = { SHORTS: 48, STREAM: 48, VIDEO: 72 }
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...postTypes), (paidAt, publishUntil, postType) => {
        const range = { ...openQuest, deliveryType: 'date_range', publishUntil } as const
        const deadline = contentDeadline(paidAt, postType, range, 5)
        expect(hoursBetween(paidAt, deadline)).toBeGreaterThanOrEqual(least[postType])
        expect(deadline >= afterHours(publishUntil, -5 * 24)).toBe(true)
      }),
    )
  })

  test('reminders are in the order of their times and never after the deadline', () => {
    const isInOrder = ({ deadline, reminders }: Schedule<string>, now: Date): boolean => {
      const times = [now, ...reminders.map(({ at }) => at), ...(deadline ? [deadline] : [])].map(Number)
      return (
        deadline !== null && times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))
      )
    }
    fc.assert(
      fc.property(moments, fc.double({ min: 0, max: 29.9, noNaN: true }), (from, daysLater) => {
        const now = afterHours(from, daysLater * 24)
        expect(isInOrder(keyClaimSchedule(claimedAt(from), now), now)).toBe(true)
        const run = {
          status: 'active',
          deadline: null,
          joinedAt: from,
          runDays: 30,
          missionStartsAt: null,
          missionEndsAt: null,
          goalsReachedAt: null,
        } as const
        expect(isInOrder(missionRunSchedule(run, now), now)).toBe(true)
      }),
    )
  })
})

describe('dates in Stockholm time', () => {
  test.each([
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2027-03-27T23:00:00Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('the Stockholm date at %s is %s', (moment, date) => {
    expect(dateInStockholm(new Date(moment))).toBe(date)
  })
})
