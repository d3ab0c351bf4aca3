/** TikTok's Display API, version 2 (developers.tiktok.com/doc/tiktok-api-v2-video-list, as of November 2026). */
import { z } from 'zod'
import type { ContentItem } from './content.ts'

export const USER_FIELDS =
  'open_id,avatar_url,display_name,username,profile_deep_link,follower_count,likes_count'
export const VIDEO_FIELDS =
  'id,create_time,cover_image_url,share_url,video_description,duration,title,like_count,view_count'

export const userInfo = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string(),
      display_name: z.string(),
      username: z.string().optional(),
      avatar_url: z.string().optional(),
      profile_deep_link: z.string().optional(),
      follower_count: z.number().int().optional(),
      likes_count: z.number().int().optional(),
    }),
  }),
})

/** Times are in seconds since the epoch. */
const created = z.object({ id: z.string(), create_time: z.number().int() })
export const videoDates = z.object({ data: z.object({ videos: z.array(created).default([]) }) })

const video = created.extend({
  cover_image_url: z.string().optional(),
  share_url: z.string().optional(),
  video_description: z.string().optional(),
  duration: z.number().int().optional(),
  title: z.string().optional(),
  like_count: z.number().int().optional(),
  view_count: z.number().int().optional(),
})
export type TiktokVideo = z.infer<typeof video>

export const videoList = z.object({
  data: z.object({
    videos: z.array(video).default([]),
    /** The time from which the next page continues with older videos, in milliseconds since the epoch. */
    cursor: z.number().int().optional(),
    has_more: z.boolean().default(false),
  }),
})
export const videoQuery = z.object({ data: z.object({ videos: z.array(video).default([]) }) })

/** TikTok's list contains only public videos. */
export const itemOfVideo = (found: TiktokVideo, channelUrl: string): ContentItem => ({
  externalId: found.id,
  type: 'SHORTS',
  url: found.share_url?.replace(/\?.*$/, '') ?? `${channelUrl}/video/${found.id}`,
  title: found.title ?? '',
  description: found.video_description ?? '',
  tags: [...(found.video_description ?? '').matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag),
  thumbnailUrl: found.cover_image_url || null,
  category: null,
  language: null,
  visibility: 'public',
  publishedAt: new Date(found.create_time * 1000),
  seconds: found.duration ?? null,
  views: found.view_count ?? null,
  likes: found.like_count ?? null,
  minutesWatched: null,
  isPaidPromotion: null,
  viewersNow: null,
  isLive: false,
})
