import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { Channel, ChannelProvider, ChannelReading, VendorSettings } from './channel.ts'
import type { ChannelCounts, ContentItem, KnownContent } from './content.ts'
import { createOAuth } from './oauth.ts'
import { callVendor, callVendorUnlessKnown } from './vendorApi.ts'
import { withWatchTime } from './youtubeAnalytics.ts'
import {
  channelOf,
  channelStatistics,
  channels,
  countsOf,
  itemOfVideo,
  playlistItems,
  videos,
  type YoutubeChannel,
} from './youtubeData.ts'
import { createHub } from './youtubeHub.ts'

const userinfo = z.object({ email: z.string().optional(), email_verified: z.boolean().default(false) })

/** How many things one call may name or list, and the most pages of uploads that are read. */
const PAGE = 50
const PAGES = 4

const PARTS =
  'snippet,contentDetails,status,statistics,player,liveStreamingDetails,paidProductPlacementDetails'

type Uploads = {
  readonly ids: readonly string[]
  readonly completeSince: Date
  readonly etag: string | null
  readonly calls: number
}

export const createYoutube = (settings: VendorSettings): ChannelProvider => {
  const { baseUrl } = settings
  const api = `${baseUrl ?? 'https://www.googleapis.com'}/youtube/v3`
  const analytics = baseUrl ?? 'https://youtubeanalytics.googleapis.com'
  const oauth = createOAuth(
    {
      issuer: baseUrl ?? 'https://accounts.google.com',
      authorizationEndpoint: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/token`,
      revocationEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/revoke`,
      scopes: [
        'https://www.googleapis.com/auth/youtube.readonly',
        'https://www.googleapis.com/auth/yt-analytics.readonly',
        'https://www.googleapis.com/auth/userinfo.email',
      ],
      // Without both Google hands out a refresh token on the first consent only.
      authorizationParameters: { access_type: 'offline' },
      consentParameters: { prompt: 'consent' },
    },
    settings,
  )

  const ownChannel = async (accessToken: string): Promise<YoutubeChannel> => {
    const found = await callVendor(
      channels,
      `${api}/channels?part=snippet,statistics,contentDetails&mine=true`,
      accessToken,
    )
    const channel = found.items[0]
    if (!channel) throw new VendorUnavailable('This Google account has no YouTube channel')
    return channel
  }

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const [person, channel] = await Promise.all([
      callVendor(userinfo, `${baseUrl ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`, accessToken),
      ownChannel(accessToken),
    ])
    return channelOf(channel, person)
  }

  /** The newest uploads first; for the owner's token those that are unlisted and private as well. */
  const uploadsOf = async (accessToken: string, playlist: string, known: KnownContent): Promise<Uploads> => {
    const ids: string[] = []
    let etag: string | null = null
    let calls = 0
    let oldest = new Date()
    let pageToken: string | undefined
    do {
      const asked = new URLSearchParams({
        part: 'contentDetails',
        playlistId: playlist,
        maxResults: String(PAGE),
      })
      if (pageToken !== undefined) asked.set('pageToken', pageToken)
      const url = `${api}/playlistItems?${asked}`
      const page = await callVendorUnlessKnown(
        playlistItems,
        url,
        accessToken,
        calls === 0 ? known.uploadsEtag : null,
      )
      calls += 1
      if (page === null)
        return { ids: known.externalIds, completeSince: known.since, etag: known.uploadsEtag, calls }
      if (calls === 1) etag = page.etag
      for (const { contentDetails: item } of page.data.items) {
        oldest = item.videoPublishedAt ?? oldest
        if (oldest >= known.since) ids.push(item.videoId)
      }
      pageToken = page.data.nextPageToken
    } while (pageToken !== undefined && calls < PAGES && oldest >= known.since)
    const isWhole = pageToken === undefined || oldest < known.since
    return { ids, completeSince: isWhole ? known.since : oldest, etag, calls }
  }

  const videosOf = async (accessToken: string, ids: readonly string[]): Promise<readonly ContentItem[]> => {
    const items: ContentItem[] = []
    for (let start = 0; start < ids.length; start += PAGE) {
      const id = ids.slice(start, start + PAGE).join(',')
      const asked = new URLSearchParams({ part: PARTS, id, maxWidth: '640', maxHeight: '640' })
      const page = await callVendor(videos, `${api}/videos?${asked}`, accessToken)
      items.push(...page.items.flatMap((video) => itemOfVideo(video) ?? []))
    }
    return items
  }

  const readChannel = async (accessToken: string, known: KnownContent): Promise<ChannelReading> => {
    const own = await ownChannel(accessToken)
    const uploads = await uploadsOf(accessToken, own.contentDetails.relatedPlaylists.uploads, known)
    const items = await withWatchTime(analytics, accessToken, await videosOf(accessToken, uploads.ids))
    return {
      channel: channelOf(own, null),
      items,
      completeSince: uploads.completeSince,
      completeFor: ['VIDEO', 'SHORTS', 'STREAM'],
      videos: countsOf(own.statistics).videos,
      uploadsEtag: uploads.etag,
      units: 1 + uploads.calls + Math.ceil(uploads.ids.length / PAGE),
    }
  }

  const countMany = async (
    accessToken: string,
    channelIds: readonly string[],
  ): Promise<ReadonlyMap<string, ChannelCounts>> => {
    const asked = new URLSearchParams({
      part: 'statistics',
      id: channelIds.join(','),
      maxResults: String(PAGE),
    })
    const { items } = await callVendor(channelStatistics, `${api}/channels?${asked}`, accessToken)
    return new Map(items.map(({ id, statistics }) => [id, countsOf(statistics)]))
  }
  const pushes = createHub(`${baseUrl ?? 'https://pubsubhubbub.appspot.com'}/subscribe`)
  return { id: 'youtube', name: 'YouTube', ...oauth, fetchChannel, readChannel, countMany, pushes }
}
