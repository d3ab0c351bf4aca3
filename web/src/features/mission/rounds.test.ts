import { describe, expect, it } from 'vitest'
import { roundsLeft } from './rounds.ts'

const runs = (...statuses: Parameters<typeof roundsLeft>[0][number]['status'][]) =>
  statuses.map((status) => ({ status }))

describe('deciding whether a creator can join a mission', () => {
  it('a creator can join a mission as often as the mission allows', () => {
    expect(roundsLeft([], 1)).toBe(1)
    expect(roundsLeft(runs('completed'), 1)).toBe(0)
    expect(roundsLeft(runs('completed', 'completed'), 3)).toBe(1)
    expect(roundsLeft(runs('completed', 'completed'), 0)).toBe(Number.POSITIVE_INFINITY)
  })
  it('a creator can join a mission again only after claiming the rewards of the last run', () => {
    for (const status of ['active', 'review', 'claimReward'] as const)
      expect(roundsLeft(runs('completed', status), 0)).toBe(0)
  })
  it('a creator can join a mission again after a missed deadline or a canceled run', () => {
    expect(roundsLeft(runs('expired', 'canceled'), 1)).toBe(1)
  })
  it('declined work counts as one of the times that a creator can complete the mission', () => {
    expect(roundsLeft(runs('declined'), 1)).toBe(0)
    expect(roundsLeft(runs('declined'), 2)).toBe(1)
    expect(roundsLeft(runs('declined'), 0)).toBe(Number.POSITIVE_INFINITY)
  })
})
