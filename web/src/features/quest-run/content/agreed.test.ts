import { expect, it } from 'vitest'
import { agreedOf } from './agreed.ts'

const run: Parameters<typeof agreedOf>[0] = {
  id: 'run',
  quest_id: 'quest',
  creator_id: 'ada',
  status: 'CONTENTREVIEW',
  platform: 'twitch',
  post_type: 'STREAM',
  content_length_minutes: 60,
  connection_id: null,
  delivery_type: 'open',
  delivery_date: null,
  publish_from: null,
  publish_until: null,
  embargo_at: null,
  accepted_at: '2026-11-10T12:00:00Z',
  auto_approve_days: 5,
  grace_days: 0,
  grace_ends_at: null,
  deadline_at: null,
  extended_from: null,
  review_extended_at: null,
  content_submitted_at: null,
  content_approved_at: null,
  kit_codes: 0,
  kit_claimed_at: null,
  brief: { company: 'Northlight', game: 'Emberfall', game_id: 'emberfall' },
  code_claims: [],
  code_requests: [],
  links: [],
  submissions: [],
  review: null,
  badges: [],
}

it('submitted content must show the game that was agreed', () => {
  expect(agreedOf(run)?.gameId).toBe('emberfall')
})

it('submitted content can show any game if no game was agreed', () => {
  expect(agreedOf({ ...run, brief: { game: null, game_id: null } })?.gameId).toBeNull()
})
