import { z } from 'zod'
import { type SizeTier, sizeTiers } from '../creator/creator.ts'
import { hoursPerCreator } from '../mission/mission.ts'
import { type MatchInsight, type MatchmakingObjective, matchmakingObjectives } from './matchmaking.ts'

/** The signals that show how well a creator matches an activation, each from 0 to 1. */
export const matchSignals = ['gameFit', 'reach', 'engagement', 'activity', 'trackRecord'] as const
export type MatchSignal = (typeof matchSignals)[number]
export type MatchSignals = Readonly<Record<MatchSignal, number>>

/** The names of the signals, shown to companies next to a suggestion. */
export const matchSignalNames: Readonly<Record<MatchSignal, string>> = {
  gameFit: 'Plays the game or similar games',
  reach: 'Expected audience',
  engagement: 'Followers who watch',
  activity: 'Publishes often',
  trackRecord: 'Activations completed',
}

const amount = z.number().positive()
const share = z.number().min(0).max(1)

/**
 * The structure of the matchmaking rule that the database function `rank_creators` reads. The database rejects a rule
 * in which a number is missing. A test removes each number in turn.
 */
export const matchRuleSchema = z.strictObject({
  halves: z.strictObject({
    /**
     * The number of streams or videos of the game that the creator has published. A similar game counts up to one half.
     */
    gameFit: amount,
    reach: amount,
    /** Viewers per follower and views per follower. */
    streamEngagement: amount,
    videoEngagement: amount,
    /** The number of streams or videos that the creator publishes. */
    activity: amount,
    trackRecord: amount,
  }),
  /** The weights of the signals for each objective. The weights of one objective add up to 1. */
  weights: z.record(z.enum(matchmakingObjectives), z.record(z.enum(matchSignals), share)),
  /** The number of views that count as one viewer (rules §9 measures a creator's size by either). */
  viewsPerViewer: amount,
  /** If the creator has this many streams or videos of the game, their results make up half of the prediction. */
  knownPieces: amount,
  /** The hours of content that a suggested offer pays for. */
  hours: amount,
  /** The price of one viewer for one hour, in US cents, by creator size. */
  centsPerViewerHour: z.record(z.enum(sizeTiers), amount),
  leastOfferCents: amount,
})
export type MatchRule = z.output<typeof matchRuleSchema>

/**
 * All numbers of matchmaking, which uses the past 12 months (rules §9). A signal is a count divided by the sum of the
 * count and its half value. With a half value of 100 expected viewers, 100 viewers give 0.5 and 300 give 0.75; no
 * number reaches 1.
 */
export const matchRule: MatchRule = {
  halves: {
    gameFit: 3,
    reach: 100,
    streamEngagement: 0.01,
    videoEngagement: 0.1,
    // For a creator with about one stream or video a week, this signal is 0.5.
    activity: 50,
    trackRecord: 3,
  },
  weights: {
    awareness: { gameFit: 0.25, reach: 0.4, engagement: 0.1, activity: 0.15, trackRecord: 0.1 },
    engagement: { gameFit: 0.3, reach: 0.15, engagement: 0.35, activity: 0.1, trackRecord: 0.1 },
    conversion: { gameFit: 0.4, reach: 0.15, engagement: 0.2, activity: 0.05, trackRecord: 0.2 },
  },
  viewsPerViewer: 100,
  knownPieces: 10,
  hours: hoursPerCreator,
  centsPerViewerHour: { nano: 1000, micro: 500, mid: 400, macro: 250 },
  leastOfferCents: 5000,
}

/** The number of best matches that are stored. */
export const matchesKept = 500

/** A creator's stats of the past 12 months, for the channel and content type with the largest reach. */
export type MatchFigures = {
  readonly isStream: boolean
  readonly sizeTier: SizeTier | null
  readonly followers: number | null
  /** The number of streams or videos. */
  readonly pieces: number
  readonly airMinutes: number
  readonly averageCcv: number | null
  /** The average number of concurrent viewers in the last 90 days. Null without a stream. */
  readonly recentCcv: number | null
  readonly viewsPerPiece: number
  /** The average number of views in the last 90 days. Null without content. */
  readonly recentViews: number | null
  /** The number of content pieces about the game, plus those about similar games, weighted by similarity. */
  readonly gamePieces: number
  readonly gameCcv: number | null
  /** Views per piece of content about the game, for the same content type. */
  readonly gameViews: number | null
  readonly likePieces: number
  /** The creator listed the game as one they play. */
  readonly isOwnGame: boolean
  readonly completed: number
  /** The creator does not accept offers below this amount. */
  readonly minimumCents: number | null
  /** The 25th and 75th percentiles of prices in deals with creators of this size. Null if there are too few deals. */
  readonly lowCents: number | null
  readonly highCents: number | null
}

export type Match = {
  readonly score: number
  readonly insight: MatchInsight
  readonly signals: MatchSignals
  readonly hoursStreamed: number | null
  readonly predictedCcv: number | null
  readonly averageCcv: number | null
  /** Views of a video or short. Null for streams. */
  readonly predictedViews: number | null
  readonly averageViews: number | null
  /** The suggested offer per hour watched, to compare creators. Null without predicted viewers. */
  readonly costPerHourCents: number | null
  readonly suggestedOfferCents: number
}

const { halves, weights } = matchRule

const saturated = (count: number, half: number): number => count / (count + half)

/** Results of the last three months count twice. Content about the game itself makes up to half of the prediction. */
const predict = (
  average: number,
  recent: number | null,
  ofGame: number | null,
  gamePieces: number,
): number => {
  const base = recent === null ? average : (average + 2 * recent) / 3
  if (ofGame === null) return base
  const part = Math.min(1, gamePieces / matchRule.knownPieces) / 2
  return base * (1 - part) + ofGame * part
}

/** Concurrent viewers of a stream, or views of a video or short. */
const predictedOf = (figures: MatchFigures): number =>
  figures.isStream
    ? predict(figures.averageCcv ?? 0, figures.recentCcv, figures.gameCcv, figures.gamePieces)
    : predict(figures.viewsPerPiece, figures.recentViews, figures.gameViews, figures.gamePieces)

const viewersOf = (figures: MatchFigures): number =>
  figures.isStream ? predictedOf(figures) : predictedOf(figures) / matchRule.viewsPerViewer

const loyaltyOf = (figures: MatchFigures): number =>
  figures.followers ? predictedOf(figures) / figures.followers : 0

const signalsOf = (figures: MatchFigures): MatchSignals => {
  const { gamePieces, likePieces, isOwnGame, isStream, pieces, completed } = figures
  return {
    gameFit: saturated(gamePieces + likePieces / 2 + Number(isOwnGame), halves.gameFit),
    reach: saturated(viewersOf(figures), halves.reach),
    engagement: saturated(loyaltyOf(figures), isStream ? halves.streamEngagement : halves.videoEngagement),
    activity: saturated(pieces, halves.activity),
    trackRecord: saturated(completed, halves.trackRecord),
  }
}

const scoreOf = (signals: MatchSignals, objective: MatchmakingObjective): number =>
  matchSignals.reduce((sum, signal) => sum + weights[objective][signal] * signals[signal], 0)

const leastScores: readonly (readonly [MatchInsight, number])[] = [
  ['EXCELLENT', 0.6],
  ['GREAT', 0.45],
  ['GOOD', 0.3],
  ['AVERAGE', 0.15],
]

export const insightOf = (score: number): MatchInsight =>
  leastScores.find(([, least]) => score >= least)?.[0] ?? 'POOR'

/** Rounds down to two digits, so that a suggestion within the budget stays within it. */
const roundedDown = (cents: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(cents)) - 1)
  return Math.floor(cents / unit) * unit
}

/**
 * The price for the paid hours with the expected viewers, limited to usual prices and never below the creator's
 * minimum.
 */
const suggestOffer = (figures: MatchFigures): number => {
  const { sizeTier, lowCents, highCents, minimumCents } = figures
  const perHour = viewersOf(figures) * matchRule.centsPerViewerHour[sizeTier ?? 'nano']
  const usual = Math.min(Math.max(perHour * matchRule.hours, lowCents ?? 0), highCents ?? Infinity)
  const least = Math.max(matchRule.leastOfferCents, minimumCents ?? 0)
  return usual <= least ? least : Math.max(least, roundedDown(usual))
}

export const matchOf = (figures: MatchFigures, objective: MatchmakingObjective): Match => {
  const signals = signalsOf(figures)
  const score = scoreOf(signals, objective)
  const suggestedOfferCents = suggestOffer(figures)
  const { isStream, airMinutes, averageCcv, viewsPerPiece } = figures
  const predicted = Math.round(predictedOf(figures))
  return {
    score,
    insight: insightOf(score),
    signals,
    hoursStreamed: isStream ? Math.round(airMinutes / 6) / 10 : null,
    predictedCcv: isStream ? predicted : null,
    averageCcv: isStream ? averageCcv : null,
    predictedViews: isStream ? null : predicted,
    averageViews: isStream ? null : viewsPerPiece,
    costPerHourCents:
      isStream && predicted > 0 ? Math.round(suggestedOfferCents / (matchRule.hours * predicted)) : null,
    suggestedOfferCents,
  }
}
