import { describe, expect, test } from 'vitest'
import { wrongAnswers } from '../creator-program/creatorProgram.ts'
import { inviteByEmailForm, splitEmails } from '../invitation/invitation.ts'
import { keyCampaignParticipantStages, keyCampaignParticipantStatuses } from '../key-campaign/keyCampaign.ts'
import { clickDevice } from '../link/link.ts'
import { matchInsight } from '../matchmaking/matchmaking.ts'
import { missionRunStages, missionRunStatuses } from '../mission-run/missionRun.ts'
import { missedChecks, type RequirementCheck } from '../requirement/requirement.ts'
import { submitContentForm } from '../submission/submission.ts'
import { activationEvent, canApply } from './activation.ts'

test('events carry the kind', () => {
  expect(activationEvent('MISSION', 'publishFailed')).toBe('missionPublishFailed')
  expect(activationEvent('KEY', 'ended')).toBe('keyCampaignEnded')
})

test('only what is live is open for applications', () => {
  expect(canApply('active').ok).toBe(true)
  expect(canApply('unpublished')).toEqual({ ok: false, code: 'activation-not-open' })
})

test('every status is on one tab', () => {
  expect(Object.values(keyCampaignParticipantStages).flat().sort()).toEqual(
    [...keyCampaignParticipantStatuses].sort(),
  )
  expect(Object.values(missionRunStages).flat().sort()).toEqual([...missionRunStatuses].sort())
})

describe('invitations by email', () => {
  test('are one per line, each once', () => {
    expect(splitEmails('a@example.com\r\n\n A@example.com \nb@example.com')).toEqual([
      'a@example.com',
      'b@example.com',
    ])
  })
  test('are valid addresses', () => {
    expect(inviteByEmailForm.safeParse({ emails: 'a@example.com\nnobody', message: '' }).success).toBe(false)
    expect(inviteByEmailForm.safeParse({ emails: ' \n', message: '' }).success).toBe(false)
    expect(inviteByEmailForm.safeParse({ emails: 'a@example.com', message: '' }).success).toBe(true)
  })
})

describe('what of the requirements is missed', () => {
  const check = (
    requirement: RequirementCheck['requirement'],
    met: boolean,
    platform?: 'twitch' | 'youtube',
  ): RequirementCheck => ({
    requirement,
    met,
    required: 1,
    actual: 0,
    ...(platform === undefined ? {} : { platform }),
  })
  test('one platform in full is enough', () => {
    expect(
      missedChecks([
        check('twitch_followers', false, 'twitch'),
        check('youtube_subscribers', true, 'youtube'),
      ]),
    ).toEqual([])
  })
  test('half of two platforms is not', () => {
    const checks = [
      check('twitch_followers', true, 'twitch'),
      check('twitch_average_ccv', false, 'twitch'),
      check('youtube_subscribers', false, 'youtube'),
    ]
    expect(missedChecks(checks)).toHaveLength(2)
  })
  test('location always counts', () => {
    expect(missedChecks([check('twitch_followers', true, 'twitch'), check('location', false)])).toHaveLength(
      1,
    )
  })
})

test('an application form wants its required questions answered, and answers that fit', () => {
  const question = (id: string, kind: 'text' | 'single_choice' | 'url' | 'boolean', required: boolean) => ({
    id,
    kind,
    required,
    options: kind === 'single_choice' ? ['a', 'b'] : [],
  })
  const questions = [
    question('1', 'text', true),
    question('2', 'single_choice', false),
    question('3', 'url', false),
    question('4', 'boolean', true),
  ]
  expect(wrongAnswers(questions, { 1: 'x', 2: 'a', 3: 'https://x.example', 4: false })).toEqual([])
  expect(wrongAnswers(questions, { 1: '', 2: 'c', 3: 'x', 4: 'yes' }).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})

test('content is a selection or links', () => {
  expect(submitContentForm.safeParse({ contentIds: [], urls: [] }).success).toBe(false)
  expect(submitContentForm.safeParse({ contentIds: [], urls: ['ftp://x'] }).success).toBe(false)
  expect(submitContentForm.safeParse({ contentIds: [], urls: ['https://x.example'] }).success).toBe(true)
})

test('an insight follows from the score', () => {
  expect([1, 0.85, 0.7, 0.5, 0.3, 0].map(matchInsight)).toEqual([
    'EXCELLENT',
    'EXCELLENT',
    'GREAT',
    'GOOD',
    'AVERAGE',
    'POOR',
  ])
})

test('clicks come from desktop, mobile and other devices', () => {
  expect(clickDevice('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('desktop')
  expect(clickDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)')).toBe('mobile')
  expect(clickDevice('Googlebot/2.1 (Windows NT)')).toBe('other')
})
