import { describe, expect, test } from 'vitest'
import { chooseWithinBudget } from './budget.ts'
import { type MatchFigures, matchOf } from './rule.ts'

const sumOf = (matches: readonly { readonly suggestedOfferCents: number }[]): number =>
  matches.reduce((sum, { suggestedOfferCents }) => sum + suggestedOfferCents, 0)

/** Numbers that look random but are the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const anyFigures = (next: (most: number) => number): MatchFigures => {
  const orNull = (most: number): number | null => (next(3) === 0 ? null : next(most))
  return {
    isStream: next(2) === 0,
    sizeTier: (['nano', 'micro', 'mid', 'macro', null] as const)[next(5)] ?? null,
    followers: orNull(500_000),
    pieces: next(300),
    airMinutes: next(100_000),
    averageCcv: orNull(5000),
    recentCcv: orNull(5000),
    viewsPerPiece: next(400_000),
    recentViews: orNull(400_000),
    gamePieces: next(30),
    gameCcv: orNull(5000),
    gameViews: orNull(400_000),
    likePieces: next(30),
    isOwnGame: next(2) === 0,
    completed: next(20),
    minimumCents: orNull(1_000_000),
    lowCents: orNull(50_000),
    highCents: orNull(3_000_000),
  }
}

describe('selecting matches within a budget', () => {
  test('the selected matches together never cost more than the budget', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = seeded(seed)
      const matches = Array.from({ length: 1 + next(60) }, () => matchOf(anyFigures(next), 'awareness'))
      const budget = 1 + next(10_000_000)
      const spent = next(budget)
      expect(sumOf(chooseWithinBudget(matches, budget)), `seed ${seed}`).toBeLessThanOrEqual(budget)
      expect(sumOf(chooseWithinBudget(matches, budget, spent)), `seed ${seed}`).toBeLessThanOrEqual(
        budget - spent,
      )
    }
  })

  const of = (...amounts: readonly number[]) =>
    amounts.map((suggestedOfferCents) => ({ suggestedOfferCents }))

  test('matches are selected in the order of the list, and matches above the remaining budget are skipped', () => {
    expect(chooseWithinBudget(of(30_000, 40_000, 20_000, 1), 50_000)).toEqual(of(30_000, 20_000))
  })

  test('all matches are selected if there is no budget', () => {
    expect(chooseWithinBudget(of(30_000, 40_000), null)).toEqual(of(30_000, 40_000))
  })

  test('no match is selected if the budget is spent or overspent', () => {
    expect(chooseWithinBudget(of(5000), 50_000, 50_000)).toEqual([])
    expect(chooseWithinBudget(of(5000), 50_000, 90_000)).toEqual([])
  })
})
