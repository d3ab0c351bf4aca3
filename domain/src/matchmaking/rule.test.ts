import { describe, expect, test } from 'vitest'
import { matchmakingObjectives } from './matchmaking.ts'
import { insightOf, type MatchFigures, matchOf, matchRule, matchRuleSchema, matchSignals } from './rule.ts'

const figures: MatchFigures = {
  isStream: true,
  sizeTier: 'micro',
  followers: 8000,
  pieces: 50,
  airMinutes: 9000,
  averageCcv: 100,
  recentCcv: null,
  viewsPerPiece: 0,
  recentViews: null,
  gamePieces: 0,
  gameCcv: null,
  gameViews: null,
  likePieces: 0,
  isOwnGame: false,
  completed: 0,
  minimumCents: null,
  lowCents: null,
  highCents: null,
}
const of = (changes: Partial<MatchFigures>, objective: Parameters<typeof matchOf>[1] = 'awareness') =>
  matchOf({ ...figures, ...changes }, objective)

test('the matchmaking rule has the JSON format that the database reads', () => {
  expect(matchRuleSchema.parse(matchRule)).toEqual(matchRule)
})

describe('computing the match score', () => {
  test('the weights of each objective add up to 1, so that a match score is between 0 and 1', () => {
    for (const objective of matchmakingObjectives)
      expect(matchSignals.reduce((sum, one) => sum + matchRule.weights[objective][one], 0)).toBeCloseTo(1)
  })

  test('each signal of a match score reaches 0.5 at a certain value, such as 100 viewers or one stream a week', () => {
    expect(of({ completed: 3, gamePieces: 3, followers: 10_000 }).signals).toEqual({
      gameFit: 0.5,
      reach: 0.5,
      engagement: 0.5,
      activity: 0.5,
      trackRecord: 0.5,
    })
  })

  test('two streams of a similar game count as much as one stream of the game itself', () => {
    expect(of({ likePieces: 2 }).signals.gameFit).toBe(of({ gamePieces: 1 }).signals.gameFit)
  })

  test('for conversions, a small creator who plays the game ranks best; for awareness, a large creator does', () => {
    const player = { gamePieces: 20, averageCcv: 40, followers: 1000 }
    const star = { averageCcv: 4000, followers: 900_000 }
    expect(of(player, 'conversion').score).toBeGreaterThan(of(star, 'conversion').score)
    expect(of(star, 'awareness').score).toBeGreaterThan(
      of({ averageCcv: 40, followers: 1000 }, 'awareness').score,
    )
  })

  test('a creator whose number of followers is unknown gets no engagement score, without an error', () => {
    expect(of({ followers: null }).signals.engagement).toBe(0)
    expect(of({ followers: 0 }).signals.engagement).toBe(0)
  })

  test.each([
    [0.6, 'EXCELLENT'],
    [0.599, 'GREAT'],
    [0.45, 'GREAT'],
    [0.3, 'GOOD'],
    [0.15, 'AVERAGE'],
    [0.149, 'POOR'],
    [0, 'POOR'],
  ] as const)('the match score %d is shown as the rating %s', (score, insight) =>
    expect(insightOf(score)).toBe(insight),
  )
})

describe('predicted viewers of a match', () => {
  test('content of the last three months counts twice in the predicted viewers', () => {
    expect(of({ averageCcv: 100, recentCcv: 400 }).predictedCcv).toBe(300)
    expect(of({ averageCcv: 100, recentCcv: null }).predictedCcv).toBe(100)
  })

  test('if a creator has at least ten streams of the game itself, those streams make up half of the prediction', () => {
    expect(of({ gamePieces: 10, gameCcv: 300 }).predictedCcv).toBe(200)
    expect(of({ gamePieces: 40, gameCcv: 300 }).predictedCcv).toBe(200)
    expect(of({ gamePieces: 2, gameCcv: 300 }).predictedCcv).toBe(120)
  })

  test('predicted hours watched have one decimal', () =>
    expect(of({ airMinutes: 100 }).hoursStreamed).toBe(1.7))

  test('a prediction for a video or short has views instead of hours and concurrent viewers', () => {
    expect(of({ isStream: false, viewsPerPiece: 10_000 })).toMatchObject({
      hoursStreamed: null,
      predictedCcv: null,
      averageCcv: null,
      costPerHourCents: null,
      predictedViews: 10_000,
      averageViews: 10_000,
      suggestedOfferCents: 100_000,
    })
    expect(of({})).toMatchObject({ predictedViews: null, averageViews: null })
  })

  test('predicted views count recent content twice, and content of the game for up to half', () => {
    const video = { isStream: false, viewsPerPiece: 10_000 } as const
    expect(of({ ...video, recentViews: 40_000 }).predictedViews).toBe(30_000)
    expect(of({ ...video, gamePieces: 10, gameViews: 30_000 }).predictedViews).toBe(20_000)
    expect(of({ ...video, recentViews: 40_000 }).suggestedOfferCents).toBe(300_000)
  })
})

describe('the suggested offer for a match', () => {
  test('the suggested offer is the price of two hours with the expected viewers', () => {
    expect(of({ averageCcv: 100 })).toMatchObject({ suggestedOfferCents: 100_000, costPerHourCents: 500 })
    expect(of({ averageCcv: 100, highCents: 64_000 }).costPerHourCents).toBe(320)
    expect(of({ averageCcv: 0 }).costPerHourCents).toBeNull()
  })

  test("the suggested offer stays within the usual offers for the creator's size", () => {
    expect(of({ highCents: 64_000 }).suggestedOfferCents).toBe(64_000)
    expect(of({ lowCents: 180_000 }).suggestedOfferCents).toBe(180_000)
  })

  test("the suggested offer is never a cent below the creator's minimum", () => {
    expect(of({ minimumCents: 123_456 }).suggestedOfferCents).toBe(123_456)
    expect(of({ minimumCents: 123_456, highCents: 64_000 }).suggestedOfferCents).toBe(123_456)
    expect(of({ averageCcv: 126, minimumCents: 125_500 }).suggestedOfferCents).toBe(125_500)
  })

  test('the suggested offer is rounded down to two significant digits, so that it stays within the budget', () => {
    expect(of({ averageCcv: 129 }).suggestedOfferCents).toBe(120_000)
  })

  test('the suggested offer is at least 50 dollars', () =>
    expect(of({ averageCcv: 0 }).suggestedOfferCents).toBe(5000))
})
