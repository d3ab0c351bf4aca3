/**
 * The parts of Twitch's Helix API that we read (dev.twitch.tv/docs/api/reference, as of November 2026; the API has no
 * versions).
 */
import { z } from 'zod'
import { type ContentItem, twoLetters } from './content.ts'

export const users = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      login: z.string(),
      display_name: z.string(),
      broadcaster_type: z.enum(['', 'affiliate', 'partner']),
      profile_image_url: z.string(),
      email: z.string().optional(),
      created_at: z.coerce.date(),
    }),
  ),
})
export type HelixUser = z.infer<typeof users>['data'][number]

export const followers = z.object({ total: z.number().int() })

export const streams = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      user_login: z.string(),
      game_id: z.string(),
      game_name: z.string(),
      title: z.string(),
      tags: z
        .array(z.string())
        .nullish()
        .transform((tags) => tags ?? []),
      viewer_count: z.number().int(),
      started_at: z.coerce.date(),
      language: z.string(),
      thumbnail_url: z.string(),
    }),
  ),
})
export type HelixStream = z.infer<typeof streams>['data'][number]

export const videos = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** The stream's id, present only for recordings of streams. */
      stream_id: z.string().nullish(),
      title: z.string(),
      description: z.string(),
      created_at: z.coerce.date(),
      published_at: z.coerce.date(),
      url: z.string(),
      thumbnail_url: z.string(),
      view_count: z.number().int(),
      language: z.string(),
      type: z.enum(['archive', 'highlight', 'upload']),
      duration: z.string(),
    }),
  ),
  pagination: z.object({ cursor: z.string().optional() }).optional(),
})
export type HelixVideo = z.infer<typeof videos>['data'][number]

/** Reads a duration such as 3h8m33s. */
export const secondsOf = (duration: string): number | null => {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration)
  if (parts === null || duration === '') return null
  const [, hours = 0, minutes = 0, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Fills in the placeholders for the size in a URL: {width}x{height}, for videos %{width}x%{height}. */
const pictureOf = (template: string): string | null =>
  template === '' ? null : template.replace(/%?\{width\}/, '640').replace(/%?\{height\}/, '360')

export const itemOfStream = (stream: HelixStream): ContentItem => ({
  externalId: stream.id,
  type: 'STREAM',
  url: `https://www.twitch.tv/${stream.user_login}`,
  title: stream.title,
  description: '',
  tags: stream.tags,
  thumbnailUrl: pictureOf(stream.thumbnail_url),
  category: stream.game_id === '' ? null : { id: stream.game_id, name: stream.game_name },
  language: twoLetters(stream.language),
  visibility: 'public',
  publishedAt: stream.started_at,
  seconds: Math.max(0, Math.round((Date.now() - stream.started_at.getTime()) / 1000)),
  views: null,
  likes: null,
  minutesWatched: null,
  isPaidPromotion: null,
  viewersNow: stream.viewer_count,
  isLive: true,
})

/**
 * A recording proves that there was a stream and how long it was, but not how many viewers it had. The stream gets the
 * recording's URL, because the channel's URL shows other streams later.
 */
export const itemsOfVideo = (video: HelixVideo): readonly ContentItem[] => {
  const recording: ContentItem = {
    externalId: video.id,
    type: video.type === 'archive' ? 'VOD' : 'VIDEO',
    url: video.url,
    title: video.title,
    description: video.description,
    tags: [],
    thumbnailUrl: pictureOf(video.thumbnail_url),
    category: null,
    language: twoLetters(video.language),
    visibility: 'public',
    publishedAt: video.published_at,
    seconds: secondsOf(video.duration),
    views: video.view_count,
    likes: null,
    minutesWatched: null,
    isPaidPromotion: null,
    viewersNow: null,
    isLive: false,
  }
  if (video.type !== 'archive' || !video.stream_id) return [recording]
  const stream: ContentItem = {
    ...recording,
    externalId: video.stream_id,
    type: 'STREAM',
    publishedAt: video.created_at,
    views: null,
  }
  return [recording, stream]
}
