import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../lib/text.ts'
import { placesOf, plannedRelease, platformsOf, rewardOf, timeLeft } from './activationFacts.ts'
import { readVerdict } from './eligibility.ts'

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

describe('a card says what taking part brings', () => {
  it.each([
    ['a named reward', [reward('custom', 'A dinner with the team')], 'A dinner with the team'],
    ['several things of one kind', [reward('merchandise', 'Poster', 2)], '2 × Poster'],
    ['codes', [reward('code', 'Ember Skins', 3)], '3 codes for Ember Skins (DLC)'],
    ['codes of an item that is not told', [reward('code', '', 1)], '1 code'],
    ['the first of several', [reward('custom', 'A medal'), reward('code', '', 1)], 'A medal and 1 more'],
    ['nothing where nobody said', [], null],
  ])('of a mission: %s', (_, rewards, words) => {
    expect(rewardOf(t, mission(rewards))).toBe(words)
  })

  it('of a key campaign: its codes, or a place on the waitlist', () => {
    const campaign = { ...nothing, kind: 'KEY' as const }
    const key_campaign = { id: 'a', waitlist: false, codes_per_creator: 1, planned_release: null }
    expect(rewardOf(t, { ...campaign, key_campaign })).toBe('1 game code')
    expect(rewardOf(t, { ...campaign, key_campaign: { ...key_campaign, waitlist: true } })).toBe(
      'A place on the waitlist',
    )
  })
})

describe('a card says how many may still come', () => {
  it('by numbers where there is a limit', () => {
    expect(placesOf(t, { ...mission([], 50), participant_count: 12 })).toBe('38 of 50 places left')
    expect(placesOf(t, { ...mission([], 50), participant_count: 51 })).toBe('No places left')
    expect(placesOf(t, { ...mission([]), participant_count: 7 })).toBe('7 creators take part')
    expect(placesOf(t, mission([]))).toBeNull()
    expect(placesOf(t, { ...nothing, kind: 'QUEST', participant_count: 1 })).toBe('1 creator with an offer')
    expect(placesOf(t, { ...nothing, kind: 'CREATOR_PROGRAM', participant_count: 60 })).toBe(
      '60 creators applied',
    )
  })

  it('by the stock of codes, as far as creators are told', () => {
    const campaign = { ...nothing, kind: 'KEY' as const }
    const stock = (...levels: string[]) => levels.map((availability) => ({ availability }))
    expect(placesOf(t, campaign, stock('OUT', 'OUT'))).toBe('Out of codes')
    expect(placesOf(t, campaign, stock('LOW', 'OUT'))).toBe('Few codes left')
    expect(placesOf(t, campaign, stock('HIGH', 'OUT'))).toBeNull()
  })

  it('nothing of codes that nobody can claim: on a waitlist, before the start, when it is over', () => {
    const out = [{ availability: 'OUT' }]
    const campaign = { ...nothing, kind: 'KEY' as const, participant_count: 4 }
    const key_campaign = { id: 'a', waitlist: true, codes_per_creator: 1, planned_release: null }
    expect(placesOf(t, { ...campaign, key_campaign }, out)).toBe('4 creators on the waitlist')
    expect(placesOf(t, { ...campaign, status: 'upcoming' }, out)).toBe('4 creators asked for it')
    expect(placesOf(t, { ...campaign, status: 'ended' }, out)).toBe('4 creators asked for it')
    expect(placesOf(t, { ...mission([]), participant_count: 7, status: 'past' })).toBe('7 creators took part')
    expect(placesOf(t, { ...mission([], 50), status: 'past' })).toBeNull()
  })
})

it('names the platforms of the codes and of the figures that are asked for, else the content that counts', () => {
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

it('says when the game comes out, as planned', () => {
  const key_campaign = { id: 'a', waitlist: false, codes_per_creator: 1, planned_release: '2026-12-11' }
  const campaign = { ...nothing, kind: 'KEY' as const, key_campaign }
  expect(plannedRelease(t, campaign, Date.parse('2026-12-10'))).toBe('Planned release Dec 11, 2026')
  expect(plannedRelease(t, campaign, Date.parse('2026-12-12'))).toBeNull()
  expect(plannedRelease(t, nothing)).toBeNull()
})

describe('a card says how much time is left', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const at = (status: string, end_date: string | null = null, start_date: string | null = null) =>
    timeLeft(t, { status, start_date, end_date }, now)
  it.each([
    ['in days', at('active', '2026-11-23T11:00:00Z'), '3 days left'],
    ['on the last day', at('active', '2026-11-21T11:00:00Z'), 'Less than a day left'],
    ['as a day when it is far off', at('active', '2027-03-05T12:00:00Z'), 'Until Mar 5, 2027'],
    ['without an end', at('active'), 'Open with no end date'],
    ['before it opens', at('upcoming', null, '2026-12-01T12:00:00Z'), 'Opens Dec 1, 2026'],
    ['when it is over', at('ended', '2026-11-01T12:00:00Z'), 'Ended'],
    ['when nobody may join any more', at('unpublished'), 'Closed to new creators'],
  ])('%s', (_, said, words) => {
    expect(said).toBe(words)
  })
})

describe('a creator reads whether they may join', () => {
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

  it('in one word when they may', () => {
    expect(readVerdict(t, answer({ eligible: true }))).toMatchObject({
      tone: 'good',
      word: 'You are eligible',
      gaps: [],
    })
  })

  it('by how much they miss it, the nearest platform first', () => {
    const checks = [
      check('twitch_followers', 'twitch', 1000, 120),
      check('youtube_subscribers', 'youtube', 1000, 900),
      { requirement: 'location', met: false, required: { countries: ['SE'] }, actual: 'NO' },
    ]
    expect(readVerdict(t, answer({ checks }))?.gaps).toEqual([
      '100 more YouTube subscribers: you have 900 of 1,000',
      '880 more Twitch followers: you have 120 of 1,000',
      'Not open in your country',
    ])
  })

  it('nothing about a platform they do not need: one of those asked for is enough', () => {
    const checks = [
      check('twitch_followers', 'twitch', 1000, 2000),
      check('youtube_subscribers', 'youtube', 1000, null),
      { requirement: 'languages', met: false, required: ['sv'], actual: 'en' },
    ]
    expect(readVerdict(t, answer({ checks }))?.gaps).toEqual(['Your content is in another language'])
  })

  it('what to do first, without a channel or without access', () => {
    expect(readVerdict(t, answer({ creator: false, access: false }))?.nextStep).toBe('channel')
    expect(readVerdict(t, answer({ access: false }))?.nextStep).toBe('access')
  })

  it('nothing where it was not asked', () => {
    expect(readVerdict(t, undefined)).toBeNull()
  })
})
