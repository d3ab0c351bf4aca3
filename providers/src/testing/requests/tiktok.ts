/**
 * Requests that TikTok accepts according to its documentation of version 2 as of November 2026: the Display API
 * (developers.tiktok.com/doc/tiktok-api-v2-get-user-info, -video-list, -video-query), tokens
 * (developers.tiktok.com/doc/oauth-user-access-token-management, of 5 November 2026) and Login Kit for the web.
 */
import { z } from 'zod'
import {
  address,
  asked,
  bearer,
  form,
  json,
  maybe,
  namesOf,
  once,
  query,
  type Requests,
  text,
  tokenGrants,
} from './words.ts'

const userFields = [
  'open_id',
  'union_id',
  'avatar_url',
  'avatar_url_100',
  'avatar_large_url',
  'display_name',
  'bio_description',
  'profile_deep_link',
  'is_verified',
  'username',
  'follower_count',
  'following_count',
  'likes_count',
  'video_count',
]
const videoFields = [
  'id',
  'create_time',
  'cover_image_url',
  'share_url',
  'video_description',
  'duration',
  'height',
  'width',
  'title',
  'embed_html',
  'embed_link',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
  'is_aigc',
]

const headers = { authorization: bearer }
const videos = query({ fields: once(namesOf(videoFields)) })

const app = { client_key: once(), client_secret: once() }
const grants = z.union(tokenGrants(app))

export const tiktokRequests: Requests = {
  'GET https://open.tiktokapis.com/v2/user/info/': asked({
    headers,
    query: query({ fields: once(namesOf(userFields)) }),
  }),
  'POST https://open.tiktokapis.com/v2/video/list/': json(
    z.strictObject({
      cursor: z.int().positive().optional(),
      max_count: z.int().min(1).max(20).optional(),
    }),
    { headers, query: videos },
  ),
  'POST https://open.tiktokapis.com/v2/video/query/': json(
    z.strictObject({ filters: z.strictObject({ video_ids: z.array(text).min(1).max(20) }) }),
    { headers, query: videos },
  ),
  'GET https://www.tiktok.com/v2/auth/authorize/': asked({
    query: query({
      client_key: once(),
      response_type: once(z.literal('code')),
      scope: once(z.string().regex(/^[a-z.]+(,[a-z.]+)*$/)),
      redirect_uri: once(address),
      state: once(),
      code_challenge: maybe(z.string().regex(/^[0-9a-f]{64}$/, 'is not SHA-256 in hexadecimal')),
      code_challenge_method: maybe(z.literal('S256')),
      disable_auto_auth: maybe(z.enum(['0', '1'])),
    }),
  }),
  'POST https://open.tiktokapis.com/v2/oauth/token/': form(grants),
  'POST https://open.tiktokapis.com/v2/oauth/revoke/': form(z.strictObject({ ...app, token: once() })),
}
