import { describe, expect, it } from 'vitest'
import { roundsLeft } from './rounds.ts'

const runs = (...statuses: Parameters<typeof roundsLeft>[0][number]['status'][]) =>
  statuses.map((status) => ({ status }))

describe('a mission is joined', () => {
  it('as often as it allows', () => {
    expect(roundsLeft([], 1)).toBe(1)
    expect(roundsLeft(runs('completed'), 1)).toBe(0)
    expect(roundsLeft(runs('completed', 'completed'), 3)).toBe(1)
    expect(roundsLeft(runs('completed', 'completed'), 0)).toBe(Number.POSITIVE_INFINITY)
  })
  it('once at a time, and again only after its rewards are claimed', () => {
    for (const status of ['active', 'review', 'claimReward'] as const)
      expect(roundsLeft(runs('completed', status), 0)).toBe(0)
  })
  it('again after a round that led to nothing', () => {
    expect(roundsLeft(runs('expired', 'declined', 'canceled'), 1)).toBe(1)
  })
})
