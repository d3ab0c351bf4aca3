import type { ChannelCounts, ContentItem, KnownContent } from './content.ts'
import type { ChannelPushes } from './push.ts'

/** What Questboard wants to know of a channel, in one shape for the three vendors. */
export const channelProviderIds = ['twitch', 'youtube', 'tiktok'] as const
export type ChannelProviderId = (typeof channelProviderIds)[number]

export type Channel = {
  readonly channelId: string
  readonly name: string
  readonly url: string
  readonly pictureUrl: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  /** null when the vendor hides it. */
  readonly followers: number | null
  readonly views: number | null
  /** The account's birth, or for a vendor that does not tell it the oldest date it is known to have existed. */
  readonly existsSince: Date | null
  /** On TikTok a channel has to be one (rules §6), as far as the vendor tells; elsewhere it means nothing. */
  readonly isBusinessAccount: boolean
  readonly affiliation: 'none' | 'twitch_affiliate' | 'twitch_partner'
}

/** The channel with what it has published lately. */
export type ChannelReading = {
  readonly channel: Channel
  readonly items: readonly ContentItem[]
  /** Of these types `items` has everything that is younger than this: what is missing is gone. */
  readonly completeSince: Date
  readonly completeFor: readonly ContentItem['type'][]
  /** Public videos as the vendor counts them. */
  readonly videos: number | null
  readonly uploadsEtag: string | null
  /** Calls, in the vendor's own units. */
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
  /** A consent that still holds is renewed: the vendor need not ask the person once more, nor give another refresh token. */
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
  /** Many channels in one call, with the token of any of them; not every vendor can. */
  readonly countMany?: (
    accessToken: string,
    channelIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ChannelCounts>>
  /** Which of many channels are on air, in one call with the token of any of them; not every vendor can. */
  readonly streamsOf?: (
    accessToken: string,
    channelIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ContentItem>>
  /** What the vendor tells by itself; not every vendor does. */
  readonly pushes?: ChannelPushes
}

export type VendorSettings = {
  /** One address for all of a vendor's hosts: the sandbox's. Absent: the vendor itself. */
  readonly baseUrl?: string | undefined
  readonly clientId: string
  readonly clientSecret: string
}

/** The vendor refused the token: the person has to connect the channel again. */
export class ReauthorisationNeeded extends Error {
  override readonly name = 'ReauthorisationNeeded'
}
