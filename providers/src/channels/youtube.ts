import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { Channel, ChannelProvider, ChannelReading, VendorSettings } from './channel.ts'
import type { ChannelCounts, KnownContent } from './content.ts'
import { createOAuth, type OAuthVendor } from './oauth.ts'
import { callVendor } from './vendorApi.ts'
import { withWatchTime } from './youtubeAnalytics.ts'
import { channelOf, channelStatistics, channels, countsOf, type YoutubeChannel } from './youtubeData.ts'
import { createHub } from './youtubeHub.ts'
import { PAGE, uploadsOf, uploadsOrNone, videosOf } from './youtubeUploads.ts'

const userinfo = z.object({ email: z.string().optional(), email_verified: z.boolean().default(false) })

/** Google's endpoints and scopes. */
const google = (baseUrl: string | undefined): OAuthVendor => ({
  issuer: baseUrl ?? 'https://accounts.google.com',
  authorizationEndpoint: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  tokenEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/token`,
  revocationEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/revoke`,
  scopes: [
    'https://www.googleapis.com/auth/youtube.readonly',
    'https://www.googleapis.com/auth/yt-analytics.readonly',
    'https://www.googleapis.com/auth/userinfo.email',
  ],
  // Without `offline` and `consent`, Google returns a refresh token only for the first consent.
  authorizationParameters: { access_type: 'offline' },
  consentParameters: { prompt: 'consent' },
})

export const createYoutube = (settings: VendorSettings): ChannelProvider => {
  const { baseUrl } = settings
  const api = `${baseUrl ?? 'https://www.googleapis.com'}/youtube/v3`
  const analytics = baseUrl ?? 'https://youtubeanalytics.googleapis.com'
  const oauth = createOAuth(google(baseUrl), settings)

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

  const readChannel = async (accessToken: string, known: KnownContent): Promise<ChannelReading> => {
    const own = await ownChannel(accessToken)
    const { videos } = countsOf(own.statistics)
    const list = uploadsOf(api, accessToken, own.contentDetails.relatedPlaylists.uploads, known)
    const uploads = await uploadsOrNone(list, videos, known)
    const items = await withWatchTime(analytics, accessToken, await videosOf(api, accessToken, uploads.ids))
    return {
      channel: channelOf(own, null),
      items,
      completeSince: uploads.completeSince,
      completeFor: ['VIDEO', 'SHORTS', 'STREAM'],
      videos,
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
