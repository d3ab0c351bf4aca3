import { describe, expect, test } from 'vitest'
import type { Delivery } from '../quest/quest.ts'
import { movesFrom } from '../transition.ts'
import { graceLeft } from './deadlines.ts'
import { type QuestRunStatus, questRunStatuses, questRunTransitions } from './questRun.ts'
import { bidOutcome, type QuestRunFacts, questRunSchedule } from './schedule.ts'

const at = (text: string): Date => new Date(text)
const start = at('2026-03-01T10:00Z')
const open: Delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
}

const run: QuestRunFacts = {
  status: 'INITIAL_BID',
  statusChangedAt: start,
  deadline: null,
  bid: { by: 'creator', amountCents: 50_000, madeAt: start, deadline: null },
  invitationDeadline: null,
  autoBidding: { maxCents: null, within: 'manual_review', over: 'manual_review', leftCents: null },
  delivery: open,
  reviewDays: 5,
  graceDays: 0,
  postType: 'VIDEO',
  acceptedAt: start,
  paidAt: start,
  contentDeadline: null,
  submittedAt: start,
  reviewExtendedAt: null,
  isFound: true,
  approvedAt: start,
  isListed: false,
}
const due = (change: Partial<QuestRunFacts>, now = start) => questRunSchedule({ ...run, ...change }, now)
const reminded = (change: Partial<QuestRunFacts>, now = start) =>
  due(change, now).reminders.map(
    ({ at: moment, kind, to }) => `${moment.toISOString().slice(0, 13)} ${kind} ${to}`,
  )

describe('the deadlines of a quest run', () => {
  test('a deadline of a quest run leads only to an allowed status, whatever the current status', () => {
    let moves = 0
    for (const status of questRunStatuses)
      for (const isListed of [true, false])
        for (const postType of ['VIDEO', 'STREAM'] as const) {
          const { becomes } = due({ status, isListed, postType })
          if (becomes === null) continue
          moves += 1
          expect(
            movesFrom(questRunTransitions, status).map((move) => move.to),
            `${status} → ${becomes}`,
          ).toContain(becomes)
        }
    expect(moves).toBe(28)
  })

  test.each<[QuestRunStatus, string, QuestRunStatus]>([
    ['INITIAL_BID', '2026-03-06T10:00Z', 'BID_EXPIRED'],
    ['COUNTER_BID', '2026-03-06T10:00Z', 'BID_REJECTED'],
    ['PENDING_PAYMENT', '2026-03-06T10:00Z', 'PAYMENT_EXPIRED'],
    ['PAYMENT', '2026-03-06T10:00Z', 'PAYMENT_EXPIRED'],
    ['CONTENTPRODUCTION', '2026-03-11T10:00Z', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'],
    ['CONTENTREVIEW', '2026-03-06T10:00Z', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
    [
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      '2026-03-11T10:00Z',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
    ],
  ])('the status %s of a quest run ends at %s and becomes %s', (status, deadline, becomes) => {
    expect(due({ status })).toMatchObject({ deadline: at(deadline), becomes })
  })

  test.each<QuestRunStatus>(['PAYOUT', 'COMPLETED', 'BID_REJECTED'])(
    'the status %s of a quest run has no deadline',
    (status) => {
      expect(due({ status, deadline: at('2026-03-02') })).toEqual({
        deadline: null,
        becomes: null,
        reminders: [],
      })
    },
  )

  test('a deadline that is stored in the row is used instead of the calculated deadline', () => {
    expect(due({ deadline: at('2026-04-01') }).deadline).toEqual(at('2026-04-01'))
  })

  test('an offer without a deadline of its own has the deadline of its invitation', () => {
    const invited = { invitationDeadline: at('2026-03-20') }
    expect(due(invited).deadline).toEqual(at('2026-03-20'))
    const back = { by: 'company', amountCents: 1, madeAt: start, deadline: null } as const
    expect(due({ ...invited, status: 'COUNTER_BID', bid: back }).deadline).toEqual(at('2026-03-06T10:00Z'))
    const bid = { by: 'company', amountCents: 1, madeAt: start, deadline: at('2026-03-03') } as const
    expect(due({ ...invited, bid }).deadline).toEqual(at('2026-03-03'))
  })

  test('content that misses its deadline gets the grace days once, but not if an admin ends the quest run early', () => {
    const late = {
      graceDays: 3,
      graceEndsAt: null,
      deadline: at('2026-03-11'),
      contentDeadline: at('2026-03-11'),
    }
    expect(due({ status: 'CONTENTPRODUCTION', graceDays: graceLeft(late) }).becomes).toBe('CONTENTPRODUCTION')
    for (const over of [
      { ...late, graceEndsAt: at('2026-03-14') },
      { ...late, deadline: at('2026-03-10') },
      { ...late, graceDays: 0 },
    ])
      expect(due({ status: 'CONTENTPRODUCTION', graceDays: graceLeft(over) }).becomes).toBe(
        'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      )
  })

  test('a video for a specific date is due on the agreed day', () => {
    const delivery = { ...open, deliveryType: 'specific_date', deliveryDate: at('2026-03-20') } as const
    expect(due({ status: 'CONTENTPRODUCTION', delivery }).deadline).toEqual(at('2026-03-20'))
  })

  test('if late content is a video and was sent back, the creator has 72 hours to fix it', () => {
    const change = { contentDeadline: at('2026-03-11'), statusChangedAt: at('2026-03-14T10:00Z') }
    expect(due({ status: 'CONTENTPRODUCTION', ...change }).deadline).toEqual(at('2026-03-17T10:00Z'))
  })

  describe('content that no channel check has found', () => {
    const review = { status: 'CONTENTREVIEW', isFound: false } as const
    const extendedAt = at('2026-03-06T10:00Z')

    test('content that no channel check found is not approved automatically: its review is extended by three days', () => {
      expect(due(review)).toMatchObject({ deadline: at('2026-03-06T10:00Z'), becomes: 'CONTENTREVIEW' })
      const extended = { ...review, reviewExtendedAt: extendedAt }
      expect(due(extended).deadline).toEqual(at('2026-03-09T10:00Z'))
      expect(reminded(extended, extendedAt)).toEqual(['2026-03-08T10 content_review_deadline_24h company'])
    })

    test('content that no channel check found is sent back once, and if the next content is not found, the run ends', () => {
      const extended = { ...review, reviewExtendedAt: extendedAt }
      expect(due(extended).becomes).toBe('CONTENTPRODUCTION')
      const again = { ...extended, submittedAt: at('2026-03-10T10:00Z') }
      expect(due(again)).toMatchObject({
        deadline: at('2026-03-15T10:00Z'),
        becomes: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      })
    })

    test('content that a channel check finds later is approved at its deadline', () => {
      for (const reviewExtendedAt of [null, extendedAt])
        expect(due({ ...review, isFound: true, reviewExtendedAt, postType: 'STREAM' }).becomes).toBe('PAYOUT')
    })

    test('content that no channel check found is never paid automatically, whatever its kind and however late', () => {
      for (const postType of ['VIDEO', 'STREAM', 'SHORTS'] as const)
        for (const reviewExtendedAt of [null, at('2026-02-01'), extendedAt])
          expect(['CONTENTREVIEW', 'CONTENTPRODUCTION', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED']).toContain(
            due({ ...review, postType, reviewExtendedAt }).becomes,
          )
    })
  })

  test('a stream that the company did not review is paid, and so is a video that is public', () => {
    expect(due({ status: 'CONTENTREVIEW', postType: 'STREAM' }).becomes).toBe('PAYOUT')
    expect(due({ status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', isListed: true }).becomes).toBe('PAYOUT')
  })
})

describe("auto-bidding when a counter-offer's deadline passes", () => {
  const autoBidding = {
    maxCents: 50_000,
    within: 'auto_accept',
    over: 'auto_decline',
    leftCents: null,
  } as const
  const counter = (amountCents: number, by: 'company' | 'creator' = 'creator'): QuestRunFacts => ({
    ...run,
    status: 'COUNTER_BID',
    bid: { by, amountCents, madeAt: start, deadline: null },
    autoBidding,
  })
  test('auto-bidding accepts counter-offers up to the maximum and declines higher ones', () => {
    expect(bidOutcome(counter(50_000))).toEqual({ status: 'PENDING_PAYMENT', answer: 'accepted' })
    expect(bidOutcome(counter(50_001))).toEqual({ status: 'BID_REJECTED', answer: 'declined' })
  })
  test('auto-bidding accepts no offer above the remaining budget', () => {
    const bidding = (leftCents: number) => ({
      ...counter(50_000),
      autoBidding: { ...autoBidding, leftCents },
    })
    expect(bidOutcome(bidding(50_000)).answer).toBe('accepted')
    expect(bidOutcome(bidding(49_999)).answer).toBe('declined')
  })
  test('auto-bidding declines counter-offers that the company wanted to review but did not', () => {
    const manual = { ...autoBidding, within: 'manual_review' } as const
    expect(bidOutcome({ ...counter(1), autoBidding: manual }).status).toBe('BID_REJECTED')
    expect(bidOutcome({ ...counter(1), autoBidding: { ...manual, maxCents: null } }).status).toBe(
      'BID_REJECTED',
    )
  })
  test("auto-bidding never answers first offers or the company's own offers, so these offers expire at their deadline", () => {
    expect(bidOutcome({ ...counter(1), status: 'INITIAL_BID' }).status).toBe('BID_EXPIRED')
    expect(bidOutcome(counter(1, 'company')).status).toBe('BID_EXPIRED')
  })
})

describe('reminders of a quest run', () => {
  test('reminders of a quest run come 72 and 24 hours before the deadline, to the side that must act', () => {
    expect(reminded({})).toEqual([
      '2026-03-03T10 bid_deadline_72h company',
      '2026-03-05T10 bid_deadline_24h company',
    ])
    expect(reminded({ status: 'PENDING_PAYMENT' })[0]).toBe('2026-03-03T10 payment_deadline_72h company')
    expect(reminded({ status: 'CONTENTPRODUCTION' })[1]).toBe(
      '2026-03-10T10 content_production_deadline_24h creator',
    )
  })
  test('a reminder that was missed is not sent later', () => {
    expect(reminded({}, at('2026-03-03T10:00Z'))).toEqual(['2026-03-05T10 bid_deadline_24h company'])
  })
  test('reminders to make a video public are sent only after publishing opens', () => {
    const delivery: Delivery = {
      ...open,
      deliveryType: 'specific_date',
      deliveryDate: at('2026-03-08T10:00Z'),
    }
    expect(reminded({ status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' })).toHaveLength(2)
    expect(reminded({ status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', delivery })).toEqual([
      '2026-03-08T10 public_availability_open creator',
    ])
  })
  test('no reminder is sent after a deadline that an admin set earlier', () => {
    const run: Partial<QuestRunFacts> = {
      status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      delivery: { ...open, deliveryType: 'specific_date', deliveryDate: at('2026-03-08T10:00Z') },
    }
    expect(reminded({ ...run, deadline: at('2026-03-07T10:00Z') })).toEqual([])
    expect(reminded({ ...run, deadline: at('2026-03-08T11:00Z') })).toEqual([
      '2026-03-08T10 public_availability_open creator',
    ])
  })
})
