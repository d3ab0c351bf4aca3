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

describe('the step “general” of a quest form', () => {
  it.each<[string, Partial<QuestGeneral>, string[]]>([
    ['a quest with open delivery is accepted', {}, []],
    [
      'a quest needs a name, a start and an end',
      { name: ' ', startDate: '', endDate: '' },
      ['name', 'startDate', 'endDate'],
    ],
    ['a quest must end after it starts', { endDate: quest.startDate }, ['endDate']],
    ['a quest needs at least one kind of content', { postTypes: [] }, ['postTypes']],
    ['a quest budget cannot be zero', { budgetCents: 0 }, ['budgetCents']],
    ['specific-date delivery needs its date', { deliveryType: 'specific_date' }, ['specificDate']],
    [
      'date-range delivery needs its publishing window',
      { deliveryType: 'date_range' },
      ['publishFrom', 'publishUntil'],
    ],
    [
      'a publishing window must end after it opens',
      { deliveryType: 'date_range', publishFrom: quest.endDate, publishUntil: quest.startDate },
      ['publishUntil'],
    ],
    ['auto-bidding needs a maximum', { autoBids: true }, ['autoBidMaxCents']],
    ['a maximum bid is not checked without auto-bidding', { autoBidMaxCents: Number.NaN }, []],
    [
      'the auto-bidding maximum must be a number',
      { autoBids: true, autoBidMaxCents: Number.NaN },
      ['autoBidMaxCents'],
    ],
    ['a content review lasts 1 to 30 days', { autoApproveDays: 31 }, ['autoApproveDays']],
    ['a quest has 0 to 7 grace days', { graceDays: 8 }, ['graceDays']],
  ])('the general settings of a quest: %s', (_, changes, fields) => expect(general(changes)).toEqual(fields))
})

describe('the embargo of a quest (rules §5)', () => {
  it.each<[string, Partial<QuestGeneral>, string[]]>([
    ['an embargo can end 12 hours before the end date', embargo, []],
    [
      'an embargo cannot end a minute later than that',
      { ...embargo, embargoAt: '2026-12-19T20:01:00.000Z' },
      ['embargoAt'],
    ],
    [
      'an embargo needs a time and a time zone',
      { ...embargo, embargoAt: '', embargoTimeZone: '' },
      ['embargoTimeZone', 'embargoAt'],
    ],
    [
      'an embargo needs a specific date or a date range',
      { ...embargo, deliveryType: 'open' },
      ['hasEmbargo'],
    ],
    ['an embargo needs an end date for the quest', { ...embargo, endDate: '' }, ['endDate', 'embargoAt']],
    [
      'an embargo can end a minute before the publishing window ends',
      { ...windowed, embargoAt: '2026-12-15T16:59:00.000Z' },
      [],
    ],
    [
      'an embargo cannot end together with the publishing window',
      { ...windowed, embargoAt: windowed.publishUntil },
      ['embargoAt'],
    ],
    [
      'an embargo with a specific date can end after that date',
      { ...embargo, embargoAt: '2026-12-11T17:00:00.000Z' },
      [],
    ],
  ])('the embargo of a quest: %s', (_, changes, fields) => expect(general(changes)).toEqual(fields))
})

it('an error in a list of the quest form is shown at the list item that is wrong', () => {
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

it("an error in the link of a creator kit's media is shown at the media item", () => {
  const media = [
    { kind: 'kit_image', url: '/api/uploads/1', title: '' },
    { kind: 'kit_link', url: 'press', title: '' },
  ]
  const kit = { codeItemIds: [], specialInstructions: '', media, asset: null, kitCodes: 1 }
  expect(wrong(questKitForm, kit)).toEqual(['media.1.url'])
})

it('a problem that prevents publishing is shown at the step that can fix it, or above the steps if no step can', () => {
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

it('publishing a quest requires codes only if the quest has key sets', () => {
  const asked = (problems: (keyof typeof publishProblems)[]) =>
    lacksOf(questSteps, problems).map(({ problem }) => problem)
  expect(asked(['key_set', 'code_manager'])).toEqual(['key_set'])
  expect(asked(['code_manager'])).toEqual(['code_manager'])
})

it('a quest can exceed its budget, and a quest without a budget has no remaining amount', () => {
  const use = { spentCents: 100, heldCents: 200, awaitingCents: 300 }
  expect(budgetLeft(1000, use)).toBe(400)
  expect(budgetLeft(500, use)).toBe(-100)
  expect(budgetLeft(null, use)).toBeNull()
})
