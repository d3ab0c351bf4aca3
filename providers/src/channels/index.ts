import {
  type ChannelProvider,
  type ChannelProviderId,
  channelProviderIds,
  type VendorSettings,
} from './channel.ts'
import { createTiktok } from './tiktok.ts'
import { createTwitch } from './twitch.ts'
import { createYoutube } from './youtube.ts'

export * from './channel.ts'
export type * from './content.ts'
export * from './push.ts'

export type ChannelProviders = Readonly<Record<ChannelProviderId, ChannelProvider>>

export const createChannelProviders = (settings: {
  readonly twitch: VendorSettings
  readonly google: VendorSettings
  readonly tiktok: VendorSettings
}): ChannelProviders => ({
  twitch: createTwitch(settings.twitch),
  youtube: createYoutube(settings.google),
  tiktok: createTiktok(settings.tiktok),
})

type Environment = Readonly<Record<string, string | undefined>>

const vendorSettings = (environment: Environment, vendor: string): VendorSettings => ({
  baseUrl: environment[`${vendor}_BASE_URL`]?.replace(/\/+$/, ''),
  clientId: environment[`${vendor}_CLIENT_ID`] ?? 'questboard',
  clientSecret: environment[`${vendor}_CLIENT_SECRET`] ?? 'sandbox',
})

/** Reads TWITCH_…, GOOGLE_… and TIKTOK_BASE_URL, _CLIENT_ID and _CLIENT_SECRET. */
export const channelProvidersFromEnvironment = (environment: Environment): ChannelProviders =>
  createChannelProviders({
    twitch: vendorSettings(environment, 'TWITCH'),
    google: vendorSettings(environment, 'GOOGLE'),
    tiktok: vendorSettings(environment, 'TIKTOK'),
  })

export const isChannelProviderId = (value: string): value is ChannelProviderId =>
  channelProviderIds.some((id) => id === value)
