import { describe, expect, test } from 'vitest'
import { activationStatuses, activationTransitions } from './activation/activation.ts'
import { activationSchedule } from './activation/schedule.ts'
import {
  keyCampaignParticipantStatuses,
  keyCampaignParticipantTransitions,
} from './key-campaign/keyCampaign.ts'
import { keyClaimSchedule } from './key-campaign/schedule.ts'
import { missionRunStatuses, missionRunTransitions } from './mission-run/missionRun.ts'
import { missionRunSchedule } from './mission-run/schedule.ts'
import { movesFrom } from './transition.ts'

const at = (text: string): Date => new Date(text)
const start = at('2026-03-01T10:00Z')

describe('the deadline of a mission run', () => {
  const run = {
    status: 'active',
    deadline: null,
    joinedAt: start,
    runDays: 14,
    missionStartsAt: at('2026-02-20'),
    missionEndsAt: at('2026-04-01'),
    goalsReachedAt: null,
  } as const
  test('a mission run expires after its number of days or when its mission ends, with a reminder five days before', () => {
    expect(missionRunSchedule(run, start)).toEqual({
      deadline: at('2026-03-15T10:00Z'),
      becomes: 'expired',
      reminders: [{ at: at('2026-03-10T10:00Z'), kind: 'mission_deadline_5_days', to: 'creator' }],
    })
    expect(missionRunSchedule({ ...run, missionEndsAt: at('2026-03-04') }, start)).toEqual({
      deadline: at('2026-03-04'),
      becomes: 'expired',
      reminders: [],
    })
  })
  test("the days of a mission run are counted from the mission's start if the mission has not started yet", () => {
    expect(missionRunSchedule({ ...run, missionStartsAt: at('2026-03-10T10:00Z') }, start)).toEqual({
      deadline: at('2026-03-24T10:00Z'),
      becomes: 'expired',
      reminders: [{ at: at('2026-03-19T10:00Z'), kind: 'mission_deadline_5_days', to: 'creator' }],
    })
  })
  test('a mission run without a number of days lasts as long as its mission', () => {
    expect(missionRunSchedule({ ...run, runDays: null, missionEndsAt: null }, start).deadline).toBeNull()
  })
  test('a mission run goes to review as soon as all goals are reached', () => {
    const goalsReachedAt = at('2026-03-02')
    expect(missionRunSchedule({ ...run, goalsReachedAt }, start)).toEqual({
      deadline: goalsReachedAt,
      becomes: 'review',
      reminders: [],
    })
  })
  test('a deadline of a mission run leads only to an allowed status, and only an active run has a deadline', () => {
    const moved = missionRunStatuses.filter(
      (status) => missionRunSchedule({ ...run, status }, start).becomes !== null,
    )
    expect(moved).toEqual(['active'])
    expect(movesFrom(missionRunTransitions, 'active').map((move) => move.to)).toContain('expired')
  })
})

describe('the deadline of a claimed key', () => {
  const claim = {
    status: 'claimed_key',
    statusChangedAt: start,
    claimedAt: start,
    deadline: null,
    embargoEnds: null,
  } as const
  test('a claimed key gives 30 days to submit content, with reminders', () => {
    expect(keyClaimSchedule(claim, start)).toEqual({
      deadline: at('2026-03-31T10:00Z'),
      becomes: 'failed',
      reminders: [
        { at: at('2026-03-28T10:00Z'), kind: 'key_content_deadline_72h', to: 'creator' },
        { at: at('2026-03-30T10:00Z'), kind: 'key_content_deadline_24h', to: 'creator' },
      ],
    })
  })
  test('content for a key is due at the earliest 7 days after the embargo ends', () => {
    const due = (embargoEnds: Date) => keyClaimSchedule({ ...claim, embargoEnds }, start).deadline
    expect(due(at('2026-03-20'))).toEqual(at('2026-03-31T10:00Z'))
    expect(due(at('2026-04-10'))).toEqual(at('2026-04-17'))
  })
  test('a creator has 72 hours to fix content for a key that was sent back after the deadline', () => {
    const late = { deadline: at('2026-03-31'), statusChangedAt: at('2026-04-02') }
    expect(keyClaimSchedule({ ...claim, ...late }, at('2026-04-02')).deadline).toEqual(at('2026-04-05'))
    const corrected = { deadline: at('2026-03-31'), statusChangedAt: at('2026-03-30') }
    expect(keyClaimSchedule({ ...claim, ...corrected }, start).deadline).toEqual(at('2026-03-31'))
  })
  test('the company is reminded to review submitted content after 3, 7 and 14 days', () => {
    const submitted = { ...claim, status: 'submitted_content' } as const
    const daysOf = (now: Date) =>
      keyClaimSchedule(submitted, now).reminders.map(({ at: moment, kind, to }) => [moment, kind, to])
    expect(daysOf(start)).toEqual([
      [at('2026-03-04T10:00Z'), 'key_content_waits', 'company'],
      [at('2026-03-08T10:00Z'), 'key_content_waits', 'company'],
      [at('2026-03-15T10:00Z'), 'key_content_waits', 'company'],
    ])
    expect(daysOf(at('2026-03-09'))).toHaveLength(1)
    expect(daysOf(at('2026-04-09'))).toEqual([])
    expect(keyClaimSchedule(submitted, start).deadline).toBeNull()
  })
  test('a deadline of a claimed key leads only to an allowed status, and only while content is due', () => {
    const moved = keyCampaignParticipantStatuses.filter(
      (status) => keyClaimSchedule({ ...claim, status }, start).becomes !== null,
    )
    expect(moved).toEqual(['claimed_key'])
    expect(movesFrom(keyCampaignParticipantTransitions, 'claimed_key').map((move) => move.to)).toContain(
      'failed',
    )
  })
})

describe('the schedule of an activation', () => {
  const dates = { startsAt: at('2026-03-05'), endsAt: at('2026-03-20') }
  test('an activation goes live at its start and ends at its end', () => {
    expect(activationSchedule({ status: 'upcoming', ...dates }, start)).toMatchObject({
      deadline: dates.startsAt,
      becomes: 'active',
    })
    expect(activationSchedule({ status: 'active', ...dates }, start)).toMatchObject({
      deadline: dates.endsAt,
      becomes: 'ended',
    })
    expect(activationSchedule({ status: 'unpublished', ...dates }, start)).toMatchObject({ becomes: 'ended' })
  })
  test('an activation is closed if its end date comes before its planned start', () => {
    expect(activationSchedule({ status: 'upcoming', ...dates }, at('2026-04-01')).becomes).toBe('closed')
  })
  test('a deadline of an activation leads only to an allowed status, and a draft has no deadline', () => {
    for (const status of activationStatuses) {
      const { becomes } = activationSchedule({ status, ...dates }, start)
      if (becomes !== null)
        expect(
          movesFrom(activationTransitions, status).map((move) => move.to),
          `${status} → ${becomes}`,
        ).toContain(becomes)
    }
    expect(activationSchedule({ status: 'draft', ...dates }, start).deadline).toBeNull()
    expect(activationSchedule({ status: 'active', startsAt: null, endsAt: null }, start).deadline).toBeNull()
  })
})
