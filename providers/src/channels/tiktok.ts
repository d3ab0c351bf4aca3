import type { Channel, ChannelProvider, ChannelReading, VendorSettings } from './channel.ts'
import type { KnownContent } from './content.ts'
import { createOAuth } from './oauth.ts'
import {
  itemOfVideo,
  type TiktokVideo,
  USER_FIELDS,
  userInfo,
  VIDEO_FIELDS,
  videoDates,
  videoList,
  videoQuery,
} from './tiktokDisplay.ts'
import { callVendor } from './vendorApi.ts'

const AGE_PROBE_MS = 30 * 24 * 60 * 60 * 1000
/** The largest page, and the most that are read. */
const PAGE = 20
const PAGES = 10

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
  const posted = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  /** TikTok does not tell an account's age, but lists videos from a date backwards: one from before the probe proves the age. */
  const oldestKnown = async (accessToken: string, before: Date): Promise<Date | null> => {
    const { data } = await callVendor(
      videoDates,
      `${api}/video/list/?fields=id,create_time`,
      accessToken,
      posted({ cursor: before.getTime(), max_count: 1 }),
    )
    const video = data.videos[0]
    return video ? new Date(video.create_time * 1000) : null
  }

  const infoOf = async (accessToken: string) =>
    (await callVendor(userInfo, `${api}/user/info/?fields=${USER_FIELDS}`, accessToken)).data.user

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const now = new Date()
    const [user, old] = await Promise.all([
      infoOf(accessToken),
      oldestKnown(accessToken, new Date(now.getTime() - AGE_PROBE_MS)),
    ])
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

  const videosSince = async (accessToken: string, since: Date) => {
    const found: TiktokVideo[] = []
    let cursor: number | undefined
    let hasMore = true
    let calls = 0
    const reached = () => (found.at(-1)?.create_time ?? Number.POSITIVE_INFINITY) * 1000 < since.getTime()
    while (hasMore && calls < PAGES && !reached()) {
      const { data } = await callVendor(
        videoList,
        `${api}/video/list/?fields=${VIDEO_FIELDS}`,
        accessToken,
        posted({ max_count: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      )
      calls += 1
      found.push(...data.videos)
      hasMore = data.has_more
      cursor = data.cursor
    }
    const oldest = found.at(-1)
    const isWhole = !hasMore || reached() || oldest === undefined
    return { found, calls, completeSince: isWhole ? since : new Date(oldest.create_time * 1000) }
  }

  /** TikTok may leave videos out of a page: what is missing is asked for by name before it counts as gone. */
  const stillThere = async (accessToken: string, missing: readonly string[]) => {
    const found: TiktokVideo[] = []
    for (let start = 0; start < missing.length; start += PAGE) {
      const { data } = await callVendor(
        videoQuery,
        `${api}/video/query/?fields=${VIDEO_FIELDS}`,
        accessToken,
        posted({ filters: { video_ids: missing.slice(start, start + PAGE) } }),
      )
      found.push(...data.videos)
    }
    return found
  }

  const readChannel = async (accessToken: string, known: KnownContent): Promise<ChannelReading> => {
    const channel = await fetchChannel(accessToken)
    const { found, calls, completeSince } = await videosSince(accessToken, known.since)
    const listed = new Set(found.map(({ id }) => id))
    const missing = known.externalIds.filter((id) => !listed.has(id))
    const videos = [...found, ...(await stillThere(accessToken, missing))]
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
