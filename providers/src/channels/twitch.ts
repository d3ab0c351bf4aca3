import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { Channel, ChannelProvider, VendorSettings } from './channel.ts'
import { createOAuth } from './oauth.ts'
import { callVendor } from './vendorApi.ts'

const users = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      login: z.string(),
      display_name: z.string(),
      broadcaster_type: z.enum(['', 'affiliate', 'partner']),
      profile_image_url: z.string(),
      email: z.string().optional(),
      created_at: z.coerce.date(),
    }),
  ),
})
const followers = z.object({ total: z.number().int() })

const affiliations = { '': 'none', affiliate: 'twitch_affiliate', partner: 'twitch_partner' } as const

export const createTwitch = (settings: VendorSettings): ChannelProvider => {
  const signInHost = settings.baseUrl ?? 'https://id.twitch.tv'
  const api = `${settings.baseUrl ?? 'https://api.twitch.tv'}/helix`
  const oauth = createOAuth(
    {
      issuer: `${signInHost}/oauth2`,
      authorizationEndpoint: `${signInHost}/oauth2/authorize`,
      tokenEndpoint: `${signInHost}/oauth2/token`,
      revocationEndpoint: `${signInHost}/oauth2/revoke`,
      scopes: ['user:read:email', 'moderator:read:followers'],
      consentParameters: { force_verify: 'true' },
      scopeIsList: true,
    },
    settings,
  )
  const headers = { 'client-id': settings.clientId }

  const fetchChannel = async (accessToken: string): Promise<Channel> => {
    const user = (await callVendor(users, `${api}/users`, accessToken, { headers })).data[0]
    if (!user) throw new VendorUnavailable('Twitch knows no user for this token')
    const { total } = await callVendor(
      followers,
      `${api}/channels/followers?broadcaster_id=${encodeURIComponent(user.id)}&first=1`,
      accessToken,
      { headers },
    )
    return {
      channelId: user.id,
      name: user.display_name,
      url: `https://www.twitch.tv/${user.login}`,
      pictureUrl: user.profile_image_url || null,
      email: user.email ?? null,
      // Twitch only hands out addresses that it has verified.
      emailVerified: user.email !== undefined,
      followers: total,
      views: null,
      existsSince: user.created_at,
      isBusinessAccount: false,
      affiliation: affiliations[user.broadcaster_type],
    }
  }
  return { id: 'twitch', name: 'Twitch', ...oauth, fetchChannel }
}
