import type { SizeTier } from '../creator/creator.ts'
import { hoursPerCreator } from '../mission/mission.ts'
import type { MatchInsight, MatchmakingObjective } from './matchmaking.ts'

/** The signals of a match, each from 0 to 1. */
export const matchSignals = ['gameFit', 'reach', 'engagement', 'activity', 'trackRecord'] as const
export type MatchSignal = (typeof matchSignals)[number]
export type MatchSignals = Readonly<Record<MatchSignal, number>>

/** Shown to companies next to a suggestion. */
export const matchSignalNames: Readonly<Record<MatchSignal, string>> = {
  gameFit: 'Plays the game or similar games',
  reach: 'Expected audience',
  engagement: 'Followers who watch',
  activity: 'Publishes often',
  trackRecord: 'Activations completed',
}

/**
 * All numbers of matchmaking, which looks at the past 12 months (rules §9). A signal is what was counted, divided by itself and
 * its half: of 100 expected viewers it is a half, of 300 three quarters, of any number less than one. The database ranks by the
 * same numbers.
 */
export const matchRule = {
  halves: {
    /** Streams or videos of the game; one of a game like it counts up to a half. */
    gameFit: 3,
    /** Expected viewers. */
    reach: 100,
    /** Viewers per follower, and views per follower. */
    streamEngagement: 0.01,
    videoEngagement: 0.1,
    /** Streams or videos: one a week. */
    activity: 50,
    /** Activations. */
    trackRecord: 3,
  },
  /** What counts for what a company wants to reach; together 1. */
  weights: {
    awareness: { gameFit: 0.25, reach: 0.4, engagement: 0.1, activity: 0.15, trackRecord: 0.1 },
    engagement: { gameFit: 0.3, reach: 0.15, engagement: 0.35, activity: 0.1, trackRecord: 0.1 },
    conversion: { gameFit: 0.4, reach: 0.15, engagement: 0.2, activity: 0.05, trackRecord: 0.2 },
  },
  /** rules §9: sizes are told by views or by viewers, 100 of the one beside each of the other. */
  viewsPerViewer: 100,
  /** From so many streams of the game on, what they brought counts for half of what is expected. */
  knownPieces: 10,
  /** What an hour before one viewer costs, in US cents: the smaller a creator, the more. */
  centsPerViewerHour: { nano: 1000, micro: 500, mid: 400, macro: 250 },
  leastOfferCents: 5000,
} as const satisfies {
  readonly weights: Readonly<Record<MatchmakingObjective, MatchSignals>>
  readonly centsPerViewerHour: Readonly<Record<SizeTier, number>>
  readonly [name: string]: unknown
}

/** What is kept of those who fit; the best of them first. */
export const matchesKept = 500

/** One creator's figures of the past 12 months, of the channel and the sort of content that reach most people. */
export type MatchFigures = {
  readonly isStream: boolean
  readonly sizeTier: SizeTier | null
  readonly followers: number | null
  /** Streams or videos. */
  readonly pieces: number
  readonly airMinutes: number
  readonly averageCcv: number | null
  /** Over the last 90 days; null where there was no stream. */
  readonly recentCcv: number | null
  readonly viewsPerPiece: number
  /** Of the game itself, and of games like it: each as far as it is like it. */
  readonly gamePieces: number
  readonly gameCcv: number | null
  readonly likePieces: number
  /** The creator named the game among their own. */
  readonly isOwnGame: boolean
  readonly completed: number
  /** Offers below it are not accepted. */
  readonly minimumCents: number | null
  /** What three quarters, and one quarter, of the deals with creators of this size cost or less; null where too few are known. */
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
  readonly costPerHourCents: number | null
  readonly suggestedOfferCents: number
}

const { halves, weights } = matchRule

const saturated = (count: number, half: number): number => count / (count + half)

/** The last three months count twice, and what the game itself brought up to a half. */
const predictCcv = ({ averageCcv, recentCcv, gamePieces, gameCcv }: MatchFigures): number => {
  const average = averageCcv ?? 0
  const base = recentCcv === null ? average : (average + 2 * recentCcv) / 3
  if (gameCcv === null) return base
  const share = Math.min(1, gamePieces / matchRule.knownPieces) / 2
  return base * (1 - share) + gameCcv * share
}

/** How many watch at a time; of videos, how many that is like. */
const viewersOf = (figures: MatchFigures): number =>
  figures.isStream ? predictCcv(figures) : figures.viewsPerPiece / matchRule.viewsPerViewer

const loyaltyOf = (figures: MatchFigures): number => {
  const { followers, isStream, viewsPerPiece } = figures
  if (!followers) return 0
  return (isStream ? predictCcv(figures) : viewsPerPiece) / followers
}

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

/** The score in a word. */
export const insightOf = (score: number): MatchInsight =>
  leastScores.find(([, least]) => score >= least)?.[0] ?? 'POOR'

/** Down to its first two digits, so that a suggestion within the budget stays within it. */
const roundedDown = (cents: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(cents)) - 1)
  return Math.floor(cents / unit) * unit
}

/** Two hours before the expected viewers, within what is usually paid, and never below what the creator accepts. */
const suggestOffer = (figures: MatchFigures): number => {
  const { sizeTier, lowCents, highCents, minimumCents } = figures
  const perHour = viewersOf(figures) * matchRule.centsPerViewerHour[sizeTier ?? 'nano']
  const usual = Math.min(Math.max(perHour * hoursPerCreator, lowCents ?? 0), highCents ?? Infinity)
  const least = Math.max(matchRule.leastOfferCents, minimumCents ?? 0)
  return usual <= least ? least : Math.max(least, roundedDown(usual))
}

/** How well a creator fits, what to expect of them and what to offer them. */
export const matchOf = (figures: MatchFigures, objective: MatchmakingObjective): Match => {
  const signals = signalsOf(figures)
  const score = scoreOf(signals, objective)
  const suggestedOfferCents = suggestOffer(figures)
  const { isStream, airMinutes, averageCcv } = figures
  return {
    score,
    insight: insightOf(score),
    signals,
    hoursStreamed: isStream ? Math.round(airMinutes / 6) / 10 : null,
    predictedCcv: isStream ? Math.round(predictCcv(figures)) : null,
    averageCcv: isStream ? averageCcv : null,
    costPerHourCents: isStream ? Math.round(suggestedOfferCents / hoursPerCreator) : null,
    suggestedOfferCents,
  }
}
