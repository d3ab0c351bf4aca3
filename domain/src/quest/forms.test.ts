import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { publishProblems } from '../activation/activation.ts'
import { lacksOf } from '../activation/steps.ts'
import { budgetLeft } from './budget.ts'
import { type QuestGeneral, questGeneralForm, questGoalsForm, questKitForm, questSteps } from './forms.ts'

const quest: QuestGeneral = {
  name: 'Emberfall launch',
  gameId: null,
  description: '',
  visibility: 'public',
  heroUrl: '',
  thumbnailUrl: '',
  posterUrl: '',
  startDate: '2026-12-01T08:00:00.000Z',
  endDate: '2026-12-20T08:00:00.000Z',
  budgetCents: null,
  postTypes: ['STREAM'],
  deliveryType: 'open',
  specificDate: '',
  publishFrom: '',
  publishUntil: '',
  hasEmbargo: false,
  embargoAt: '',
  embargoTimeZone: '',
  autoApproveDays: 5,
  graceDays: 0,
  autoBids: false,
  autoBidMaxCents: null,
  autoBidWithin: 'auto_accept',
  autoBidOver: 'manual_review',
}

const wrong = (form: z.ZodType, value: object) =>
  (form.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'))

const general = (changes: Partial<QuestGeneral>) => wrong(questGeneralForm, { ...quest, ...changes })
const day = { deliveryType: 'specific_date', specificDate: '2026-12-10T17:00:00.000Z' } as const
const embargo = {
  ...day,
  hasEmbargo: true,
  embargoAt: '2026-12-19T20:00:00.000Z',
  embargoTimeZone: 'Europe/Stockholm',
} as const
const windowed = {
  ...embargo,
  deliveryType: 'date_range',
  publishFrom: '2026-12-10T17:00:00.000Z',
  publishUntil: '2026-12-15T17:00:00.000Z',
} as const

describe('the general step of a quest', () => {
  it.each<[string, Partial<QuestGeneral>, string[]]>([
    ['takes a quest that is open', {}, []],
    [
      'asks for name, start and end',
      { name: ' ', startDate: '', endDate: '' },
      ['name', 'startDate', 'endDate'],
    ],
    ['asks for an end after the start', { endDate: quest.startDate }, ['endDate']],
    ['asks for some kind of content', { postTypes: [] }, ['postTypes']],
    ['takes no budget of nothing', { budgetCents: 0 }, ['budgetCents']],
    ['asks for the specific date', { deliveryType: 'specific_date' }, ['specificDate']],
    ['asks for the publishing window', { deliveryType: 'date_range' }, ['publishFrom', 'publishUntil']],
    [
      'asks for a window that ends after it began',
      { deliveryType: 'date_range', publishFrom: quest.endDate, publishUntil: quest.startDate },
      ['publishUntil'],
    ],
    ['asks for the most that is accepted by itself', { autoBids: true }, ['autoBidMaxCents']],
    ['asks nothing of a highest bid without auto-bidding', { autoBidMaxCents: Number.NaN }, []],
    [
      'asks for an amount that can be read',
      { autoBids: true, autoBidMaxCents: Number.NaN },
      ['autoBidMaxCents'],
    ],
    ['asks for 1 to 30 days of review', { autoApproveDays: 31 }, ['autoApproveDays']],
    ['gives 0 to 7 days of grace', { graceDays: 8 }, ['graceDays']],
  ])('%s', (_, changes, fields) => expect(general(changes)).toEqual(fields))
})

describe('the embargo (rules §5)', () => {
  it.each<[string, Partial<QuestGeneral>, string[]]>([
    ['may end 12 hours before the end date', embargo, []],
    ['not a minute later', { ...embargo, embargoAt: '2026-12-19T20:01:00.000Z' }, ['embargoAt']],
    [
      'needs its moment and its zone',
      { ...embargo, embargoAt: '', embargoTimeZone: '' },
      ['embargoTimeZone', 'embargoAt'],
    ],
    ['is for a specific date or a date range', { ...embargo, deliveryType: 'open' }, ['hasEmbargo']],
    ['needs an end date', { ...embargo, endDate: '' }, ['endDate', 'embargoAt']],
    ['may end a minute before publishing does', { ...windowed, embargoAt: '2026-12-15T16:59:00.000Z' }, []],
    ['not with it', { ...windowed, embargoAt: windowed.publishUntil }, ['embargoAt']],
    ['of one day may end after it', { ...embargo, embargoAt: '2026-12-11T17:00:00.000Z' }, []],
  ])('%s', (_, changes, fields) => expect(general(changes)).toEqual(fields))
})

it('an invalid list reports the wrong item', () => {
  const goals = {
    deliverables: [],
    talkingPoints: ['One', ' '],
    callToAction: '',
    targetUrl: '',
    trackClicks: true,
  }
  expect(wrong(questGoalsForm, goals)).toEqual(['talkingPoints.1'])
  expect(wrong(questGoalsForm, { ...goals, talkingPoints: [], targetUrl: 'studio' })).toEqual(['targetUrl'])
})

it('a creator kit reports the media item with an invalid link', () => {
  const media = [
    { kind: 'kit_image', url: '/api/uploads/1', title: '' },
    { kind: 'kit_link', url: 'press', title: '' },
  ]
  const kit = { codeItemIds: [], specialInstructions: '', media, asset: null, kitCodes: 1 }
  expect(wrong(questKitForm, kit)).toEqual(['media.1.url'])
})

it('a missing publish requirement appears at its step, or elsewhere', () => {
  const found = lacksOf(questSteps, ['talking_point', 'key_set', 'verified_email', 'name'])
  expect(found.map(({ step }) => step?.slug ?? null)).toEqual([
    'goals-and-info',
    'creator-kit',
    null,
    'general',
  ])
  const everywhere = lacksOf(questSteps, Object.keys(publishProblems) as (keyof typeof publishProblems)[])
  expect(everywhere.flatMap(({ problem, step }) => (step ? [problem] : []))).toHaveLength(8)
})

it('codes are required only once there are key sets', () => {
  const asked = (problems: (keyof typeof publishProblems)[]) =>
    lacksOf(questSteps, problems).map(({ problem }) => problem)
  expect(asked(['key_set', 'code_manager'])).toEqual(['key_set'])
  expect(asked(['code_manager'])).toEqual(['code_manager'])
})

it('a budget can be exceeded, and a quest without a budget has no remaining amount', () => {
  const use = { spentCents: 100, heldCents: 200, awaitingCents: 300 }
  expect(budgetLeft(1000, use)).toBe(400)
  expect(budgetLeft(500, use)).toBe(-100)
  expect(budgetLeft(null, use)).toBeNull()
})
