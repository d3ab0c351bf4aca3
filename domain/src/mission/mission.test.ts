import { describe, expect, test } from 'vitest'
import { errors } from '../errors.ts'
import { missionProgress, missionRunDeadline } from '../mission-run/missionRun.ts'
import {
  canRepeat,
  criterionForm,
  hasRoom,
  missionAccessForm,
  missionGamesForm,
  participationForm,
  rewardForm,
} from './mission.ts'

const message = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message
const id = '00000000-0000-4000-8000-000000000001'

describe('limits', () => {
  test('0 repetitions means unlimited', () => {
    expect(canRepeat(1000, 0).ok).toBe(true)
    expect(canRepeat(1, 2).ok).toBe(true)
    expect(canRepeat(2, 2)).toEqual({ ok: false, code: 'mission-not-repeatable' })
  })
  test('no number of participants means unlimited', () => {
    expect(hasRoom(1000, null).ok).toBe(true)
    expect(hasRoom(2, 2)).toEqual({ ok: false, code: 'mission-full' })
  })
  test('1 to 20 games', () => {
    const games = (n: number) =>
      message(missionGamesForm.safeParse({ gameIds: Array.from({ length: n }, () => id) }))
    expect([games(0), games(1), games(20), games(21)]).toEqual([
      errors['mission-games'],
      undefined,
      undefined,
      errors['mission-games'],
    ])
  })
  test('fixed participants and completions need a number', () => {
    const form = {
      participants: 'fixed',
      maxParticipants: null,
      completions: 'unlimited',
      completionsPerCreator: null,
    }
    expect(message(participationForm.safeParse(form))).toBe(errors['number-required'])
    expect(message(participationForm.safeParse({ ...form, maxParticipants: 5 }))).toBeUndefined()
  })
  test('sequential access needs a selection', () => {
    const form = { access: 'sequential', programId: null, creatorListIds: [], completedMissionIds: [] }
    expect(message(missionAccessForm.safeParse(form))).toBe('Select one or more Missions to proceed.')
    expect(message(missionAccessForm.safeParse({ ...form, completedMissionIds: [id] }))).toBeUndefined()
  })
})

describe('rewards', () => {
  const custom = { kind: 'custom', name: 'A call', description: 'With the team', message: '', agreed: true }
  test.each([
    [custom, undefined],
    [{ ...custom, name: '' }, 'Name is required'],
    [{ ...custom, description: ' ' }, 'A description is required'],
    [{ ...custom, agreed: false }, errors['reward-agreement']],
    [{ ...custom, kind: 'merchandise', numberOfItems: 0 }, errors['reward-items']],
    [
      { kind: 'code', codeItemId: id, quantity: 0, distributionChannelIds: ['steam'] },
      'At least one code must be distributed.',
    ],
  ])('%o', (reward, words) => expect(message(rewardForm.safeParse(reward))).toBe(words))
})

test('a criterion measures what its category offers', () => {
  const criterion = {
    category: 'STREAM_CONTENT',
    metric: 'STREAM_CONTENT_CCV',
    target: 10,
    title: '',
    description: '',
    customCompletion: null,
  }
  expect(criterionForm.safeParse(criterion).success).toBe(true)
  expect(criterionForm.safeParse({ ...criterion, metric: 'CLICKS' }).success).toBe(false)
  expect(
    criterionForm.safeParse({ ...criterion, category: 'CUSTOM_CONTENT', metric: 'CUSTOM' }).success,
  ).toBe(false)
})

describe('progress', () => {
  test('is the mean of the criteria, none more than whole', () => {
    expect(
      missionProgress([
        { value: 200, target: 100 },
        { value: 0, target: 10 },
      ]),
    ).toBe(50)
  })
  test('is 100 only when everything is reached', () => {
    expect(missionProgress([{ value: 999, target: 1000 }])).toBe(99)
    expect(missionProgress([{ value: 1000, target: 1000 }])).toBe(100)
    expect(missionProgress([])).toBe(0)
  })
  test('ends at the earlier of own days and the mission', () => {
    const joined = new Date('2026-03-01')
    expect(missionRunDeadline(joined, 3, null)).toEqual(new Date('2026-03-04'))
    expect(missionRunDeadline(joined, 30, new Date('2026-03-10'))).toEqual(new Date('2026-03-10'))
    expect(missionRunDeadline(joined, null, null)).toBeNull()
  })
})
