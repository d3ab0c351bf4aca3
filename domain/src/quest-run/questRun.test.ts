import { describe, expect, test } from 'vitest'
import type { Delivery } from '../quest/quest.ts'
import { isFinal } from '../transition.ts'
import { bidForm, canAnswerBid, canCounter, checkMinimumDeal } from './bid.ts'
import { bidDeadline, contentDeadline, listingDeadline, paymentDeadline } from './deadlines.ts'
import {
  type QuestRunStatus,
  questRunStages,
  questRunStatuses,
  questRunTransitions,
  sideToAct,
} from './questRun.ts'

const at = (text: string): Date => new Date(text)
const open: Delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
}

describe('the lifecycle of a quest run', () => {
  test("the quest run's final statuses are those in the rules", () => {
    expect(questRunStatuses.filter((status) => isFinal(questRunTransitions, status)).sort()).toEqual([
      'BID_EXPIRED',
      'BID_REJECTED',
      'COMPLETED',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
      'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      'PAYMENT_EXPIRED',
    ])
  })
  test('every status of a quest run can be reached from the first bid', () => {
    const seen = new Set<QuestRunStatus>(['INITIAL_BID'])
    for (const status of seen)
      for (const { from, to } of questRunTransitions) if (from === status) seen.add(to)
    expect([...seen].sort()).toEqual([...questRunStatuses].sort())
  })
  test('every status of a quest run belongs to exactly one tab of the participants page', () => {
    expect(Object.values(questRunStages).flat().sort()).toEqual([...questRunStatuses].sort())
  })
  test('each status of a quest run determines whose turn it is', () => {
    expect(sideToAct('INITIAL_BID', 'creator')).toBe('company')
    expect(sideToAct('COUNTER_BID', 'company')).toBe('creator')
    expect(sideToAct('CONTENTREVIEW', 'company')).toBe('company')
    expect(sideToAct('PAYOUT', 'company')).toBeNull()
  })
})

describe('the deadlines of a quest run', () => {
  const start = at('2026-03-01T10:00Z')
  test("a bid lasts until the invitation's deadline, or five days without an invitation", () => {
    expect(bidDeadline(start, at('2026-03-20'), false)).toEqual(at('2026-03-20'))
    expect(bidDeadline(start, null, false)).toEqual(at('2026-03-06T10:00Z'))
    expect(bidDeadline(start, at('2026-02-20'), false)).toEqual(at('2026-03-06T10:00Z'))
  })
  test("a counter-offer can be answered within five days, whatever the invitation's deadline", () => {
    expect(bidDeadline(start, at('2026-03-20'), true)).toEqual(at('2026-03-06T10:00Z'))
  })
  test('the company has five days to pay', () =>
    expect(paymentDeadline(start)).toEqual(at('2026-03-06T10:00Z')))
  test('a creator gets at least 48 hours for a stream and 72 for a video', () => {
    const soon: Delivery = { ...open, deliveryType: 'date_range', publishUntil: at('2026-03-02T10:00Z') }
    expect(contentDeadline(start, 'STREAM', soon, 5)).toEqual(at('2026-03-03T10:00Z'))
    expect(contentDeadline(start, 'VIDEO', soon, 5)).toEqual(at('2026-03-04T10:00Z'))
  })
  test('if publishing has a date range, content is due so early that the agreed review days fit before the window ends', () => {
    const range: Delivery = { ...open, deliveryType: 'date_range', publishUntil: at('2026-03-20') }
    expect(contentDeadline(start, 'VIDEO', range, 5)).toEqual(at('2026-03-15'))
    expect(contentDeadline(start, 'STREAM', range, 2)).toEqual(at('2026-03-18'))
  })
  test('if publishing has a specific date, a video is due before it, and a stream or short within 48 hours after it', () => {
    const day: Delivery = { ...open, deliveryType: 'specific_date', deliveryDate: at('2026-03-10T18:00Z') }
    expect(contentDeadline(start, 'VIDEO', day, 5)).toEqual(at('2026-03-10T18:00Z'))
    expect(contentDeadline(start, 'STREAM', day, 5)).toEqual(at('2026-03-12T18:00Z'))
    expect(contentDeadline(start, 'SHORTS', day, 5)).toEqual(at('2026-03-12T18:00Z'))
  })
  test('in a date range, a stream or short is due 48 hours after publishing opens, and a video before publishing opens', () => {
    const short: Delivery = {
      ...open,
      deliveryType: 'date_range',
      publishFrom: at('2026-03-20'),
      publishUntil: at('2026-03-22'),
    }
    expect(contentDeadline(start, 'STREAM', short, 5)).toEqual(at('2026-03-22'))
    expect(contentDeadline(start, 'SHORTS', short, 5)).toEqual(at('2026-03-22'))
    expect(contentDeadline(start, 'VIDEO', short, 5)).toEqual(at('2026-03-17'))
    const lateInWindow = { ...short, publishFrom: at('2026-03-10'), embargoAt: at('2026-03-21') }
    expect(contentDeadline(start, 'STREAM', lateInWindow, 5)).toEqual(at('2026-03-23'))
    const afterTheDay: Delivery = {
      ...open,
      deliveryType: 'specific_date',
      deliveryDate: at('2026-03-10'),
      embargoAt: at('2026-03-14'),
    }
    expect(contentDeadline(start, 'STREAM', afterTheDay, 5)).toEqual(at('2026-03-16'))
  })
  test('a video must be public within 10 days of its approval, or around the date or window that the quest sets', () => {
    expect(listingDeadline(start, open)).toEqual(at('2026-03-11T10:00Z'))
    const dated: Delivery = {
      ...open,
      deliveryType: 'specific_date',
      deliveryDate: at('2026-03-05T10:00Z'),
    }
    expect(listingDeadline(start, dated)).toEqual(at('2026-03-06T10:00Z'))
    expect(listingDeadline(at('2026-03-07T10:00Z'), dated)).toEqual(at('2026-03-08T10:00Z'))
    const range: Delivery = { ...open, deliveryType: 'date_range', publishUntil: at('2026-03-09T10:00Z') }
    expect(listingDeadline(start, range)).toEqual(at('2026-03-09T10:00Z'))
    expect(listingDeadline(at('2026-03-09T08:00Z'), range)).toEqual(at('2026-03-10T08:00Z'))
  })
})

describe('offers of a quest run', () => {
  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ contentLengthMinutes: 0 }, 'contentLengthMinutes'],
    [{ platform: 'tiktok' }, 'platform'],
  ])('an offer of %o is refused', (change, field) => {
    const bid = {
      amountCents: 100,
      platform: 'twitch',
      postType: 'STREAM',
      contentLengthMinutes: 60,
      connectionId: '00000000-0000-4000-8000-000000000001',
      deliveryType: 'open',
      deliveryDate: null,
      message: '',
    }
    expect(bidForm.safeParse(bid).success).toBe(true)
    expect(bidForm.safeParse({ ...bid, ...change }).error?.issues[0]?.path).toEqual([field])
  })
  test("an offer must meet the creator's minimum deal size, if there is one", () => {
    expect(checkMinimumDeal(99, 100)).toEqual({ ok: false, code: 'minimum-deal-size' })
    expect(checkMinimumDeal(100, 100).ok).toBe(true)
    expect(checkMinimumDeal(1, null).ok).toBe(true)
  })
  test('only the other side can answer an open offer', () => {
    expect(canAnswerBid('INITIAL_BID', 'creator', 'company').ok).toBe(true)
    expect(canAnswerBid('INITIAL_BID', 'creator', 'creator')).toEqual({ ok: false, code: 'not-allowed' })
    expect(canAnswerBid('PAYOUT', 'creator', 'company')).toEqual({ ok: false, code: 'status-illegal' })
  })
  test('only a creator who is invited and never joined the quest before can get a counter-offer', () => {
    expect(canCounter({ invited: true, joinedBefore: false }).ok).toBe(true)
    expect(canCounter({ invited: false, joinedBefore: false }).ok).toBe(false)
    expect(canCounter({ invited: true, joinedBefore: true }).ok).toBe(false)
  })
})
