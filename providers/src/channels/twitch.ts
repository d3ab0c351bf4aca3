import type { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { ChannelReading } from './channel.ts'
import {
  type Channel,
  type ChannelProvider,
  ReauthorisationNeeded,
  type Tokens,
  type VendorSettings,
} from './channel.ts'
import type { ContentItem, KnownContent } from './content.ts'
import { createOAuth, type OAuthVendor } from './oauth.ts'
import { createEventSub } from './twitchEventSub.ts'
import {
  followers,
  type HelixUser,
  type HelixVideo,
  itemOfStream,
  itemsOfVideo,
  streams,
  users,
  videos,
} from './twitchHelix.ts'
import { callVendor } from './vendorApi.ts'

const affiliations = { '': 'none', affiliate: 'twitch_affiliate', partner: 'twitch_partner' } as const

/**
 * The size of Twitch's largest page, and the maximum number of pages per channel. No one publishes more in a quarter.
 */
const PAGE = 100
const PAGES = 4

const channelOf = (user: HelixUser, total: number): Channel => ({
  channelId: user.id,
  name: user.display_name,
  url: `https://www.twitch.tv/${user.login}`,
  pictureUrl: user.profile_image_url || null,
  email: user.email ?? null,
  // Twitch returns only email addresses that are verified.
  emailVerified: user.email !== undefined,
  followers: total,
  views: null,
  existsSince: user.created_at,
  isBusinessAccount: false,
  affiliation: affiliations[user.broadcaster_type],
})

/** Requests an app token and keeps it until it expires. If Twitch ends it early, requests one new token. */
const createAppToken = (fetchToken: () => Promise<Tokens>) => {
  let kept: Tokens | undefined
  const isFresh = ({ expiresAt }: Tokens) => expiresAt === null || expiresAt.getTime() > Date.now() + 60_000
  return async <T>(ask: (token: string) => Promise<T>): Promise<T> => {
    if (kept !== undefined && isFresh(kept))
      try {
        return await ask(kept.accessToken)
      } catch (error) {
        if (!(error instanceof ReauthorisationNeeded)) throw error
      }
    kept = await fetchToken()
    return ask(kept.accessToken)
  }
}

/** Lists recordings newest first, back to the given date. */
const videosSince = async (
  ask: (parameters: URLSearchParams) => Promise<z.infer<typeof videos>>,
  userId: string,
  since: Date,
) => {
  const found: HelixVideo[] = []
  let after: string | undefined
  let pages = 0
  do {
    const asked = new URLSearchParams({ user_id: userId, first: String(PAGE), sort: 'time' })
    if (after !== undefined) asked.set('after', after)
    const page = await ask(asked)
    pages += 1
    found.push(...page.data)
    after = page.pagination?.cursor
  } while (after !== undefined && pages < PAGES && (found.at(-1)?.published_at ?? since) > since)
  return { found, pages, isWhole: after === undefined || (found.at(-1)?.published_at ?? since) <= since }
}

/** Twitch's endpoints and deviations from the standard. */
const twitchOf = (signInHost: string): OAuthVendor => ({
  issuer: `${signInHost}/oauth2`,
  authorizationEndpoint: `${signInHost}/oauth2/authorize`,
  tokenEndpoint: `${signInHost}/oauth2/token`,
  // Source: dev.twitch.tv/docs/authentication/refresh-tokens, as of November 2026.
  refusesRefresh: /^invalid refresh token$/i,
  revocationEndpoint: `${signInHost}/oauth2/revoke`,
  scopes: ['user:read:email', 'moderator:read:followers'],
  consentParameters: { force_verify: 'true' },
  scopeIsList: true,
})

export const createTwitch = (settings: VendorSettings): ChannelProvider => {
  const signInHost = settings.baseUrl ?? 'https://id.twitch.tv'
  const api = `${settings.baseUrl ?? 'https://api.twitch.tv'}/helix`
  const oauth = createOAuth(twitchOf(signInHost), settings)
  const { appToken, ...signIn } = oauth
  const pushes = createEventSub(api, settings, createAppToken(appToken))
  const init = { headers: { 'client-id': settings.clientId } }

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const user = (await callVendor(users, `${api}/users`, accessToken, init)).data[0]
    if (!user) throw new VendorUnavailable('Twitch returned no user for this token')
    const { total } = await callVendor(
      followers,
      `${api}/channels/followers?broadcaster_id=${encodeURIComponent(user.id)}&first=1`,
      accessToken,
      init,
    )
    return channelOf(user, total)
  }

  const streamsOf = async (
    accessToken: string,
    channelIds: readonly string[],
  ): Promise<ReadonlyMap<string, ContentItem>> => {
    const asked = new URLSearchParams({ first: String(PAGE) })
    for (const id of channelIds) asked.append('user_id', id)
    const { data } = await callVendor(streams, `${api}/streams?${asked}`, accessToken, init)
    return new Map(data.map((stream) => [stream.user_id, itemOfStream(stream)]))
  }

  /** Twitch records a stream while it is live. */
  const addressOf = (live: ContentItem, found: readonly HelixVideo[]): string =>
    found.find(({ type, stream_id }) => type === 'archive' && stream_id === live.externalId)?.url ?? live.url

  const readChannel = async (accessToken: string, { since }: KnownContent): Promise<ChannelReading> => {
    const channel = await fetchChannel(accessToken)
    const live = (await streamsOf(accessToken, [channel.channelId])).get(channel.channelId)
    const { found, pages, isWhole } = await videosSince(
      (asked) => callVendor(videos, `${api}/videos?${asked}`, accessToken, init),
      channel.channelId,
      since,
    )
    const past = found
      .filter(({ published_at }) => published_at >= since)
      .flatMap((video) => itemsOfVideo(video))
      .filter(({ type, externalId }) => type !== 'STREAM' || externalId !== live?.externalId)
    return {
      channel,
      items: live ? [{ ...live, url: addressOf(live, found) }, ...past] : past,
      completeSince: isWhole ? since : (found.at(-1)?.published_at ?? since),
      // Twitch does not list ended streams. It lists only recordings, until it deletes them.
      completeFor: ['VOD', 'VIDEO'],
      videos: null,
      uploadsEtag: null,
      units: 3 + pages,
    }
  }
  return { id: 'twitch', name: 'Twitch', ...signIn, fetchChannel, readChannel, streamsOf, pushes }
}
