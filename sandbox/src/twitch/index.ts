import type { Router } from 'express'
import { digits, followersOf, type Stream, streamsOf, videosOf, wordsOf } from '../channels/life.ts'
import { marketChannelOf } from '../channels/market.ts'
import { addChannelsPage } from '../channels/router.ts'
import { channelOf } from '../channels/store.ts'
import { bornAt, type TestChannel } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'
import { addEventSub, tellOfStream } from './eventSub.ts'

/** Simulates id.twitch.tv and api.twitch.tv/helix under one URL. */
export const router: Router = createOAuthRouter({
  id: 'twitch',
  title: 'Twitch',
  brand: '#9146ff',
  paths: { authorize: '/oauth2/authorize', token: '/oauth2/token', revoke: '/oauth2/revoke' },
  clientIdParameter: 'client_id',
  challenge: 'base64url',
  accessSeconds: 14_400,
  refreshRefusal: { error: 'Bad Request', status: 400, message: 'Invalid refresh token' },
  scopeOf: () => ['user:read:email', 'moderator:read:followers'],
})

addChannelsPage(router, 'twitch', 'Twitch', tellOfStream)
addEventSub(router)

const broadcasterTypes = { none: '', twitch_affiliate: 'affiliate', twitch_partner: 'partner' } as const

const broadcasterType = (channel: TestChannel): string => {
  const known = marketChannelOf('twitch', channel.id)
  if (known) return broadcasterTypes[known.affiliation]
  const followers = followersOf('twitch', channel)
  return followers > 50_000 ? 'partner' : followers > 500 ? 'affiliate' : ''
}

router.get(
  '/helix/users',
  withChannel('twitch', (channel, _request, response) => {
    response.json({
      data: [
        {
          id: channel.id,
          login: channel.name.toLowerCase(),
          display_name: channel.name,
          type: '',
          broadcaster_type: broadcasterType(channel),
          description: '',
          profile_image_url: marketChannelOf('twitch', channel.id)?.pictureUrl ?? '',
          offline_image_url: '',
          view_count: 0,
          ...(channel.email ? { email: channel.email } : {}),
          created_at: bornAt(channel).toISOString(),
        },
      ],
    })
  }),
)

router.get(
  '/helix/channels/followers',
  withChannel('twitch', (channel, _request, response) => {
    response.json({ total: followersOf('twitch', channel), data: [], pagination: {} })
  }),
)

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')

const streamId = (channel: TestChannel, key: string): string => digits(11, 'stream', channel.id, key)

router.get(
  '/helix/streams',
  withChannel('twitch', (_channel, request, response) => {
    const now = Date.now()
    const data = listOf(request.query.user_id).flatMap((id) => {
      const channel = channelOf('twitch', id)
      const stream = channel && streamsOf('twitch', channel, now).find(({ to }) => to === null)
      return channel && stream ? [liveStream(channel, stream)] : []
    })
    response.json({ data, pagination: {} })
  }),
)

const liveStream = (channel: TestChannel, stream: Stream) => ({
  id: streamId(channel, stream.key),
  user_id: channel.id,
  user_login: channel.name.toLowerCase(),
  user_name: channel.name,
  game_id: digits(6, 'game', stream.game),
  game_name: stream.game,
  type: 'live',
  title: stream.title,
  tags: ['English'],
  viewer_count: stream.viewers,
  started_at: new Date(stream.from).toISOString(),
  language: 'en',
  thumbnail_url: '',
  is_mature: false,
})

/** Formats a duration as 3h8m33s. */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}h${Math.floor((seconds % 3600) / 60)}m${Math.floor(seconds % 60)}s`

type Told = {
  readonly type: 'upload' | 'archive'
  readonly stream_id?: string
  readonly description?: string
  readonly title: string
  readonly created_at: string
  readonly published_at: string
  readonly view_count: number
  readonly duration: string
}

const video = (channel: TestChannel, id: string, told: Told) => ({
  id,
  stream_id: null,
  user_id: channel.id,
  user_login: channel.name.toLowerCase(),
  user_name: channel.name,
  description: '',
  url: `https://www.twitch.tv/videos/${id}`,
  thumbnail_url: '',
  viewable: 'public',
  language: marketChannelOf('twitch', channel.id)?.language ?? 'en',
  muted_segments: null,
  ...told,
})

const uploads = (channel: TestChannel, now: number) =>
  videosOf('twitch', channel, now)
    .filter(({ visibility }) => visibility === 'public')
    .map((each) =>
      video(channel, each.vendorId ?? digits(10, 'video', channel.id, each.key), {
        type: each.type === 'VOD' ? 'archive' : 'upload',
        title: each.title,
        description: wordsOf(each, channel.name),
        created_at: new Date(each.publishedAt).toISOString(),
        published_at: new Date(each.publishedAt).toISOString(),
        view_count: each.views,
        duration: lengthOf(each.seconds),
      }),
    )

const archives = (channel: TestChannel, now: number) =>
  streamsOf('twitch', channel, now).map(({ key, title, from, to, viewers }) =>
    video(channel, digits(10, 'archive', channel.id, key), {
      type: 'archive',
      stream_id: streamId(channel, key),
      title,
      created_at: new Date(from).toISOString(),
      published_at: new Date(from).toISOString(),
      view_count: viewers,
      duration: lengthOf(((to ?? now) - from) / 1000),
    }),
  )

router.get(
  '/helix/videos',
  withChannel('twitch', (_channel, request, response) => {
    const channel = channelOf('twitch', String(request.query.user_id))
    if (!channel) return void response.json({ data: [], pagination: {} })
    const now = Date.now()
    const first = Math.min(100, Number(request.query.first ?? 20))
    const after = Number(request.query.after ?? 0)
    const all = [...uploads(channel, now), ...archives(channel, now)].sort((one, other) =>
      other.published_at.localeCompare(one.published_at),
    )
    const end = after + first
    response.json({
      data: all.slice(after, end),
      pagination: end < all.length ? { cursor: String(end) } : {},
    })
  }),
)
