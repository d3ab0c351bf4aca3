import type { Channel, ChannelProvider, ChannelReading, VendorSettings } from './channel.ts'
import type { KnownContent } from './content.ts'
import { createOAuth, type OAuthVendor } from './oauth.ts'
import { itemOfVideo, USER_FIELDS, userInfo } from './tiktokDisplay.ts'
import { oldestKnown, PAGE, stillThere, videosSince } from './tiktokVideos.ts'
import { callVendor } from './vendorApi.ts'

const AGE_PROBE_MS = 30 * 24 * 60 * 60 * 1000
/** TikTok's endpoints and deviations from the standard. */
const tiktokOf = (signInHost: string, api: string): OAuthVendor => ({
  issuer: signInHost,
  authorizationEndpoint: `${signInHost}/v2/auth/authorize/`,
  tokenEndpoint: `${api}/oauth/token/`,
  revocationEndpoint: `${api}/oauth/revoke/`,
  scopes: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'],
  clientIdParameter: 'client_key',
  scopeSeparator: ',',
  challenge: 'hex',
})

export const createTiktok = (settings: VendorSettings): ChannelProvider => {
  const signInHost = settings.baseUrl ?? 'https://www.tiktok.com'
  const api = `${settings.baseUrl ?? 'https://open.tiktokapis.com'}/v2`
  const oauth = createOAuth(tiktokOf(signInHost, api), settings)

  const infoOf = async (accessToken: string) =>
    (await callVendor(userInfo, `${api}/user/info/?fields=${USER_FIELDS}`, accessToken)).data.user

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const now = new Date()
    const [user, old] = await Promise.all([
      infoOf(accessToken),
      oldestKnown(api, accessToken, new Date(now.getTime() - AGE_PROBE_MS)),
    ])
    return {
      channelId: user.open_id,
      name: user.display_name,
      url: user.profile_deep_link ?? `https://www.tiktok.com/@${user.username ?? user.display_name}`,
      pictureUrl: user.avatar_url || null,
      email: null,
      emailVerified: false,
      followers: user.follower_count ?? null,
      views: null,
      existsSince: old ?? (await oldestKnown(api, accessToken, now)),
      // The Display API does not tell which accounts are business accounts. We treat all as such, because no creator
      // should be refused for something we cannot know.
      isBusinessAccount: true,
      affiliation: 'none',
    }
  }

  const readChannel = async (accessToken: string, known: KnownContent): Promise<ChannelReading> => {
    const channel = await fetchChannel(accessToken)
    const { found, calls, completeSince } = await videosSince(api, accessToken, known.since)
    const listed = new Set(found.map(({ id }) => id))
    const missing = known.externalIds.filter((id) => !listed.has(id))
    const videos = [...found, ...(await stillThere(api, accessToken, missing))]
    return {
      channel,
      items: videos.map((video) => itemOfVideo(video, channel.url)),
      completeSince,
      completeFor: ['SHORTS'],
      videos: null,
      uploadsEtag: null,
      units: 2 + calls + Math.ceil(missing.length / PAGE),
    }
  }
  return { id: 'tiktok', name: 'TikTok', ...oauth, fetchChannel, readChannel }
}
