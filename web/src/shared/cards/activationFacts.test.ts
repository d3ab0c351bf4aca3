import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { readEligibility } from '../eligibility/eligibility.ts'
import {
  isFull,
  isJoinable,
  placesOf,
  plannedRelease,
  platformsOf,
  rewardOf,
  timeLeft,
} from './activationFacts.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const nothing = {
  id: 'a',
  kind: 'MISSION' as const,
  status: 'active' as const,
  participant_count: 0,
  requirement: null,
  channels: [],
  mission: null,
  key_campaign: null,
  creator_program: null,
}

const reward = (kind: 'custom' | 'code' | 'merchandise', name: string, count: number | null = null) => ({
  id: name,
  kind,
  name,
  description: '',
  number_of_items: kind === 'merchandise' ? count : null,
  quantity: kind === 'code' ? count : null,
  code_item: kind === 'code' && name !== '' ? { id: name, type: 'DLC' as const, item_name: name } : null,
})

const mission = (rewards: ReturnType<typeof reward>[], max_participants: number | null = null) => ({
  ...nothing,
  mission: { id: 'a', max_participants, rewards, criteria: [] },
})

describe("the line about the reward on an activation's card", () => {
  it.each([
    ['a named reward', [reward('custom', 'A dinner with the team')], 'A dinner with the team'],
    ['several items of one kind', [reward('merchandise', 'Poster', 2)], '2 × Poster'],
    ['codes', [reward('code', 'Ember Skins', 3)], '3 codes for Ember Skins (DLC)'],
    ['codes of an unknown item', [reward('code', '', 1)], '1 code'],
    [
      'the first of several rewards',
      [reward('custom', 'A medal'), reward('code', '', 1)],
      'A medal and 1 more',
    ],
    ['nothing if the mission has no reward', [], null],
  ])("a mission's card shows its reward: %s", (_, rewards, words) => {
    expect(rewardOf(t, mission(rewards))).toBe(words)
  })

  it("a key campaign's card promises the type of its codes, or a place on the waitlist", () => {
    const campaign = { ...nothing, kind: 'KEY' as const }
    const key_campaign = {
      id: 'a',
      waitlist: false,
      codes_per_creator: 1,
      item_types: ['game'],
      planned_release: null,
    }
    const promised = (item_types: readonly string[], codes_per_creator = 1) =>
      rewardOf(t, { ...campaign, key_campaign: { ...key_campaign, item_types, codes_per_creator } })
    expect(promised(['game'])).toBe('1 game code')
    expect(promised(['demo'])).toBe('1 demo code')
    expect(promised(['DLC'], 2)).toBe('2 DLC codes')
    expect(promised(['demo', 'game'])).toBe('1 code')
    expect(rewardOf(t, { ...campaign, key_campaign: { ...key_campaign, waitlist: true } })).toBe(
      'A place on the waitlist',
    )
  })
})

describe("the line about places on an activation's card", () => {
  it("an activation's card shows the number of participants, or the places left if there is a limit", () => {
    expect(placesOf(t, { ...mission([], 50), participant_count: 12 })).toBe('38 of 50 places left')
    expect(placesOf(t, { ...mission([], 50), participant_count: 51 })).toBe('No places left')
    expect(placesOf(t, { ...mission([]), participant_count: 7 })).toBe('7 creators take part')
    expect(placesOf(t, mission([]))).toBeNull()
    expect(isFull({ ...mission([], 50), participant_count: 50 })).toBe(true)
    expect(isFull({ ...mission([], 50), participant_count: 49 })).toBe(false)
    expect(isFull({ ...mission([]), participant_count: 50 })).toBe(false)
    expect(placesOf(t, { ...nothing, kind: 'QUEST', participant_count: 1 })).toBe('1 creator with an offer')
    expect(placesOf(t, { ...nothing, kind: 'CREATOR_PROGRAM', participant_count: 60 })).toBe(
      '60 creators applied',
    )
  })

  it("a key campaign's card shows whether codes are running out", () => {
    const campaign = { ...nothing, kind: 'KEY' as const }
    const stock = (...levels: string[]) => levels.map((availability) => ({ availability }))
    expect(placesOf(t, campaign, stock('OUT', 'OUT'))).toBe('Out of codes')
    expect(placesOf(t, campaign, stock('LOW', 'OUT'))).toBe('Few codes left')
    expect(placesOf(t, campaign, stock('HIGH', 'OUT'))).toBeNull()
  })

  it("an activation's card shows no number of codes if no one can claim codes at the moment", () => {
    const out = [{ availability: 'OUT' }]
    const campaign = { ...nothing, kind: 'KEY' as const, participant_count: 4 }
    const key_campaign = {
      id: 'a',
      waitlist: true,
      codes_per_creator: 1,
      item_types: [],
      planned_release: null,
    }
    expect(placesOf(t, { ...campaign, key_campaign }, out)).toBe('4 creators on the waitlist')
    expect(placesOf(t, { ...campaign, status: 'upcoming' }, out)).toBe('4 creators requested a key')
    expect(placesOf(t, { ...campaign, status: 'ended' }, out)).toBe('4 creators requested a key')
    expect(placesOf(t, { ...mission([]), participant_count: 7, status: 'past' })).toBe('7 creators took part')
    expect(placesOf(t, { ...mission([], 50), status: 'past' })).toBeNull()
  })
})

it("an activation's card names the platforms of its codes or requirements, or the kinds of content if there are none", () => {
  const requirement = {
    activation_id: 'a',
    twitch_followers: 250,
    twitch_average_ccv: null,
    youtube_subscribers: null,
    youtube_average_video_views: null,
    youtube_average_short_views: null,
    tiktok_followers: null,
    tiktok_average_short_views: null,
  }
  const channels = ['Pc', 'Pc', 'Xbox'].map((family, index) => ({
    distribution_channel: { id: String(index), family: family as 'Pc' | 'Xbox' },
  }))
  expect(platformsOf(t, { ...nothing, channels, requirement })).toEqual(['PC', 'Xbox', 'Twitch'])
  const criteria = [{ id: '1', category: 'STREAM_CONTENT' as const }]
  expect(
    platformsOf(t, { ...nothing, mission: { id: 'a', max_participants: null, rewards: [], criteria } }),
  ).toEqual(['Streams'])
})

it("an activation's card shows the planned release date of a game until that day", () => {
  const key_campaign = {
    id: 'a',
    waitlist: false,
    codes_per_creator: 1,
    item_types: [],
    planned_release: '2026-12-11',
  }
  const campaign = { ...nothing, kind: 'KEY' as const, key_campaign }
  expect(plannedRelease(t, campaign, Date.parse('2026-12-10'))).toBe('Planned release Dec 11, 2026')
  expect(plannedRelease(t, campaign, Date.parse('2026-12-12'))).toBeNull()
  expect(plannedRelease(t, nothing)).toBeNull()
})

describe("the line about time on an activation's card", () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const at = (status: string, end_date: string | null = null, start_date: string | null = null) =>
    timeLeft(t, { status, start_date, end_date }, now)
  it.each([
    ['in days', at('active', '2026-11-23T11:00:00Z'), '3 days left'],
    ['on the last day', at('active', '2026-11-21T11:00:00Z'), 'Less than a day left'],
    ['as a date when the end is far off', at('active', '2027-03-05T12:00:00Z'), 'Until Mar 5, 2027'],
    ['without an end', at('active'), 'Open with no end date'],
    ['before it opens', at('upcoming', null, '2026-12-01T12:00:00Z'), 'Opens Dec 1, 2026'],
    ['after the end', at('ended', '2026-11-01T12:00:00Z'), 'Ended'],
    ['when no one can join', at('unpublished'), 'Closed to new creators'],
  ])("an activation's card shows the time left %s", (_, said, words) => {
    expect(said).toBe(words)
  })
})

it.each([
  ['active', null, true],
  ['upcoming', null, true],
  ['active', '2026-11-20T11:59:00Z', false],
  ['unpublished', '2026-12-20T12:00:00Z', false],
  ['ended', null, false],
  ['past', null, false],
])('creators can join a %s activation that ends at %j: %j', (status, end_date, expected) => {
  expect(isJoinable({ status, end_date }, Date.parse('2026-11-20T12:00:00Z'))).toBe(expected)
})

describe("the eligibility on an activation's card", () => {
  const answer = (change: object) => ({
    eligible: false,
    creator: true,
    access: true,
    vip: false,
    checks: [],
    ...change,
  })
  const check = (
    requirement: string,
    platform: string | undefined,
    required: number,
    actual: number | null,
  ) => ({
    requirement,
    ...(platform && { platform }),
    met: (actual ?? 0) >= required,
    required,
    actual,
    ...((actual ?? 0) < required && { missing: required - (actual ?? 0) }),
  })

  it('a creator who meets all requirements sees a short confirmation', () => {
    expect(readEligibility(t, answer({ eligible: true }))).toMatchObject({
      tone: 'good',
      word: 'You are eligible',
      gaps: [],
    })
  })

  it('a creator sees what is missing for each requirement, beginning with the platform where the least is missing', () => {
    const checks = [
      check('twitch_followers', 'twitch', 1000, 120),
      check('youtube_subscribers', 'youtube', 1000, 900),
      { requirement: 'location', met: false, required: { countries: ['SE'] }, actual: 'NO' },
    ]
    expect(readEligibility(t, answer({ checks }))?.gaps).toEqual([
      '100 more YouTube subscribers: you have 900 of 1,000',
      '880 more Twitch followers: you have 120 of 1,000',
      'Not available in your country',
    ])
  })

  it("a creator who meets one platform's requirement sees nothing about the other platforms", () => {
    const checks = [
      check('twitch_followers', 'twitch', 1000, 2000),
      check('youtube_subscribers', 'youtube', 1000, null),
      { requirement: 'languages', met: false, required: ['sv'], actual: 'en' },
    ]
    expect(readEligibility(t, answer({ checks }))?.gaps).toEqual(['Your content language doesn’t match'])
  })

  it('a creator whose country or content language is unknown gets a link to the settings', () => {
    const checks = [
      { requirement: 'location', met: false, required: { countries: ['SE'], continents: [] }, actual: null },
      { requirement: 'languages', met: false, required: ['sv'], actual: null },
    ]
    expect(readEligibility(t, answer({ checks }))).toMatchObject({
      word: 'Complete your personal info',
      gaps: ['Add your country to your personal info', 'Add your content language to your personal info'],
      nextStep: 'profile',
    })
    const withMore = [...checks, check('twitch_followers', 'twitch', 1000, 200)]
    expect(readEligibility(t, answer({ checks: withMore }))?.word).toBe('Requirements not met')
  })

  it('for a creator without a channel or access, the next step is to connect a channel or request access', () => {
    expect(readEligibility(t, answer({ creator: false, access: false }))?.nextStep).toBe('channel')
    expect(readEligibility(t, answer({ access: false }))?.nextStep).toBe('access')
  })

  it("an activation's card does not mention eligibility if it has not been loaded", () => {
    expect(readEligibility(t, undefined)).toBeNull()
  })
})
