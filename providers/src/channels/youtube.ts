import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { Channel, ChannelProvider, VendorSettings } from './channel.ts'
import { createOAuth } from './oauth.ts'
import { callVendor } from './vendorApi.ts'

const channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          publishedAt: z.coerce.date(),
          thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }),
        }),
        statistics: z.object({
          viewCount: z.coerce.number(),
          subscriberCount: z.coerce.number().optional(),
          hiddenSubscriberCount: z.boolean(),
        }),
      }),
    )
    .default([]),
})
const userinfo = z.object({ email: z.string().optional(), email_verified: z.boolean().default(false) })

export const createYoutube = (settings: VendorSettings): ChannelProvider => {
  const { baseUrl } = settings
  const oauth = createOAuth(
    {
      issuer: baseUrl ?? 'https://accounts.google.com',
      authorizationEndpoint: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/token`,
      revocationEndpoint: `${baseUrl ?? 'https://oauth2.googleapis.com'}/revoke`,
      scopes: [
        'https://www.googleapis.com/auth/youtube.readonly',
        'https://www.googleapis.com/auth/userinfo.email',
      ],
      // Without both Google hands out a refresh token on the first consent only.
      authorizationParameters: { access_type: 'offline' },
      consentParameters: { prompt: 'consent' },
    },
    settings,
  )

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const [person, found] = await Promise.all([
      callVendor(userinfo, `${baseUrl ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`, accessToken),
      callVendor(
        channels,
        `${baseUrl ?? 'https://www.googleapis.com'}/youtube/v3/channels?part=snippet,statistics&mine=true`,
        accessToken,
      ),
    ])
    const channel = found.items[0]
    if (!channel) throw new VendorUnavailable('This Google account has no YouTube channel')
    const { statistics, snippet } = channel
    return {
      channelId: channel.id,
      name: snippet.title,
      url: `https://www.youtube.com/channel/${channel.id}`,
      pictureUrl: snippet.thumbnails.default?.url ?? null,
      email: person.email ?? null,
      emailVerified: person.email_verified,
      followers: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
      views: statistics.viewCount,
      existsSince: snippet.publishedAt,
      isBusinessAccount: false,
      affiliation: 'none',
    }
  }
  return { id: 'youtube', name: 'YouTube', ...oauth, fetchChannel }
}
