import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  type MissionCriterion,
  type MissionReward,
  missionAccessForm,
  missionContentForm,
  missionCriteriaForm,
  missionDetailsForm,
  missionParticipationForm,
  missionRewardsForm,
  missionScheduleForm,
} from './forms.ts'

const wrong = (form: z.ZodType, values: unknown): Record<string, string> => {
  const { error } = form.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('the form for the details of a mission', () => {
  const details = { name: 'Stream it', description: '', heroUrl: '', thumbnailUrl: '', posterUrl: '' }
  it('a mission must have 1 to 20 games', () => {
    expect(wrong(missionDetailsForm, { ...details, gameIds: ['a'] })).toEqual({})
    for (const gameIds of [[], Array.from({ length: 21 }, String)])
      expect(wrong(missionDetailsForm, { ...details, gameIds })).toEqual({
        gameIds: 'Please select 1 to 20 games',
      })
  })
})

describe('completion criteria of a mission', () => {
  const views: MissionCriterion = {
    category: 'VIDEO_CONTENT',
    metric: 'VIDEO_VIEWS',
    target: 1000,
    title: '',
    description: '',
    customCompletion: 'MESSAGE',
    targetUrl: '',
  }
  const custom: MissionCriterion = { ...views, category: 'CUSTOM_CONTENT', metric: 'CUSTOM', target: 1 }
  it('each completion criterion of a mission needs a target and must use a different metric', () => {
    expect(wrong(missionCriteriaForm, { criteria: [views] })).toEqual({})
    expect(wrong(missionCriteriaForm, { criteria: [{ ...views, target: 0 }] })).toEqual({
      'criteria.0.target': 'Please enter a number',
    })
    expect(wrong(missionCriteriaForm, { criteria: [views, { ...views }] })).toEqual({
      'criteria.1.metric': 'You already added this metric',
    })
  })
  it('a mission can have several custom criteria, and each needs a task', () => {
    expect(wrong(missionCriteriaForm, { criteria: [custom, { ...custom, title: 'A fan art' }] })).toEqual({
      'criteria.0.title': 'Please describe the task',
    })
  })
})

describe('the form for the rewards of a mission', () => {
  const shirt: MissionReward = {
    kind: 'merchandise',
    name: '',
    description: 'A shirt in your size',
    imageUrl: '',
    message: '',
    agreed: true,
    numberOfItems: 1,
    codeItemId: '',
    quantity: null,
    distributionChannelIds: [],
  }
  const says = (changes: Partial<MissionReward>) =>
    wrong(missionRewardsForm, { rewards: [{ ...shirt, ...changes }] })
  it('a merchandise reward needs a name or a description, and at least one item', () => {
    expect(says({})).toEqual({})
    expect(says({ description: '', name: 'Shirt' })).toEqual({})
    expect(Object.keys(says({ description: '' }))).toEqual(['rewards.0.name'])
    expect(says({ numberOfItems: 0 })).toEqual({ 'rewards.0.numberOfItems': 'At least one item is required' })
  })
  it('a custom reward needs a name, a description and a ticked agreement to deliver the reward', () => {
    expect(says({ kind: 'custom', description: '', agreed: false })).toEqual({
      'rewards.0.name': 'Name is required',
      'rewards.0.description': 'A description is required',
      'rewards.0.agreed': 'Please agree to deliver this reward',
    })
  })
  it('a code reward needs an item, a quantity and platforms', () => {
    expect(says({ kind: 'code', agreed: false })).toEqual({
      'rewards.0.codeItemId': 'Please select an item',
      'rewards.0.quantity': 'At least one code must be distributed.',
      'rewards.0.distributionChannelIds': 'Please select at least one platform',
    })
    expect(says({ kind: 'code', codeItemId: 'i', quantity: 1, distributionChannelIds: ['steam'] })).toEqual(
      {},
    )
  })
})

describe('the form for the settings of a mission', () => {
  const schedule = {
    startDate: '2026-12-01T08:00Z',
    hasEnd: false,
    endDate: '',
    hasRunDays: false,
    runDays: null,
    reviewDays: 7,
  }

  it('the end date of a mission must be after its start date', () => {
    expect(wrong(missionScheduleForm, schedule)).toEqual({})
    expect(wrong(missionScheduleForm, { ...schedule, hasEnd: true })).toEqual({
      endDate: 'Please choose an end date',
    })
    expect(wrong(missionScheduleForm, { ...schedule, hasEnd: true, endDate: '2026-11-30T08:00Z' })).toEqual({
      endDate: 'The end date must be after the start date',
    })
  })
  it('a company has 1 to 14 days to review the work for a mission', () => {
    for (const reviewDays of [1, 14])
      expect(wrong(missionScheduleForm, { ...schedule, reviewDays })).toEqual({})
    for (const reviewDays of [0, 15, 1.5, null])
      expect(wrong(missionScheduleForm, { ...schedule, reviewDays })).toEqual({
        reviewDays: 'Please choose a review time of 1 to 14 days',
      })
  })
  it('if the number of participants is limited, the form needs that number', () => {
    const open = {
      limitsParticipants: false,
      maxParticipants: null,
      limitsCompletions: false,
      repeatableCount: null,
    }
    expect(wrong(missionParticipationForm, open)).toEqual({})
    expect(
      wrong(missionParticipationForm, { ...open, limitsParticipants: true, limitsCompletions: true }),
    ).toEqual({ maxParticipants: 'Please enter a number', repeatableCount: 'Please enter a number' })
  })
  it('a mission for creators who completed earlier missions needs at least one earlier mission', () => {
    const access = { access: 'sequential', creatorListIds: [], completedMissionIds: [] }
    expect(wrong(missionAccessForm, access)).toEqual({
      completedMissionIds: 'Select one or more Missions to proceed.',
    })
    expect(wrong(missionAccessForm, { ...access, completedMissionIds: ['m'] })).toEqual({})
    expect(wrong(missionAccessForm, { ...access, access: 'creator_lists' })).toEqual({
      creatorListIds: 'Please select a list',
    })
  })
})

it('a submission for a mission needs selected content or an answer that is not empty', () => {
  const answers = [
    { criterionId: crypto.randomUUID(), completion: 'MESSAGE', text: ' ' },
    { criterionId: crypto.randomUUID(), completion: 'URL', text: 'clips.example/1' },
  ]
  expect(wrong(missionContentForm, { contentIds: [], answers })).toEqual({
    'answers.0.text': 'Please write a message',
    'answers.1.text': 'Please enter a link that starts with http:// or https://',
  })
  expect(wrong(missionContentForm, { contentIds: [], answers: [] })).toEqual({
    contentIds: 'Please select a video or stream, or add a link',
  })
  expect(wrong(missionContentForm, { contentIds: ['c'], answers: [] })).toEqual({})
})
