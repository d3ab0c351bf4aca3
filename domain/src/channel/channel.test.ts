import { describe, expect, test } from 'vitest'
import { type ChannelFigures, channelShortfall, verifyChannel } from './channel.ts'

const now = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
const channel = (change: Partial<ChannelFigures>): ChannelFigures => ({
  provider: 'twitch',
  followers: 250,
  channelCreatedAt: daysAgo(90),
  isBusinessAccount: false,
  ...change,
})

describe('a channel that meets the requirements', () => {
  test.each([
    ['on Twitch with 250 followers after 90 days', channel({})],
    ['on YouTube with 250 subscribers after 90 days', channel({ provider: 'youtube' })],
    [
      'on TikTok as a business account after 30 days',
      channel({ provider: 'tiktok', channelCreatedAt: daysAgo(30), isBusinessAccount: true }),
    ],
  ])('a channel meets the requirements %s', (_, figures) => {
    expect(verifyChannel(figures, now)).toEqual({ ok: true })
  })
})

describe('a channel that fails the requirements', () => {
  test.each([
    ['with 249 followers', channel({ followers: 249 }), 'too_few_followers'],
    ['on day 89', channel({ channelCreatedAt: daysAgo(89) }), 'channel_too_new'],
    ['without a known number of followers', channel({ followers: null }), 'insufficient_data'],
    ['without a known age', channel({ channelCreatedAt: null }), 'insufficient_data'],
    [
      'on TikTok as a private account',
      channel({ provider: 'tiktok', isBusinessAccount: false }),
      'insufficient_data',
    ],
    [
      'on TikTok on day 29',
      channel({ provider: 'tiktok', channelCreatedAt: daysAgo(29), isBusinessAccount: true }),
      'channel_too_new',
    ],
  ])('a channel does not meet the requirements %s', (_, figures, reason) => {
    expect(verifyChannel(figures, now)).toEqual({ ok: false, reason })
  })
})

describe('the amount by which a channel misses a requirement', () => {
  test.each([
    [
      'followers',
      channel({ followers: 120 }),
      'too_few_followers',
      { kind: 'followers', have: 120, need: 250 },
    ],
    [
      'days of age',
      channel({ channelCreatedAt: daysAgo(42.5) }),
      'channel_too_new',
      { kind: 'days', have: 42, need: 90 },
    ],
    [
      'days of age on TikTok',
      channel({ provider: 'tiktok', channelCreatedAt: daysAgo(12) }),
      'channel_too_new',
      { kind: 'days', have: 12, need: 30 },
    ],
    ['null if the channel has enough', channel({ followers: 260 }), 'too_few_followers', null],
    ['null if the number is unknown', channel({ followers: null }), 'too_few_followers', null],
    ['null if the reason is not a number', channel({}), 'insufficient_data', null],
  ] as const)(
    '`channelShortfall` returns how far a channel misses a requirement: %s',
    (_, figures, reason, shortfall) => {
      expect(channelShortfall(reason, figures, now)).toEqual(shortfall)
    },
  )
})
