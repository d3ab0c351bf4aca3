import type { ChannelAffiliationValue } from './generated.ts'

/** A channel's data as its vendor reports it. */
type SeenChannel = {
  readonly name: string
  readonly url: string
  readonly pictureUrl: string | null
  readonly affiliation: ChannelAffiliationValue
  readonly isBusinessAccount: boolean
  readonly existsSince: Date | null
  readonly followers: number | null
  readonly views: number | null
}

/** A channel's data as columns of `user_connection`, with the current time. */
export const channelColumns = (channel: SeenChannel) => ({
  channel_name: channel.name,
  channel_url: channel.url,
  picture_url: channel.pictureUrl,
  affiliation: channel.affiliation,
  is_business_account: channel.isBusinessAccount,
  channel_created_at: channel.existsSince,
  followers: channel.followers,
  total_views: channel.views,
  figures_at: new Date(),
})
