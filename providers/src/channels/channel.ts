import type { ChannelCounts, ContentItem, KnownContent } from './content.ts'
import type { ChannelPushes } from './push.ts'

/** A channel in one format for all three vendors. */
export const channelProviderIds = ['twitch', 'youtube', 'tiktok'] as const
export type ChannelProviderId = (typeof channelProviderIds)[number]

export type Channel = {
  readonly channelId: string
  readonly name: string
  readonly url: string
  readonly pictureUrl: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  /** The number of followers. Null if the vendor hides it. */
  readonly followers: number | null
  readonly views: number | null
  /** The date when the account was created. If the vendor does not report it, the oldest known date. */
  readonly existsSince: Date | null
  /**
   * TikTok channels must be business accounts (rules §6), if the vendor reports that at all. The value has no meaning
   * for other vendors.
   */
  readonly isBusinessAccount: boolean
  readonly affiliation: 'none' | 'twitch_affiliate' | 'twitch_partner'
}

/** The channel with its recent content. */
export type ChannelReading = {
  readonly channel: Channel
  readonly items: readonly ContentItem[]
  /** For these types, `items` is complete since this date, so content that is missing was removed. */
  readonly completeSince: Date
  readonly completeFor: readonly ContentItem['type'][]
  /** The number of public videos, as counted by the vendor. */
  readonly videos: number | null
  readonly uploadsEtag: string | null
  /** The cost of the calls in the vendor's quota units. */
  readonly units: number
}

export type Tokens = {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresAt: Date | null
}

export type AuthorizationStart = {
  readonly redirectUri: string
  readonly state: string
  readonly codeVerifier: string
  /** True to renew a valid consent. Then the vendor need not ask the person again or issue another refresh token. */
  readonly renews?: boolean | undefined
}

export type AuthorizationEnd = AuthorizationStart & { readonly callback: URL }

export type ChannelProvider = {
  readonly id: ChannelProviderId
  readonly name: string
  authorizationUrl(start: AuthorizationStart): Promise<string>
  exchangeCode(end: AuthorizationEnd): Promise<Tokens>
  refresh(refreshToken: string): Promise<Tokens>
  revoke(token: string): Promise<void>
  fetchChannel(accessToken: string): Promise<Channel>
  readChannel(accessToken: string, known: KnownContent): Promise<ChannelReading>
  /** Reads the numbers of many channels in one call with any channel's token. Undefined if the vendor cannot do it. */
  readonly countMany?: (
    accessToken: string,
    channelIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ChannelCounts>>
  /** Finds live streams of many channels in one call with any channel's token. Undefined if the vendor cannot do it. */
  readonly streamsOf?: (
    accessToken: string,
    channelIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ContentItem>>
  /** Push notifications, if the vendor has them. */
  readonly pushes?: ChannelPushes
}

export type VendorSettings = {
  /** The sandbox's URL, used for all of the vendor's hosts. If undefined, uses the vendor's own hosts. */
  readonly baseUrl?: string | undefined
  readonly clientId: string
  readonly clientSecret: string
}

/** Thrown if the vendor refused the token, so that the person must reconnect the channel. */
export class ReauthorisationNeeded extends Error {
  override readonly name = 'ReauthorisationNeeded'
}
