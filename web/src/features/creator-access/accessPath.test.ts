import { describe, expect, it } from 'vitest'
import { type AccessRow, answerBy, currentStep, groupAccess, kindsToAsk } from './accessPath.ts'

const row = (kind: string, status: string, reason = ''): AccessRow => ({
  kind,
  status,
  reason,
  requested_at: '2026-11-20T10:00:00Z',
})
const all = (status: string) => ['creator', 'quests', 'keys'].map((kind) => row(kind, status))

describe('finding the next step to creator access', () => {
  it.each([
    ['begins with a channel', 0, { channels: 0, isVerified: false, access: [] }],
    ['waits for the check of the channel', 1, { channels: 1, isVerified: false, access: [] }],
    ['continues with one request for access', 2, { channels: 1, isVerified: true, access: [] }],
    ['waits for the review', 3, { channels: 1, isVerified: true, access: all('pending') }],
    [
      'waits while a part is being reviewed',
      3,
      { channels: 1, isVerified: true, access: [row('creator', 'approved'), row('quests', 'pending')] },
    ],
    [
      'returns to the request when the request is refused',
      2,
      { channels: 1, isVerified: true, access: all('rejected') },
    ],
    ['ends when all access is approved', 4, { channels: 1, isVerified: true, access: all('approved') }],
  ])('on the way to creator access, %s', (_, step, place) => {
    expect(currentStep(place)).toBe(step)
  })
})

describe('requesting creator access', () => {
  it('a first request for access asks for all kinds, and a later request only for missing or rejected kinds', () => {
    expect(kindsToAsk([])).toEqual(['creator', 'quests', 'keys'])
    expect(kindsToAsk([row('creator', 'approved'), row('quests', 'rejected', 'Too few')])).toEqual([
      'quests',
      'keys',
    ])
    expect(kindsToAsk(all('pending'))).toEqual([])
  })

  it('a request for access shows one status, or several if its kinds have different statuses', () => {
    expect(groupAccess(all('pending'))).toHaveLength(1)
    const mixed = [row('creator', 'approved'), row('quests', 'rejected', 'Too few'), row('keys', 'approved')]
    expect(groupAccess(mixed).map(({ kinds }) => kinds)).toEqual([['creator', 'keys'], ['quests']])
  })
})

it('`answerBy` returns the day on which the review is due, and whether that day has passed', () => {
  const asked = '2026-11-20T10:00:00Z'
  expect(answerBy(asked, Date.parse('2026-11-22T10:00:00Z'))).toEqual({
    day: '2026-11-24T10:00:00.000Z',
    isLate: false,
  })
  expect(answerBy(asked, Date.parse('2026-11-24T10:00:01Z')).isLate).toBe(true)
})
