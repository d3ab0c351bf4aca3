/**
 * Requests that Google accepts according to its documentation as of November 2026: YouTube Data API v3
 * (developers.google.com/youtube/v3/docs), YouTube Analytics API v2
 * (developers.google.com/youtube/analytics/reference/reports/query), push notifications by PubSubHubbub 0.4
 * (developers.google.com/youtube/v3/guides/push_notifications), OAuth 2.0 for web server applications
 * (developers.google.com/identity/protocols/oauth2/web-server).
 */
import { z } from 'zod'
import {
  address,
  asked,
  bearer,
  day,
  form,
  idsUpTo,
  isOneOf,
  maybe,
  namesOf,
  number,
  once,
  query,
  type Requests,
  text,
  tokenGrants,
} from './words.ts'

const headers = { authorization: bearer }
const maxResults = maybe(number(0, 50))
const size = maybe(number(72, 8192))
const ids = maybe(idsUpTo(50))

const channelParts = [
  'auditDetails',
  'brandingSettings',
  'contentDetails',
  'contentOwnerDetails',
  'id',
  'localizations',
  'snippet',
  'statistics',
  'status',
  'topicDetails',
]
const videoParts = [
  'contentDetails',
  'fileDetails',
  'id',
  'liveStreamingDetails',
  'localizations',
  'paidProductPlacementDetails',
  'player',
  'processingDetails',
  'recordingDetails',
  'snippet',
  'statistics',
  'status',
  'suggestions',
  'topicDetails',
]

const channelsAsked = query({
  part: once(namesOf(channelParts)),
  forHandle: maybe(),
  forUsername: maybe(),
  id: ids,
  mine: maybe(z.literal('true')),
  hl: maybe(),
  maxResults,
  pageToken: maybe(),
}).refine((given) => isOneOf(['forHandle', 'forUsername', 'id', 'mine'], given), 'one filter, no more')

const listAsked = query({
  part: once(namesOf(['contentDetails', 'id', 'snippet', 'status'])),
  id: ids,
  playlistId: maybe(),
  videoId: maybe(),
  maxResults,
  pageToken: maybe(),
}).refine((given) => isOneOf(['id', 'playlistId'], given), 'id or playlistId')

const videosAsked = query({
  part: once(namesOf(videoParts)),
  chart: maybe(z.literal('mostPopular')),
  id: ids,
  myRating: maybe(z.enum(['like', 'dislike'])),
  hl: maybe(),
  maxHeight: size,
  maxWidth: size,
  maxResults,
  pageToken: maybe(),
})
  .refine((given) => isOneOf(['chart', 'id', 'myRating'], given), 'one filter, no more')
  .refine(
    ({ id, maxResults: most }) => id === undefined || most === undefined,
    'maxResults cannot be used with ids',
  )

/** A report by video contains the first two hundred videos and needs a sort order. */
const reportAsked = query({
  ids: once(z.string().regex(/^channel==(MINE|UC[\w-]{22})$/)),
  startDate: once(day),
  endDate: once(day),
  metrics: once(namesOf(['estimatedMinutesWatched', 'averageViewDuration', 'views', 'likes'])),
  dimensions: once(z.literal('video')),
  filters: maybe(z.string().startsWith('video==').pipe(idsUpTo(500))),
  maxResults: once(number(1, 200)),
  sort: once(z.string().regex(/^-\w+$/)),
  startIndex: maybe(number(1, 1_000_000)),
}).refine(
  ({ startDate, endDate }) => String(startDate) <= String(endDate),
  'the report ends before it begins',
)

const app = { client_id: once(), client_secret: once() }
const grants = z.union(tokenGrants(app))

const intent = z.strictObject({
  'hub.callback': once(address),
  'hub.mode': once(z.enum(['subscribe', 'unsubscribe'])),
  'hub.topic': once(z.string().startsWith('https://www.youtube.com/xml/feeds/videos.xml?channel_id=')),
  'hub.verify': maybe(z.enum(['sync', 'async'])),
  'hub.lease_seconds': maybe(number(1, 10 * 24 * 3600)),
  'hub.secret': maybe(z.string().min(1).max(199)),
})

export const googleRequests: Requests = {
  'GET https://www.googleapis.com/youtube/v3/channels': asked({ headers, query: channelsAsked }),
  'GET https://www.googleapis.com/youtube/v3/playlistItems': asked({ headers, query: listAsked }),
  'GET https://www.googleapis.com/youtube/v3/videos': asked({ headers, query: videosAsked }),
  'GET https://youtubeanalytics.googleapis.com/v2/reports': asked({ headers, query: reportAsked }),
  'GET https://openidconnect.googleapis.com/v1/userinfo': asked({ headers }),
  'GET https://accounts.google.com/o/oauth2/v2/auth': asked({
    query: query({
      client_id: once(),
      redirect_uri: once(address),
      response_type: once(z.literal('code')),
      scope: once(z.string().regex(/^https:\S+( https:\S+)*$/)),
      access_type: maybe(z.enum(['online', 'offline'])),
      state: maybe(),
      include_granted_scopes: maybe(z.enum(['true', 'false'])),
      prompt: maybe(z.enum(['none', 'consent', 'select_account'])),
      code_challenge: maybe(z.string().length(43)),
      code_challenge_method: maybe(z.literal('S256')),
    }),
  }),
  'POST https://oauth2.googleapis.com/token': form(grants),
  // Google documents only the token, but RFC 7009 (2.1) requires client authentication.
  'POST https://oauth2.googleapis.com/revoke': form(
    z.strictObject({ token: once(text), client_id: maybe(), client_secret: maybe() }),
  ),
  'POST https://pubsubhubbub.appspot.com/subscribe': form(intent),
}
