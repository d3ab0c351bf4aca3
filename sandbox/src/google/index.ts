import type { Router } from 'express'
import { elevenCharacters, followersOf, type Video, videosOf } from '../channels/life.ts'
import { addChannelsPage } from '../channels/router.ts'
import { channelOf, channelsOf } from '../channels/store.ts'
import { bornAt, type TestChannel } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'

/** Google: accounts.google.com, oauth2.googleapis.com and the YouTube Data API under one address. */
export const router: Router = createOAuthRouter({
  id: 'google',
  title: 'YouTube',
  brand: '#ff4e45',
  paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
  clientIdParameter: 'client_id',
  challenge: 'base64url',
  accessSeconds: 3_599,
  refreshNeedsConsent: true,
  scopeOf: () =>
    'https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/userinfo.email',
})

router.get(
  '/v1/userinfo',
  withChannel('google', (channel, _request, response) => {
    response.json({
      sub: channel.id,
      ...(channel.email ? { email: channel.email, email_verified: true } : {}),
    })
  }),
)

addChannelsPage(router, 'google', 'YouTube')

const uploadsOf = (channel: TestChannel): string => `UU-${channel.id}`

const channelResource = (channel: TestChannel) => {
  const videos = videosOf('google', channel, Date.now())
  return {
    kind: 'youtube#channel',
    id: channel.id,
    snippet: {
      title: channel.name,
      description: '',
      publishedAt: bornAt(channel).toISOString(),
      thumbnails: {},
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(channel) } },
    statistics: {
      viewCount: String(videos.reduce((sum, { views }) => sum + views, channel.followers * 310)),
      subscriberCount: String(followersOf('google', channel)),
      hiddenSubscriberCount: false,
      videoCount: String(videos.filter(({ visibility }) => visibility === 'public').length),
    },
  }
}

router.get(
  '/youtube/v3/channels',
  withChannel('google', (channel, request, response) => {
    const { id } = request.query
    const asked =
      typeof id === 'string' ? id.split(',').flatMap((each) => channelOf('google', each) ?? []) : [channel]
    response.json({
      kind: 'youtube#channelListResponse',
      pageInfo: { totalResults: asked.length, resultsPerPage: 50 },
      items: asked.map(channelResource),
    })
  }),
)

const videoId = (channel: TestChannel, key: string): string => elevenCharacters(channel.id, key)
/** Owners see what they hide. */
const seenBy = (viewer: TestChannel, owner: TestChannel, now: number): readonly Video[] =>
  videosOf('google', owner, now).filter(({ visibility }) => visibility === 'public' || viewer.id === owner.id)

router.get(
  '/youtube/v3/playlistItems',
  withChannel('google', (channel, request, response) => {
    const owner = channelsOf('google').find((each) => uploadsOf(each) === request.query.playlistId)
    if (!owner)
      return void response
        .status(404)
        .json({ error: { code: 404, errors: [{ reason: 'playlistNotFound' }], message: 'not found' } })
    const all = seenBy(channel, owner, Date.now())
    const start = Number(request.query.pageToken ?? 0)
    const end = start + Math.min(50, Number(request.query.maxResults ?? 5))
    // Express answers 304 where the request's If-None-Match still fits.
    response.json({
      kind: 'youtube#playlistItemListResponse',
      pageInfo: { totalResults: all.length, resultsPerPage: end - start },
      ...(end < all.length ? { nextPageToken: String(end) } : {}),
      items: all.slice(start, end).map(({ key, publishedAt }) => ({
        kind: 'youtube#playlistItem',
        contentDetails: {
          videoId: videoId(owner, key),
          videoPublishedAt: new Date(publishedAt).toISOString(),
        },
      })),
    })
  }),
)

/** The clock that YouTube uses for lengths: PT1H2M3S. */
const durationOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

const videoResource = (owner: TestChannel, video: Video) => ({
  kind: 'youtube#video',
  id: videoId(owner, video.key),
  snippet: {
    publishedAt: new Date(video.publishedAt).toISOString(),
    channelId: owner.id,
    channelTitle: owner.name,
    title: video.title,
    description: `${video.game}, played by ${owner.name}.`,
    thumbnails: {},
    tags: [video.game],
    categoryId: '20',
    liveBroadcastContent: 'none',
    defaultAudioLanguage: 'en-GB',
  },
  contentDetails: { duration: durationOf(video.seconds), dimension: '2d' },
  status: { uploadStatus: 'processed', privacyStatus: video.visibility },
  statistics: { viewCount: String(video.views), likeCount: String(video.likes) },
  paidProductPlacementDetails: { hasPaidProductPlacement: false },
  player: video.isShort
    ? { embedHtml: '', embedWidth: '360', embedHeight: '640' }
    : { embedHtml: '', embedWidth: '640', embedHeight: '360' },
})

router.get(
  '/youtube/v3/videos',
  withChannel('google', (channel, request, response) => {
    const asked = String(request.query.id ?? '').split(',')
    const now = Date.now()
    const items = channelsOf('google').flatMap((owner) =>
      seenByLink(channel, owner, now)
        .filter(({ key }) => asked.includes(videoId(owner, key)))
        .map((video) => videoResource(owner, video)),
    )
    response.json({ kind: 'youtube#videoListResponse', items })
  }),
)

/** Who knows the id of an unlisted video sees it. */
const seenByLink = (viewer: TestChannel, owner: TestChannel, now: number): readonly Video[] =>
  videosOf('google', owner, now).filter(
    ({ visibility }) => visibility !== 'private' || viewer.id === owner.id,
  )
