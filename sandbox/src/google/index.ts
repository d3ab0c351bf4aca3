import type { Router } from 'express'
import { bornAt } from '../oauth/channels.ts'
import { createOAuthRouter, withChannel } from '../oauth/vendor.ts'

/** Google: accounts.google.com, oauth2.googleapis.com and the YouTube Data API under one address. */
export const router: Router = createOAuthRouter({
  id: 'google',
  title: 'YouTube',
  brand: '#ff4e45',
  paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
  clientIdParameter: 'client_id',
  challenge: 'base64url',
  accessSeconds: 3_599,
  refreshNeedsConsent: true,
  scopeOf: () =>
    'https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/userinfo.email',
})

router.get(
  '/v1/userinfo',
  withChannel('google', (channel, _request, response) => {
    response.json({
      sub: channel.id,
      ...(channel.email ? { email: channel.email, email_verified: true } : {}),
    })
  }),
)

router.get(
  '/youtube/v3/channels',
  withChannel('google', (channel, _request, response) => {
    response.json({
      kind: 'youtube#channelListResponse',
      pageInfo: { totalResults: 1, resultsPerPage: 5 },
      items: [
        {
          kind: 'youtube#channel',
          id: channel.id,
          snippet: {
            title: channel.name,
            description: '',
            publishedAt: bornAt(channel).toISOString(),
            thumbnails: {},
          },
          statistics: {
            viewCount: String(channel.followers * 310),
            subscriberCount: String(channel.followers),
            hiddenSubscriberCount: false,
            videoCount: String(Math.ceil(channel.ageDays / 7)),
          },
        },
      ],
    })
  }),
)
