import { describe, expect, test } from 'vitest'
import { errors } from '../errors.ts'
import {
  autoBidAction,
  embargoVerdict,
  mustBeUnlisted,
  publishingOpensAt,
  type QuestDates,
  questForm,
} from './quest.ts'

const at = (text: string): Date => new Date(text)

const dates: QuestDates = {
  deliveryType: 'date_range',
  startDate: at('2026-03-01T00:00Z'),
  endDate: at('2026-03-10T12:00Z'),
  specificDate: null,
  embargoAt: null,
}

describe('the embargo', () => {
  test('may be exactly 12 hours before the end', () => {
    expect(embargoVerdict({ ...dates, embargoAt: at('2026-03-10T00:00Z') })).toEqual({ ok: true })
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
    expect(embargoVerdict({ ...dates, ...change })).toEqual({ ok: false, code })
  })
  test('is optional', () => {
    expect(embargoVerdict({ ...dates, deliveryType: 'open' })).toEqual({ ok: true })
  })
})

describe('publishing', () => {
  test('opens with the later of window and embargo', () => {
    expect(publishingOpensAt(dates)).toEqual(at('2026-03-01T00:00Z'))
    expect(publishingOpensAt({ ...dates, embargoAt: at('2026-03-05') })).toEqual(at('2026-03-05'))
    expect(publishingOpensAt({ ...dates, deliveryType: 'open' })).toBeNull()
  })
  test('a video is unlisted until then, a stream never', () => {
    const before = at('2026-02-28')
    expect(mustBeUnlisted('VIDEO', dates, before)).toBe(true)
    expect(mustBeUnlisted('SHORTS', dates, before)).toBe(true)
    expect(mustBeUnlisted('STREAM', dates, before)).toBe(false)
    expect(mustBeUnlisted('VIDEO', dates, at('2026-03-01T00:00Z'))).toBe(false)
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
    specificDate: '2026-03-05T18:00:00Z',
    embargoAt: null,
    embargoTimeZone: '',
    deliverables: [],
    talkingPoints: ['The new map'],
    callToAction: '',
    targetUrl: '',
    trackClicks: true,
    postTypes: ['STREAM'],
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
    [{ endDate: '2026-02-01T00:00:00Z' }, `endDate: ${errors['dates-order']}`],
    [{ targetUrl: 'javascript:alert(1)' }, `targetUrl: ${errors['link-invalid']}`],
    [{ postTypes: [] }, 'postTypes: Please select a post type'],
  ])('refuses %o', (change, message) => expect(messages(change)).toContain(message))
})
