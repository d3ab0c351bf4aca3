import express, { type Router } from 'express'
import { z } from 'zod'
import { digits, followersOf, type Video, videosOf, wordsOf } from '../channels/life.ts'
import { marketChannelOf } from '../channels/market.ts'
import { addChannelsPage } from '../channels/router.ts'
import type { TestChannel } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'

/** Simulates www.tiktok.com and open.tiktokapis.com under one URL. */
export const router: Router = createOAuthRouter({
  id: 'tiktok',
  title: 'TikTok',
  brand: '#25f4ee',
  paths: { authorize: '/v2/auth/authorize/', token: '/v2/oauth/token/', revoke: '/v2/oauth/revoke/' },
  clientIdParameter: 'client_key',
  challenge: 'hex',
  accessSeconds: 86_400,
  scopeOf: () => 'user.info.basic,user.info.profile,user.info.stats,video.list',
})

const fine = { code: 'ok', message: '', log_id: 'sandbox' }
const videosAsked = z.object({
  cursor: z.number().optional(),
  max_count: z.number().int().min(1).max(20).default(10),
})

router.get(
  '/v2/user/info/',
  withChannel('tiktok', (channel, _request, response) => {
    response.json({
      data: {
        user: {
          open_id: channel.id,
          display_name: channel.name,
          username: channel.name.toLowerCase(),
          avatar_url: marketChannelOf('tiktok', channel.id)?.pictureUrl ?? '',
          profile_deep_link: `https://www.tiktok.com/@${channel.name.toLowerCase()}`,
          follower_count: followersOf('tiktok', channel),
          likes_count: channel.followers * 14,
        },
      },
      error: fine,
    })
  }),
)

const videoOf = (channel: TestChannel, video: Video) => {
  const id = video.vendorId ?? digits(19, 'tiktok', channel.id, video.key)
  return {
    id,
    create_time: Math.floor(video.publishedAt / 1000),
    cover_image_url: '',
    share_url: `https://www.tiktok.com/@${channel.name.toLowerCase()}/video/${id}?utm_source=sandbox`,
    video_description: `${video.title} #${video.game.replaceAll(' ', '')} ${wordsOf(video, channel.name)}`,
    duration: video.seconds,
    title: video.title,
    like_count: video.likes,
    view_count: video.views,
  }
}

/** TikTok lists only public videos. */
const publicVideos = (channel: TestChannel) =>
  videosOf('tiktok', channel, Date.now())
    .filter(({ visibility }) => visibility === 'public')
    .map((video) => videoOf(channel, video))

/** Lists videos older than the cursor, newest first, in TikTok's format. */
router.post(
  '/v2/video/list/',
  express.json(),
  withChannel('tiktok', (channel, request, response) => {
    const asked = videosAsked.safeParse(request.body)
    if (!asked.success)
      return void response.status(400).json({ data: {}, error: { ...fine, code: 'invalid_params' } })
    const { cursor = Date.now(), max_count } = asked.data
    const before = publicVideos(channel).filter(({ create_time }) => create_time * 1000 < cursor)
    const videos = before.slice(0, max_count)
    const last = videos.at(-1)
    response.json({
      data: {
        videos,
        cursor: last ? last.create_time * 1000 : cursor,
        has_more: before.length > videos.length,
      },
      error: fine,
    })
  }),
)

const queried = z.object({ filters: z.object({ video_ids: z.array(z.string()).max(20) }) })

router.post(
  '/v2/video/query/',
  express.json(),
  withChannel('tiktok', (channel, request, response) => {
    const asked = queried.safeParse(request.body)
    if (!asked.success)
      return void response.status(400).json({ data: {}, error: { ...fine, code: 'invalid_params' } })
    const { video_ids } = asked.data.filters
    const videos = publicVideos(channel).filter(({ id }) => video_ids.includes(id))
    response.json({ data: { videos }, error: fine })
  }),
)

addChannelsPage(router, 'tiktok', 'TikTok')
