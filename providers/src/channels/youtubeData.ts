/** The parts of the YouTube Data API v3 that we read (developers.google.com/youtube/v3/docs, as of November 2026). */
import { z } from 'zod'
import type { Channel } from './channel.ts'
import { type ChannelCounts, type ContentItem, twoLetters } from './content.ts'

/** YouTube sends numbers as strings and leaves hidden numbers out. */
const count = z.coerce.number().int().optional()
const thumbnails = z.object({
  default: z.object({ url: z.string() }).optional(),
  medium: z.object({ url: z.string() }).optional(),
})
const statistics = z.object({
  viewCount: z.coerce.number(),
  subscriberCount: count,
  hiddenSubscriberCount: z.boolean(),
  videoCount: count,
})
export const channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), publishedAt: z.coerce.date(), thumbnails }),
        statistics,
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
})
export type YoutubeChannel = z.infer<typeof channels>['items'][number]

export const channelStatistics = z.object({
  items: z.array(z.object({ id: z.string(), statistics })).default([]),
})

export const playlistItems = z.object({
  items: z.array(
    z.object({
      contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.coerce.date().optional() }),
    }),
  ),
  nextPageToken: z.string().optional(),
})

export const videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({
        publishedAt: z.coerce.date(),
        title: z.string(),
        description: z.string(),
        thumbnails,
        tags: z.array(z.string()).default([]),
        liveBroadcastContent: z.enum(['live', 'upcoming', 'none']),
        defaultAudioLanguage: z.string().optional(),
      }),
      contentDetails: z.object({ duration: z.string().optional() }),
      status: z.object({ privacyStatus: z.enum(['public', 'unlisted', 'private']) }),
      statistics: z.object({ viewCount: count, likeCount: count }).default({}),
      player: z.object({ embedWidth: count, embedHeight: count }).default({}),
      paidProductPlacementDetails: z.object({ hasPaidProductPlacement: z.boolean().optional() }).default({}),
      liveStreamingDetails: z
        .object({
          actualStartTime: z.coerce.date().optional(),
          actualEndTime: z.coerce.date().optional(),
          concurrentViewers: count,
        })
        .optional(),
    }),
  ),
})
export type YoutubeVideo = z.infer<typeof videos>['items'][number]

/** Reads ISO 8601 durations: PT1H2M3S, and P1DT2H for the longest streams. */
export const secondsOf = (duration: string): number | null => {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration)
  if (parts === null) return null
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

/**
 * The maximum length of a short, whose video must not be wider than it is tall. If the size is unknown, the limit is
 * one minute.
 */
const SHORT_SECONDS = 180
const SHORT_SECONDS_BEFORE_2024 = 60
const isShort = (seconds: number | null, player: YoutubeVideo['player']): boolean => {
  if (seconds === null || seconds === 0) return false
  const { embedWidth, embedHeight } = player
  if (embedWidth === undefined || embedHeight === undefined) return seconds <= SHORT_SECONDS_BEFORE_2024
  return seconds <= SHORT_SECONDS && embedHeight >= embedWidth
}

const lengthOf = ({ contentDetails, liveStreamingDetails: live }: YoutubeVideo): number | null => {
  if (live?.actualStartTime === undefined) return secondsOf(contentDetails.duration ?? '')
  const end = live.actualEndTime?.getTime() ?? Date.now()
  return Math.max(0, Math.round((end - live.actualStartTime.getTime()) / 1000))
}

/** A video as content. Null for announced streams that have not started. */
export const itemOfVideo = (video: YoutubeVideo): ContentItem | null => {
  const { snippet, statistics: figures, liveStreamingDetails: live, status } = video
  if (snippet.liveBroadcastContent === 'upcoming') return null
  const isLive = snippet.liveBroadcastContent === 'live'
  const seconds = lengthOf(video)
  const type = live?.actualStartTime ? 'STREAM' : isShort(seconds, video.player) ? 'SHORTS' : 'VIDEO'
  return {
    externalId: video.id,
    type,
    url:
      type === 'SHORTS'
        ? `https://www.youtube.com/shorts/${video.id}`
        : `https://www.youtube.com/watch?v=${video.id}`,
    title: snippet.title,
    description: snippet.description,
    tags: snippet.tags,
    thumbnailUrl: snippet.thumbnails.medium?.url ?? snippet.thumbnails.default?.url ?? null,
    // YouTube's categories are broad ("Gaming"), and the API does not return the game shown on YouTube's pages.
    category: null,
    language: twoLetters(snippet.defaultAudioLanguage),
    visibility: status.privacyStatus,
    publishedAt: live?.actualStartTime ?? snippet.publishedAt,
    seconds,
    views: figures.viewCount ?? null,
    likes: figures.likeCount ?? null,
    minutesWatched: null,
    isPaidPromotion: video.paidProductPlacementDetails.hasPaidProductPlacement ?? null,
    viewersNow: isLive ? (live?.concurrentViewers ?? null) : null,
    isLive,
  }
}

export const countsOf = (counts: YoutubeChannel['statistics']): ChannelCounts => ({
  followers: counts.hiddenSubscriberCount ? null : (counts.subscriberCount ?? null),
  views: counts.viewCount,
  videos: counts.videoCount ?? null,
})

export const channelOf = (
  { id, snippet, statistics: counts }: YoutubeChannel,
  person: { readonly email?: string | undefined; readonly email_verified: boolean } | null,
): Channel => ({
  channelId: id,
  name: snippet.title,
  url: `https://www.youtube.com/channel/${id}`,
  pictureUrl: snippet.thumbnails.default?.url ?? null,
  email: person?.email ?? null,
  emailVerified: person?.email_verified ?? false,
  followers: countsOf(counts).followers,
  views: counts.viewCount,
  existsSince: snippet.publishedAt,
  isBusinessAccount: false,
  affiliation: 'none',
})
