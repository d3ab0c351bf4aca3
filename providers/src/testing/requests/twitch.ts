/**
 * Requests that Twitch accepts according to its documentation as of November 2026 (the API has no versions):
 * dev.twitch.tv/docs/api/reference for Helix and EventSub, dev.twitch.tv/docs/authentication for tokens. IGDB's
 * tokens are Twitch's.
 */
import { z } from 'zod'
import {
  address,
  asked,
  bearer,
  form,
  isOneOf,
  json,
  maybe,
  number,
  once,
  query,
  type Requests,
  repeated,
  text,
  tokenGrants,
} from './words.ts'

const headers = { 'client-id': text, authorization: bearer }
const first = maybe(number(1, 100))

const app = { client_id: once(), client_secret: once() }
// PKCE is not in Twitch's documentation, but servers ignore unknown parameters (RFC 6749, 3.2).
const grants = z.union([
  z.strictObject({ ...app, grant_type: once(z.literal('client_credentials')) }),
  ...tokenGrants(app),
])

const videosAsked = query({
  id: repeated(100),
  user_id: maybe(),
  game_id: maybe(),
  language: maybe(),
  period: maybe(z.enum(['all', 'day', 'month', 'week'])),
  sort: maybe(z.enum(['time', 'trending', 'views'])),
  type: maybe(z.enum(['all', 'archive', 'highlight', 'upload'])),
  first,
  after: maybe(),
  before: maybe(),
}).refine((given) => isOneOf(['id', 'user_id', 'game_id'], given), 'exactly one of id, user_id and game_id')

const namesOfUsers = query({ id: repeated(100), login: repeated(100) }).refine(
  ({ id = [], login = [] }) => [id, login].flat().length <= 100,
  'at most 100 ids and names',
)

const subscriptionsAsked = query({
  status: maybe(),
  type: maybe(),
  user_id: maybe(),
  subscription_id: maybe(),
  after: maybe(),
}).refine(({ after: _, ...filters }) => Object.keys(filters).length <= 1, 'at most one filter')

const subscription = z.strictObject({
  type: z.enum(['stream.online', 'stream.offline']),
  version: z.literal('1'),
  condition: z.strictObject({ broadcaster_user_id: text }),
  transport: z.strictObject({
    method: z.literal('webhook'),
    callback: z.url({ protocol: /^https$/ }),
    secret: z.string().regex(/^[\x20-\x7e]{10,100}$/, 'is not 10 to 100 ASCII characters'),
  }),
})

export const twitchRequests: Requests = {
  'GET https://api.twitch.tv/helix/users': asked({ headers, query: namesOfUsers }),
  'GET https://api.twitch.tv/helix/channels/followers': asked({
    headers,
    query: query({ broadcaster_id: once(), user_id: maybe(), first, after: maybe() }),
  }),
  'GET https://api.twitch.tv/helix/streams': asked({
    headers,
    query: query({
      user_id: repeated(100),
      user_login: repeated(100),
      game_id: repeated(100),
      language: repeated(100),
      type: maybe(z.enum(['all', 'live'])),
      first,
      before: maybe(),
      after: maybe(),
    }),
  }),
  'GET https://api.twitch.tv/helix/videos': asked({ headers, query: videosAsked }),
  'GET https://api.twitch.tv/helix/eventsub/subscriptions': asked({ headers, query: subscriptionsAsked }),
  'POST https://api.twitch.tv/helix/eventsub/subscriptions': json(subscription, { headers }),
  'DELETE https://api.twitch.tv/helix/eventsub/subscriptions': asked({
    headers,
    query: query({ id: once() }),
  }),
  'GET https://id.twitch.tv/oauth2/authorize': asked({
    query: query({
      client_id: once(),
      force_verify: maybe(z.enum(['true', 'false'])),
      redirect_uri: once(address),
      response_type: once(z.literal('code')),
      scope: once(z.string().regex(/^[a-z:_]+( [a-z:_]+)*$/)),
      state: maybe(),
      code_challenge: maybe(z.string().length(43)),
      code_challenge_method: maybe(z.literal('S256')),
    }),
  }),
  'POST https://id.twitch.tv/oauth2/token': form(grants),
  // Twitch does not require a secret for this request, but RFC 7009 (2.1) requires client authentication.
  'POST https://id.twitch.tv/oauth2/revoke': form(
    z.strictObject({ client_id: once(), token: once(), client_secret: maybe() }),
  ),
}
