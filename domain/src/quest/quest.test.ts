import { describe, expect, test } from 'vitest'
import { errors } from '../errors.ts'
import {
  autoBidAction,
  type Delivery,
  embargoVerdict,
  mustBeUnlisted,
  publishingOpensAt,
  questForm,
} from './quest.ts'

const at = (text: string): Date => new Date(text)

const delivery: Delivery = {
  deliveryType: 'date_range',
  publishFrom: at('2026-03-01T00:00Z'),
  publishUntil: at('2026-03-09T00:00Z'),
  deliveryDate: null,
  embargoAt: null,
}
const quest = { deliveryType: 'date_range', endDate: at('2026-03-10T12:00Z'), embargoAt: null } as const

describe('the embargo', () => {
  test('may be exactly 12 hours before the end', () => {
    expect(embargoVerdict({ ...quest, embargoAt: at('2026-03-10T00:00Z') })).toEqual({ ok: true })
  })
  test.each([
    ['is not later than that', { embargoAt: at('2026-03-10T00:00:01Z') }, 'embargo-12-hours'],
    ['needs an end date', { embargoAt: at('2026-03-05'), endDate: null }, 'embargo-end-date'],
    [
      'is not for open quests',
      { embargoAt: at('2026-03-05'), deliveryType: 'open' as const },
      'embargo-delivery',
    ],
  ])('%s', (_, change, code) => {
    expect(embargoVerdict({ ...quest, ...change })).toEqual({ ok: false, code })
  })
  test('is optional', () => {
    expect(embargoVerdict({ ...quest, deliveryType: 'open' })).toEqual({ ok: true })
  })
})

describe('publishing', () => {
  test('opens with the later of window and embargo', () => {
    expect(publishingOpensAt(delivery)).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensAt({ ...delivery, embargoAt: at('2026-03-05') })).toEqual(at('2026-03-05'))
    expect(publishingOpensAt({ ...delivery, embargoAt: at('2026-02-05') })).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensAt({ ...delivery, deliveryType: 'open' })).toBeNull()
  })
  test('a video is unlisted until then; streams and shorts are posted when it is time', () => {
    const before = at('2026-02-28')
    expect(mustBeUnlisted('VIDEO', delivery, before)).toBe(true)
    expect(mustBeUnlisted('SHORTS', delivery, before)).toBe(false)
    expect(mustBeUnlisted('STREAM', delivery, before)).toBe(false)
    expect(mustBeUnlisted('VIDEO', delivery, at('2026-03-01T00:00Z'))).toBe(false)
  })
})

test('auto-bidding acts within and over the maximum, and leaves the rest to the company', () => {
  const bidding = { maxCents: 1000, within: 'auto_accept', over: 'auto_decline' } as const
  expect(autoBidAction(bidding, 1000)).toBe('auto_accept')
  expect(autoBidAction(bidding, 1001)).toBe('auto_decline')
  expect(autoBidAction({ ...bidding, maxCents: null }, 1)).toBe('manual_review')
})

describe('the quest form', () => {
  const form = {
    name: 'Play Emberfall',
    budgetCents: null,
    deliveryType: 'specific_date',
    startDate: '2026-03-01T00:00:00Z',
    endDate: '2026-03-10T12:00:00Z',
    publishFrom: null,
    publishUntil: null,
    specificDate: '2026-03-05T18:00:00Z',
    embargoAt: null,
    embargoTimeZone: '',
    deliverables: [],
    talkingPoints: ['The new map'],
    callToAction: '',
    targetUrl: '',
    trackClicks: true,
    postTypes: ['STREAM'],
    autoApproveDays: 5,
    kitCodes: 1,
  }
  const messages = (change: object): readonly string[] =>
    questForm
      .safeParse({ ...form, ...change })
      .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

  test('accepts a whole quest', () => expect(messages({})).toEqual([]))
  test.each([
    [{ name: ' ' }, `name: ${errors['name-required']}`],
    [{ startDate: undefined }, 'startDate: Please choose a start date'],
    [{ endDate: undefined }, 'endDate: Please choose an end date'],
    [{ specificDate: null }, 'specificDate: Please choose a specific date'],
    [{ embargoAt: '2026-03-05T18:00:00Z' }, `embargoTimeZone: ${errors['embargo-time-zone']}`],
    [
      { embargoAt: '2026-03-10T11:00:00Z', embargoTimeZone: 'UTC' },
      `embargoAt: ${errors['embargo-12-hours']}`,
    ],
    [
      { embargoAt: '2026-03-05T18:00:00Z', embargoTimeZone: 'Moon/Base' },
      `embargoTimeZone: ${errors['embargo-time-zone']}`,
    ],
    [{ endDate: '2026-02-01T00:00:00Z' }, `endDate: ${errors['dates-order']}`],
    [{ targetUrl: 'javascript:alert(1)' }, `targetUrl: ${errors['link-invalid']}`],
    [
      { deliveryType: 'date_range', publishFrom: '2026-03-05T00:00:00Z' },
      `publishUntil: ${errors['publishing-window']}`,
    ],
    [{ autoApproveDays: 31 }, `autoApproveDays: ${errors['review-days']}`],
    [{ kitCodes: -1 }, `kitCodes: ${errors['kit-codes']}`],
    [{ postTypes: [] }, 'postTypes: Please select a post type'],
  ])('refuses %o', (change, message) => expect(messages(change)).toContain(message))
})
