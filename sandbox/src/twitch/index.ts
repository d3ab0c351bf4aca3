import type { Router } from 'express'
import { bornAt } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'

/** Twitch: id.twitch.tv and api.twitch.tv/helix under one address. */
export const router: Router = createOAuthRouter({
  id: 'twitch',
  title: 'Twitch',
  brand: '#9146ff',
  paths: { authorize: '/oauth2/authorize', token: '/oauth2/token', revoke: '/oauth2/revoke' },
  clientIdParameter: 'client_id',
  challenge: 'base64url',
  accessSeconds: 14_400,
  scopeOf: () => ['user:read:email', 'moderator:read:followers'],
})

const broadcasterType = (followers: number): string =>
  followers > 50_000 ? 'partner' : followers > 500 ? 'affiliate' : ''

router.get(
  '/helix/users',
  withChannel('twitch', (channel, _request, response) => {
    response.json({
      data: [
        {
          id: channel.id,
          login: channel.name.toLowerCase(),
          display_name: channel.name,
          type: '',
          broadcaster_type: broadcasterType(channel.followers),
          description: '',
          profile_image_url: '',
          offline_image_url: '',
          view_count: 0,
          ...(channel.email ? { email: channel.email } : {}),
          created_at: bornAt(channel).toISOString(),
        },
      ],
    })
  }),
)

router.get(
  '/helix/channels/followers',
  withChannel('twitch', (channel, _request, response) => {
    response.json({ total: channel.followers, data: [], pagination: {} })
  }),
)
