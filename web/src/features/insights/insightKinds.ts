import { channelPeriodDays } from '@questboard/domain'
import type { PieceKind } from './PieceTable.tsx'

/** The kinds of content in insights, by their name in URLs. */
export type InsightKind = {
  readonly slug: 'livestream' | 'video' | 'shorts'
  readonly type: 'STREAM' | 'VIDEO' | 'SHORTS'
  readonly pieces: PieceKind
  readonly exports: 'livestream_insights' | 'video_insights' | 'shorts_insights'
  /** The kind of content, as the form for a shortlist shows it. */
  readonly name: string
  readonly title: string
  readonly text: string
}

export const insightKinds: readonly InsightKind[] = [
  {
    slug: 'livestream',
    type: 'STREAM',
    pieces: 'streams',
    exports: 'livestream_insights',
    name: 'Livestream',
    title: 'Livestream creators',
    text: 'Channels that stream, and the audience of each channel.',
  },
  {
    slug: 'video',
    type: 'VIDEO',
    pieces: 'videos',
    exports: 'video_insights',
    name: 'Video',
    title: 'Video creators',
    text: 'Channels that publish videos, and the views of each channel.',
  },
  {
    slug: 'shorts',
    type: 'SHORTS',
    pieces: 'shorts',
    exports: 'shorts_insights',
    name: 'Shorts',
    title: 'Shorts creators',
    text: 'Channels that publish shorts, and the views of each channel.',
  },
]

/** The kind of content in a URL such as `/insights/video/content-creators/…`. */
export const kindAt = (pathname: string): InsightKind | undefined =>
  insightKinds.find(({ slug }) => slug === pathname.split('/')[2])

export const kindNamed = (slug: string): InsightKind | undefined =>
  insightKinds.find((one) => one.slug === slug)

export const insightDays = channelPeriodDays
export type InsightDays = (typeof insightDays)[number]

/** The number of days in the URL. */
export const readDays = (written: string | null): InsightDays =>
  insightDays.find((days) => String(days) === written) ?? 30

/** A game's stats are stored for half a year. */
export const gameDays = [1, 3, 7, 14, 30, 90, 180] as const
export const readGameDays = (written: string | null): (typeof gameDays)[number] =>
  gameDays.find((days) => String(days) === written) ?? 30
