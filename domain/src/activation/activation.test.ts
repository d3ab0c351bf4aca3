import { describe, expect, test } from 'vitest'
import { clickDevice } from '../link/link.ts'
import { missedChecks, type RequirementCheck } from '../requirement/requirement.ts'
import { activationEvent, activationStatusNamesOf } from './activation.ts'

test("a mission that waits for its company's verification has its own status name", () => {
  expect(activationStatusNamesOf('MISSION').waiting_for_company_verification).toBe('Waiting for verification')
  expect(activationStatusNamesOf('QUEST').waiting_for_company_verification).toBe(
    'Waiting for company verification',
  )
})

test("the names of an activation's events start with its kind, such as missionPublishFailed", () => {
  expect(activationEvent('MISSION', 'publishFailed')).toBe('missionPublishFailed')
  expect(activationEvent('KEY', 'ended')).toBe('keyCampaignEnded')
})

describe('requirements that a creator does not meet', () => {
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
  test('a creator who meets every number required on one platform has no unmet requirement', () => {
    expect(
      missedChecks([
        check('twitch_followers', false, 'twitch'),
        check('youtube_subscribers', true, 'youtube'),
      ]),
    ).toEqual([])
  })
  test('a creator who meets half of the requirements on each of two platforms does not qualify', () => {
    const checks = [
      check('twitch_followers', true, 'twitch'),
      check('twitch_average_ccv', false, 'twitch'),
      check('youtube_subscribers', false, 'youtube'),
    ]
    expect(missedChecks(checks)).toHaveLength(2)
  })
  test('requirements about the location apply on every platform', () => {
    expect(missedChecks([check('twitch_followers', true, 'twitch'), check('location', false)])).toHaveLength(
      1,
    )
  })
})

test('the device of a click is counted as desktop, mobile or other', () => {
  expect(clickDevice('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('desktop')
  expect(clickDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)')).toBe('mobile')
  expect(clickDevice('Googlebot/2.1 (Windows NT)')).toBe('other')
})
