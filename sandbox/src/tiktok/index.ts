import express, { type Router } from 'express'
import { z } from 'zod'
import { bornAt } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'

/** TikTok: www.tiktok.com and open.tiktokapis.com under one address. */
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
          avatar_url: '',
          profile_deep_link: `https://www.tiktok.com/@${channel.name.toLowerCase()}`,
          follower_count: channel.followers,
          likes_count: channel.followers * 14,
        },
      },
      error: fine,
    })
  }),
)

/** One video a week since the account's first day, newest first, before the cursor: as the vendor does. */
router.post(
  '/v2/video/list/',
  express.json(),
  withChannel('tiktok', (channel, request, response) => {
    const asked = videosAsked.safeParse(request.body)
    if (!asked.success)
      return void response.status(400).json({ data: {}, error: { ...fine, code: 'invalid_params' } })
    const first = bornAt(channel).getTime()
    const week = 7 * 86_400_000
    const newest = Math.floor(((asked.data.cursor ?? Date.now()) - first) / week)
    const videos = Array.from(
      { length: Math.max(0, Math.min(asked.data.max_count, newest + 1)) },
      (_, index) => ({
        id: `${channel.id}-${newest - index}`,
        create_time: Math.floor((first + (newest - index) * week) / 1000),
      }),
    )
    response.json({ data: { videos, has_more: newest + 1 > videos.length }, error: fine })
  }),
)
