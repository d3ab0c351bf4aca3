import type { Router } from 'express'
import { elevenCharacters, followersOf, type Video, videosOf, wordsOf } from '../channels/life.ts'
import { marketChannelOf } from '../channels/market.ts'
import { addChannelsPage } from '../channels/router.ts'
import { channelOf, channelsOf } from '../channels/store.ts'
import { bornAt, type TestChannel } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'
import { addHub, tellOfUpload } from './hub.ts'

/** Simulates accounts.google.com, oauth2.googleapis.com and the YouTube Data API under one URL. */
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
    ['youtube.readonly', 'yt-analytics.readonly', 'userinfo.email']
      .map((scope) => `https://www.googleapis.com/auth/${scope}`)
      .join(' '),
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

addChannelsPage(router, 'google', 'YouTube', tellOfUpload)
addHub(router)

const uploadsOf = (channel: TestChannel): string => `UU-${channel.id}`

/** A channel's total views: a fixed number of earlier views plus the views of its listed videos. */
const viewsOf = (channel: TestChannel, videos: readonly Video[]): number => {
  const known = marketChannelOf('google', channel.id)
  const before = known?.content.reduce((sum, { views }) => sum + views, 0) ?? 0
  return videos.reduce(
    (sum, { views }) => sum + views,
    known ? known.totalViews - before : channel.followers * 310,
  )
}

const channelResource = (channel: TestChannel) => {
  const videos = videosOf('google', channel, Date.now())
  const known = marketChannelOf('google', channel.id)
  return {
    kind: 'youtube#channel',
    id: channel.id,
    snippet: {
      title: channel.name,
      description: '',
      publishedAt: bornAt(channel).toISOString(),
      thumbnails: known?.pictureUrl ? { default: { url: known.pictureUrl } } : {},
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(channel) } },
    statistics: {
      viewCount: String(viewsOf(channel, videos)),
      ...(known?.hidesFollowers ? {} : { subscriberCount: String(followersOf('google', channel)) }),
      hiddenSubscriberCount: known?.hidesFollowers ?? false,
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

const videoId = (channel: TestChannel, { key, vendorId }: Video): string =>
  vendorId ?? elevenCharacters(channel.id, key)
/** Owners also see their hidden videos. */
const seenBy = (viewer: TestChannel, owner: TestChannel, now: number): readonly Video[] =>
  videosOf('google', owner, now).filter(({ visibility }) => visibility === 'public' || viewer.id === owner.id)

router.get(
  '/youtube/v3/playlistItems',
  withChannel('google', (channel, request, response) => {
    const owner = channelsOf('google').find((each) => uploadsOf(each) === request.query.playlistId)
    const all = owner ? seenBy(channel, owner, Date.now()) : []
    // YouTube creates the uploads playlist with the first video, although the channel already contains the playlist's
    // id.
    if (!owner || all.length === 0)
      return void response
        .status(404)
        .json({ error: { code: 404, errors: [{ reason: 'playlistNotFound' }], message: 'not found' } })
    const start = Number(request.query.pageToken ?? 0)
    const end = start + Math.min(50, Number(request.query.maxResults ?? 5))
    // Express returns 304 if the content is unchanged since the ETag in If-None-Match.
    response.json({
      kind: 'youtube#playlistItemListResponse',
      pageInfo: { totalResults: all.length, resultsPerPage: end - start },
      ...(end < all.length ? { nextPageToken: String(end) } : {}),
      items: all.slice(start, end).map((video) => ({
        kind: 'youtube#playlistItem',
        contentDetails: {
          videoId: videoId(owner, video),
          videoPublishedAt: new Date(video.publishedAt).toISOString(),
        },
      })),
    })
  }),
)

/** Durations as YouTube formats them: PT1H2M3S. */
const durationOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

const streamedOf = ({ publishedAt, seconds, viewers }: Video) => ({
  actualStartTime: new Date(publishedAt).toISOString(),
  ...(viewers === null
    ? { actualEndTime: new Date(publishedAt + seconds * 1000).toISOString() }
    : { concurrentViewers: String(viewers) }),
})

const videoResource = (owner: TestChannel, video: Video) => ({
  kind: 'youtube#video',
  id: videoId(owner, video),
  snippet: {
    publishedAt: new Date(video.publishedAt).toISOString(),
    channelId: owner.id,
    channelTitle: owner.name,
    title: video.title,
    description: wordsOf(video, owner.name),
    thumbnails: {},
    tags: [video.game],
    categoryId: '20',
    liveBroadcastContent: video.viewers === null ? 'none' : 'live',
    defaultAudioLanguage: marketChannelOf('google', owner.id)?.language ?? 'en-GB',
  },
  contentDetails: { duration: durationOf(video.viewers === null ? video.seconds : 0), dimension: '2d' },
  status: { uploadStatus: 'processed', privacyStatus: video.visibility },
  statistics: { viewCount: String(video.views), likeCount: String(video.likes) },
  paidProductPlacementDetails: { hasPaidProductPlacement: video.disclosedBy === 'vendor' },
  ...(video.type === 'STREAM' && { liveStreamingDetails: streamedOf(video) }),
  player:
    video.type === 'SHORTS'
      ? { embedHtml: '', embedWidth: '360', embedHeight: '640' }
      : { embedHtml: '', embedWidth: '640', embedHeight: '360' },
})

router.get(
  '/youtube/v3/videos',
  withChannel('google', (channel, request, response) => {
    const asked = String(request.query.id ?? '').split(',')
    const now = Date.now()
    const items = ownersFor(channel, asked, now).flatMap((owner) =>
      seenByLink(channel, owner, now)
        .filter((video) => asked.includes(videoId(owner, video)))
        .map((video) => videoResource(owner, video)),
    )
    response.json({ kind: 'youtube#videoListResponse', items })
  }),
)

/** YouTube Analytics: the watch time of the owner's requested videos. */
router.get(
  '/v2/reports',
  withChannel('google', (channel, request, response) => {
    const { ids, dimensions, metrics, filters } = request.query
    const asked = /^video==(.+)$/.exec(String(filters))?.[1]?.split(',') ?? []
    const isKnown = ids === 'channel==MINE' && dimensions === 'video' && metrics === 'estimatedMinutesWatched'
    if (!isKnown || asked.length === 0 || asked.length > 500)
      return void response
        .status(400)
        .json({ error: { code: 400, errors: [{ reason: 'badRequest' }], message: 'unknown report' } })
    response.json({
      kind: 'youtubeAnalytics#resultTable',
      columnHeaders: [
        { name: 'video', columnType: 'DIMENSION', dataType: 'STRING' },
        { name: 'estimatedMinutesWatched', columnType: 'METRIC', dataType: 'INTEGER' },
      ],
      rows: videosOf('google', channel, Date.now())
        .filter((video) => asked.includes(videoId(channel, video)))
        .map((video) => [videoId(channel, video), video.minutesWatched])
        .sort(([, one], [, other]) => Number(other) - Number(one)),
    })
  }),
)

/** Unlisted videos are visible to anyone who knows their id. */
const seenByLink = (viewer: TestChannel, owner: TestChannel, now: number): readonly Video[] =>
  videosOf('google', owner, now).filter(
    ({ visibility }) => visibility !== 'private' || viewer.id === owner.id,
  )

/** Searches only the caller's channel if it contains all requested videos. Otherwise searches all channels. */
const ownersFor = (viewer: TestChannel, asked: readonly string[], now: number): readonly TestChannel[] => {
  const own = new Set(videosOf('google', viewer, now).map((video) => videoId(viewer, video)))
  return asked.every((id) => own.has(id)) ? [viewer] : channelsOf('google')
}
