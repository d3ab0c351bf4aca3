/** Tests that requests which a vendor would refuse are noticed before they are sent. */
import { describe, expect, it } from 'vitest'
import { createTwitch } from '../../channels/twitch.ts'
import { breaches } from './breaches.ts'
import { takeHeard } from './heard.ts'

const callback = 'https://questboard.example/api/webhooks/channels/1'
const helix = { 'client-id': 'an app', authorization: 'Bearer t' }
const igdb = { ...helix, accept: 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const paypal = { authorization: 'Bearer t', 'content-type': 'application/json' }
const manyIds = (most: number) => Array.from({ length: most + 1 }, (_, n) => `${n}`)
const api = 'https://api.twitch.tv/helix'
const tube = 'https://www.googleapis.com/youtube/v3'
const display = 'https://open.tiktokapis.com/v2'
const payouts = 'https://api-m.paypal.com/v1'
const payout = (item: object) =>
  JSON.stringify({
    sender_batch_header: {},
    items: [
      {
        recipient_type: 'PAYPAL_ID',
        receiver: 'R',
        amount: { currency: 'USD', value: '1.00' },
        ...item,
      },
    ],
  })

type Wrong = readonly [string, string, Record<string, string>, string, RegExp]
const wrong: readonly Wrong[] = [
  ['an unknown path', `GET ${api}/friends`, helix, '', /^no vendor documents/],
  ['a path of another host', 'GET https://id.twitch.tv/helix/users', helix, '', /^no vendor documents/],
  ['a wrong method', `POST ${api}/users`, helix, '', /^no vendor documents/],
  ['an unknown parameter', `GET ${api}/users?name=a`, helix, '', /Unrecognized key: "name"/],
  ['a missing parameter', `GET ${api}/channels/followers`, helix, '', /query\.broadcaster_id/],
  ['no client id', `GET ${api}/users`, { authorization: 'Bearer t' }, '', /header\.client-id/],
  ['no token', `GET ${api}/users`, { 'client-id': 'a' }, '', /header\.authorization/],
  ['too many streams', `GET ${api}/streams?user_id=${manyIds(100).join('&user_id=')}`, helix, '', /<=100/],
  ['a page that is too long', `GET ${api}/videos?user_id=1&first=101`, helix, '', /query\.first.*<=100/],
  ['two filters', `GET ${api}/videos?user_id=1&game_id=2`, helix, '', /exactly one of/],
  [
    'a secret that is too short',
    `POST ${api}/eventsub/subscriptions`,
    { ...helix, 'content-type': 'application/json' },
    JSON.stringify({
      type: 'stream.online',
      version: '1',
      condition: { broadcaster_user_id: '1' },
      transport: { method: 'webhook', callback: callback, secret: 'short' },
    }),
    /body\.transport\.secret/,
  ],
  ['a form without a grant', 'POST https://id.twitch.tv/oauth2/token', form, 'client_id=a', /body/],
  ['too many channels', `GET ${tube}/channels?part=id&id=${manyIds(50)}`, paypal, '', /query\.id.*<=50/],
  ['an unknown part', `GET ${tube}/channels?part=friends&mine=true`, paypal, '', /query\.part/],
  [
    'pages of a request by ids',
    `GET ${tube}/videos?part=id&id=1&maxResults=5`,
    paypal,
    '',
    /cannot be used with ids/,
  ],
  [
    'a report that is not sorted',
    'GET https://youtubeanalytics.googleapis.com/v2/reports?ids=channel==MINE&startDate=2026-01-01&endDate=2026-02-01&metrics=views&dimensions=video&maxResults=10',
    paypal,
    '',
    /query\.sort/,
  ],
  [
    'a feed at another URL',
    'POST https://pubsubhubbub.appspot.com/subscribe',
    form,
    `hub.callback=${callback}&hub.mode=subscribe&hub.topic=https://www.youtube.com/feed`,
    /hub\.topic/,
  ],
  [
    'too many videos',
    `POST ${display}/video/query/?fields=id`,
    paypal,
    JSON.stringify({ filters: { video_ids: manyIds(20) } }),
    /video_ids.*<=20/,
  ],
  ['an unknown field', `GET ${display}/user/info/?fields=email`, paypal, '', /query\.fields/],
  [
    'a client id instead of a client key',
    `POST ${display}/oauth/token/`,
    form,
    'client_id=a&client_secret=b&grant_type=refresh_token&refresh_token=c',
    /body/,
  ],
  [
    'cents',
    `POST ${payouts}/payments/payouts`,
    paypal,
    payout({ amount: { currency: 'USD', value: '100' } }),
    /not an amount/,
  ],
  [
    'an id that is too long',
    `POST ${payouts}/payments/payouts`,
    paypal,
    payout({ sender_item_id: 'x'.repeat(64) }),
    /<=63/,
  ],
  [
    'more than a month',
    `GET ${payouts}/reporting/transactions?start_date=2026-01-01T00:00:00Z&end_date=2026-03-01T00:00:00Z`,
    paypal,
    '',
    /at most 31 days/,
  ],
  [
    'a field that games do not have',
    'POST https://api.igdb.com/v4/games',
    igdb,
    'fields colour; where id = 1;',
    /colour/,
  ],
  ['too many games', 'POST https://api.igdb.com/v4/games', igdb, 'fields name; limit 501;', /limit 501/],
  [
    'words that end the quotes',
    'POST https://api.igdb.com/v4/games',
    igdb,
    'search "a" b"; fields name;',
    /not a query/,
  ],
  [
    'two apps in one request',
    'GET https://store.steampowered.com/api/appdetails?appids=1,2',
    {},
    '',
    /query\.appids/,
  ],
  [
    'a parameter that Stripe does not have',
    'POST https://api.stripe.com/v1/transfers',
    form,
    'sum=1',
    /v1\/transfers asked/,
  ],
]

describe('noticing an invalid request to a vendor', () => {
  it.each(wrong)(
    "a request that does not match a vendor's documentation is noticed: %s",
    (_what, asked, headers, body, said) => {
      const [method = '', url = ''] = asked.split(' ')
      const found = breaches({ method, url: new URL(url), headers: new Headers(headers), body })
      expect(found.join('\n')).toMatch(said)
    },
  )

  it("a request that does not match a vendor's documentation is noticed, whichever library sends it", async () => {
    await createTwitch({ baseUrl: 'http://127.0.0.1:9', clientId: 'an app', clientSecret: 'a secret' })
      .streamsOf?.('t', manyIds(100))
      .catch(() => undefined)
    expect((await takeHeard()).flatMap(breaches)).toEqual([
      expect.stringMatching(/helix\/streams: query\.user_id: .*<=100/),
    ])
  })
})
