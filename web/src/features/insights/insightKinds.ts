import { channelPeriodDays } from '@questboard/domain'
import type { PieceKind } from './PieceTable.tsx'

/** What insights look at: livestreams, videos or shorts, as their addresses say it. */
export type InsightKind = {
  readonly slug: 'livestream' | 'video' | 'shorts'
  readonly type: 'STREAM' | 'VIDEO' | 'SHORTS'
  readonly pieces: PieceKind
  readonly exports: 'livestream_insights' | 'video_insights' | 'shorts_insights'
  /** What a shortlist is of. */
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
    text: 'Channels that stream, with who watched them.',
  },
  {
    slug: 'video',
    type: 'VIDEO',
    pieces: 'videos',
    exports: 'video_insights',
    name: 'Video',
    title: 'Video creators',
    text: 'Channels that publish videos, with their views.',
  },
  {
    slug: 'shorts',
    type: 'SHORTS',
    pieces: 'shorts',
    exports: 'shorts_insights',
    name: 'Shorts',
    title: 'Shorts creators',
    text: 'Channels that publish shorts, with their views.',
  },
]

/** `/insights/video/content-creators/…`: the kind that the address is about. */
export const kindAt = (pathname: string): InsightKind | undefined =>
  insightKinds.find(({ slug }) => slug === pathname.split('/')[2])

export const kindNamed = (slug: string): InsightKind | undefined =>
  insightKinds.find((one) => one.slug === slug)

export const insightDays = channelPeriodDays
export type InsightDays = (typeof insightDays)[number]

/** How many days back an address asks for. */
export const readDays = (written: string | null): InsightDays =>
  insightDays.find((days) => String(days) === written) ?? 30

/** Games are kept for half a year. */
export const gameDays = [1, 3, 7, 14, 30, 90, 180] as const
export const readGameDays = (written: string | null): (typeof gameDays)[number] =>
  gameDays.find((days) => String(days) === written) ?? 30
