import { z } from 'zod'
import type { Channel, ChannelProvider, VendorSettings } from './channel.ts'
import { createOAuth } from './oauth.ts'
import { callVendor } from './vendorApi.ts'

const userInfo = z.object({
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
const videoList = z.object({
  data: z.object({ videos: z.array(z.object({ create_time: z.number().int() })).default([]) }),
})

const USER_FIELDS = 'open_id,avatar_url,display_name,username,profile_deep_link,follower_count,likes_count'
const AGE_PROBE_MS = 30 * 24 * 60 * 60 * 1000

export const createTiktok = (settings: VendorSettings): ChannelProvider => {
  const signInHost = settings.baseUrl ?? 'https://www.tiktok.com'
  const api = `${settings.baseUrl ?? 'https://open.tiktokapis.com'}/v2`
  const oauth = createOAuth(
    {
      issuer: signInHost,
      authorizationEndpoint: `${signInHost}/v2/auth/authorize/`,
      tokenEndpoint: `${api}/oauth/token/`,
      revocationEndpoint: `${api}/oauth/revoke/`,
      scopes: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'],
      clientIdParameter: 'client_key',
      scopeSeparator: ',',
      challenge: 'hex',
    },
    settings,
  )

  /** TikTok does not tell an account's age, but lists videos from a date backwards: one from before the probe proves the age. */
  const oldestKnown = async (accessToken: string, before: Date): Promise<Date | null> => {
    const { data } = await callVendor(videoList, `${api}/video/list/?fields=id,create_time`, accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cursor: before.getTime(), max_count: 1 }),
    })
    const video = data.videos[0]
    return video ? new Date(video.create_time * 1000) : null
  }

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const now = new Date()
    const [info, old] = await Promise.all([
      callVendor(userInfo, `${api}/user/info/?fields=${USER_FIELDS}`, accessToken),
      oldestKnown(accessToken, new Date(now.getTime() - AGE_PROBE_MS)),
    ])
    const { user } = info.data
    return {
      channelId: user.open_id,
      name: user.display_name,
      url: user.profile_deep_link ?? `https://www.tiktok.com/@${user.username ?? user.display_name}`,
      pictureUrl: user.avatar_url ?? null,
      email: null,
      emailVerified: false,
      followers: user.follower_count ?? null,
      views: null,
      existsSince: old ?? (await oldestKnown(accessToken, now)),
      // The scopes that we ask for (profile, stats) are granted to business accounts only.
      isBusinessAccount: true,
      affiliation: 'none',
    }
  }
  return { id: 'tiktok', name: 'TikTok', ...oauth, fetchChannel }
}
