import { DAY_MS } from '../durations.ts'
import type { Transition } from '../transition.ts'

export const channelProviders = ['twitch', 'youtube', 'tiktok'] as const
export type ChannelProvider = (typeof channelProviders)[number]

/** A vendor's program for channels. Only Twitch has one. */
export const channelAffiliations = ['none', 'twitch_affiliate', 'twitch_partner'] as const
export type ChannelAffiliation = (typeof channelAffiliations)[number]

export const channelAffiliationNames: Readonly<Record<ChannelAffiliation, string>> = {
  none: 'None',
  twitch_affiliate: 'Affiliate',
  twitch_partner: 'Partner',
}

/** The name of a channel's affiliation. Null if it has none. */
export const nameOfAffiliation = (affiliation: string | null | undefined): string | null => {
  const known = channelAffiliations.find((one) => one === affiliation)
  return known === undefined || known === 'none' ? null : channelAffiliationNames[known]
}

export const channelProviderNames: Readonly<Record<ChannelProvider, string>> = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

export const channelVerificationStatuses = [
  'in_progress',
  'meets_requirements',
  'fails_requirements',
] as const
export type ChannelVerificationStatus = (typeof channelVerificationStatuses)[number]

export const channelVerificationReasons = [
  'channel_too_new',
  'insufficient_data',
  'too_few_followers',
] as const
export type ChannelVerificationReason = (typeof channelVerificationReasons)[number]

/** Rules §8 gives these exact words. */
export const channelVerificationReasonWords: Readonly<Record<ChannelVerificationReason, string>> = {
  channel_too_new: 'Channel too new',
  insufficient_data: 'Unable to fetch data',
  too_few_followers: 'Needs more followers',
}

export const channelVerificationTransitions: readonly Transition<ChannelVerificationStatus>[] = [
  { from: 'in_progress', to: 'meets_requirements', event: 'channelVerified' },
  { from: 'in_progress', to: 'fails_requirements', event: 'channelVerificationFailed' },
  { from: 'fails_requirements', to: 'in_progress', event: 'channelVerificationRestarted' },
  { from: 'meets_requirements', to: 'in_progress', event: 'channelVerificationRestarted' },
]

export const channelRequirements = {
  followers: 250,
  ageDays: { twitch: 90, youtube: 90, tiktok: 30 },
} as const

export type ChannelFigures = {
  readonly provider: ChannelProvider
  readonly followers: number | null
  readonly channelCreatedAt: Date | null
  readonly isBusinessAccount: boolean
}

export type VerificationResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: ChannelVerificationReason }

export function verifyChannel(channel: ChannelFigures, now: Date): VerificationResult {
  if (channel.followers === null || channel.channelCreatedAt === null)
    return { ok: false, reason: 'insufficient_data' }
  if (channel.provider === 'tiktok' && !channel.isBusinessAccount)
    return { ok: false, reason: 'insufficient_data' }
  const age = now.getTime() - channel.channelCreatedAt.getTime()
  if (age < channelRequirements.ageDays[channel.provider] * DAY_MS)
    return { ok: false, reason: 'channel_too_new' }
  if (channel.followers < channelRequirements.followers) return { ok: false, reason: 'too_few_followers' }
  return { ok: true }
}

/** A requirement with a minimum number, such as followers, and the channel's own number. */
export type ChannelShortfall = {
  readonly kind: 'followers' | 'days'
  readonly have: number
  readonly need: number
}

/**
 * The channel's number and the requirement that it does not meet. Null if the requirement is not numeric or is now met.
 */
export function channelShortfall(
  reason: ChannelVerificationReason,
  { provider, followers, channelCreatedAt }: Omit<ChannelFigures, 'isBusinessAccount'>,
  now: Date,
): ChannelShortfall | null {
  const short = (kind: ChannelShortfall['kind'], have: number, need: number) =>
    have < need ? { kind, have, need } : null
  if (reason === 'too_few_followers' && followers !== null)
    return short('followers', followers, channelRequirements.followers)
  if (reason === 'channel_too_new' && channelCreatedAt !== null) {
    const age = Math.floor((now.getTime() - channelCreatedAt.getTime()) / DAY_MS)
    return short('days', Math.max(age, 0), channelRequirements.ageDays[provider])
  }
  return null
}
