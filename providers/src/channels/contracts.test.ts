/** Tests how we read vendor responses. The responses come from the vendors' references. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type Asked, startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'
import { ReauthorisationNeeded } from './channel.ts'
import { createTiktok } from './tiktok.ts'
import { createTwitch } from './twitch.ts'
import { nextCalifornianMidnight } from './vendorApi.ts'
import { createYoutube } from './youtube.ts'

let vendor: VendorServer
beforeAll(async () => {
  vendor = await startVendorServer()
})
afterAll(() => vendor.stop())
beforeEach(() => vendor.asked.splice(0))

const settings = () => ({ baseUrl: vendor.url, clientId: 'an app', clientSecret: 'a secret' })
const since = new Date('2026-01-01T00:00:00Z')
const known = { since, uploadsEtag: null, externalIds: [] }
const paths = () => vendor.asked.map(({ path }) => path)
const answers = (byPath: Readonly<Record<string, (asked: Asked) => Answer>>) => {
  vendor.answer = (asked) => byPath[asked.path]?.(asked) ?? { status: 404 }
}

describe('reading channels from Twitch', () => {
  const user = {
    id: '141981764',
    login: 'twitchdev',
    display_name: 'TwitchDev',
    type: '',
    broadcaster_type: 'partner',
    description: 'Supporting third-party developers',
    profile_image_url: 'https://static-cdn.jtvnw.net/jtv_user_pictures/8a6381c7-profile_image-300x300.png',
    offline_image_url: '',
    view_count: 5980557,
    created_at: '2016-12-14T20:32:28Z',
  }
  const stream = {
    id: '123456789',
    user_id: '141981764',
    user_login: 'twitchdev',
    user_name: 'TwitchDev',
    game_id: '494131',
    game_name: 'Little Nightmares',
    type: 'live',
    title: 'hablamos y le damos a Little Nightmares 1',
    tags: ['Español'],
    viewer_count: 78365,
    started_at: '2026-03-10T15:04:21Z',
    language: 'es',
    thumbnail_url: 'https://static-cdn.jtvnw.net/previews-ttv/live_user_auronplay-{width}x{height}.jpg',
    tag_ids: [],
    is_mature: false,
  }
  const video = {
    id: '335921245',
    stream_id: null,
    user_id: '141981764',
    user_login: 'twitchdev',
    user_name: 'TwitchDev',
    title: 'Twitch Developers 101',
    description: 'Welcome to Twitch development!',
    created_at: '2026-02-14T21:30:18Z',
    published_at: '2026-02-14T22:04:30Z',
    url: 'https://www.twitch.tv/videos/335921245',
    thumbnail_url: 'https://static-cdn.jtvnw.net/cf_vods/thumb0-%{width}x%{height}.png',
    viewable: 'public',
    view_count: 1863062,
    language: 'en',
    type: 'upload',
    duration: '3m21s',
    muted_segments: [{ duration: 30, offset: 120 }],
  }
  const archive = { ...video, id: '335921300', stream_id: '987654321', type: 'archive', duration: '3h8m33s' }

  const helix = (videos: readonly object[], live: readonly object[] = []) =>
    answers({
      '/helix/users': () => ({ json: { data: [user] } }),
      '/helix/channels/followers': () => ({ json: { total: 8, data: [], pagination: {} } }),
      '/helix/streams': () => ({ json: { data: live, pagination: {} } }),
      '/helix/videos': ({ query }) =>
        query.get('after') === null
          ? { json: { data: videos, pagination: { cursor: 'more' } } }
          : { json: { data: [{ ...video, id: '1', published_at: '2025-01-01T00:00:00Z' }], pagination: {} } },
    })

  it('Twitch returns the channel, uploads, recordings and the streams that the recordings belong to', async () => {
    helix([video, archive])
    const { channel, items, completeSince, completeFor } = await createTwitch(settings()).readChannel(
      'token',
      known,
    )
    expect(channel).toMatchObject({
      channelId: '141981764',
      followers: 8,
      affiliation: 'twitch_partner',
      views: null,
    })
    expect(items.map(({ type, externalId, seconds, views }) => [type, externalId, seconds, views])).toEqual([
      ['VIDEO', '335921245', 201, 1863062],
      ['VOD', '335921300', 11313, 1863062],
      ['STREAM', '987654321', 11313, null],
    ])
    expect(items[0]).toMatchObject({
      thumbnailUrl: 'https://static-cdn.jtvnw.net/cf_vods/thumb0-640x360.png',
      publishedAt: new Date('2026-02-14T22:04:30Z'),
      language: 'en',
      category: null,
    })
    // The list is complete, because its second page already contained older content.
    expect(completeSince).toEqual(since)
    expect(completeFor).toEqual(['VOD', 'VIDEO'])
    expect(vendor.asked[0]?.headers).toMatchObject({ 'client-id': 'an app', authorization: 'Bearer token' })
  })

  it('Twitch returns a live stream once, with category and viewers', async () => {
    helix([{ ...archive, stream_id: stream.id }], [stream])
    const { items } = await createTwitch(settings()).readChannel('token', known)
    expect(items.map(({ type, externalId }) => [type, externalId])).toEqual([
      ['STREAM', '123456789'],
      ['VOD', '335921300'],
    ])
    expect(items[0]).toMatchObject({
      category: { id: '494131', name: 'Little Nightmares' },
      viewersNow: 78365,
      isLive: true,
      tags: ['Español'],
      url: archive.url,
    })
  })

  it('the URL of a stream on Twitch is its recording, or its channel if it is not recorded', async () => {
    helix([{ ...archive, stream_id: '1' }], [stream])
    const { items } = await createTwitch(settings()).readChannel('token', known)
    expect(items.map(({ type, url }) => [type, url])).toEqual([
      ['STREAM', 'https://www.twitch.tv/twitchdev'],
      ['VOD', archive.url],
      ['STREAM', archive.url],
    ])
  })

  it('one request to Twitch asks about up to a hundred channels', async () => {
    helix([], [stream])
    const found = await createTwitch(settings()).streamsOf?.('token', ['141981764', '2'])
    expect([...(found?.keys() ?? [])]).toEqual(['141981764'])
    expect(vendor.asked[0]?.query.getAll('user_id')).toEqual(['141981764', '2'])
  })

  it('Twitch is not called until its rate limit resets', async () => {
    const reset = Math.round(Date.now() / 1000) + 42
    answers({ '/helix/users': () => ({ status: 429, headers: { 'ratelimit-reset': String(reset) } }) })
    const refused = createTwitch(settings()).readChannel('token', known)
    await expect(refused).rejects.toMatchObject({ name: 'VendorBusy', until: new Date(reset * 1000) })
  })
})

describe('reading channels from YouTube', () => {
  const channel = {
    kind: 'youtube#channel',
    etag: 'x',
    id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
    snippet: {
      title: 'Google Developers',
      description: '',
      publishedAt: '2007-08-23T00:34:43Z',
      thumbnails: { default: { url: 'https://yt3.ggpht.com/a', width: 88, height: 88 } },
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: 'UU_x5XG1OV2P6uZZ5FSM9Ttw' } },
    statistics: {
      viewCount: '265000000',
      subscriberCount: '2480000',
      hiddenSubscriberCount: false,
      videoCount: '2',
    },
  }
  const videoOf = (id: string, more: object = {}) => ({
    kind: 'youtube#video',
    etag: 'y',
    id,
    snippet: {
      publishedAt: '2026-03-01T17:00:00Z',
      channelId: channel.id,
      title: 'A title',
      description: 'Words',
      thumbnails: { medium: { url: 'https://i.ytimg.com/vi/a/mqdefault.jpg', width: 320, height: 180 } },
      channelTitle: 'Google Developers',
      tags: ['one', 'two'],
      categoryId: '20',
      liveBroadcastContent: 'none',
      defaultAudioLanguage: 'en-US',
    },
    contentDetails: { duration: 'PT1H2M3S', dimension: '2d', definition: 'hd' },
    status: { uploadStatus: 'processed', privacyStatus: 'unlisted', embeddable: true },
    statistics: { viewCount: '1234', favoriteCount: '0' },
    player: { embedHtml: '<iframe></iframe>', embedHeight: '360', embedWidth: '640' },
    ...more,
  })
  const vertical = { embedHtml: '', embedHeight: '640', embedWidth: '360' }
  const listed = (...ids: string[]) => ({
    kind: 'youtube#playlistItemListResponse',
    pageInfo: { totalResults: ids.length, resultsPerPage: 50 },
    items: ids.map((videoId) => ({
      kind: 'youtube#playlistItem',
      contentDetails: { videoId, videoPublishedAt: '2026-03-01T17:00:00Z' },
    })),
  })
  const data = (videos: readonly { id: string }[]) =>
    answers({
      '/youtube/v3/channels': () => ({ json: { items: [channel] } }),
      '/youtube/v3/playlistItems': ({ headers }) =>
        headers['if-none-match'] === '"uploads-1"'
          ? { status: 304 }
          : { headers: { etag: '"uploads-1"' }, json: listed(...videos.map(({ id }) => id)) },
      '/youtube/v3/videos': ({ query }) => ({
        json: { items: videos.filter(({ id }) => query.get('id')?.split(',').includes(id)) },
      }),
    })

  it('YouTube returns uploads with their visibility, and hidden stats are unknown', async () => {
    data([videoOf('dQw4w9WgXcQ')])
    const reading = await createYoutube(settings()).readChannel('token', known)
    expect(reading).toMatchObject({ videos: 2, uploadsEtag: '"uploads-1"', units: 3, completeSince: since })
    expect(reading.channel).toMatchObject({ followers: 2_480_000, views: 265_000_000 })
    expect(reading.items).toEqual([
      expect.objectContaining({
        type: 'VIDEO',
        visibility: 'unlisted',
        seconds: 3723,
        views: 1234,
        likes: null,
        isPaidPromotion: null,
        language: 'en',
        category: null,
        tags: ['one', 'two'],
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      }),
    ])
  })

  it('YouTube returns the paid-promotion label', async () => {
    data([videoOf('dQw4w9WgXcQ', { paidProductPlacementDetails: { hasPaidProductPlacement: true } })])
    const { items } = await createYoutube(settings()).readChannel('token', known)
    expect(items[0]?.isPaidPromotion).toBe(true)
  })

  it.each([
    ['is a short if it is upright and at most three minutes long', 'PT2M59S', vertical, 'SHORTS'],
    ['is not a short if it is wide', 'PT59S', { embedHeight: '360', embedWidth: '640' }, 'VIDEO'],
    ['is not a short if it is longer', 'PT3M1S', vertical, 'VIDEO'],
    ['is a short if it is at most a minute long and has no known size', 'PT60S', {}, 'SHORTS'],
    ['is not a short if it is longer than a minute and has no known size', 'PT61S', {}, 'VIDEO'],
  ])('the kind of a YouTube video is recognized: it %s', async (_what, duration, player, type) => {
    data([videoOf('dQw4w9WgXcQ', { contentDetails: { duration }, player })])
    const { items } = await createYoutube(settings()).readChannel('token', known)
    expect(items[0]?.type).toBe(type)
  })

  it('YouTube returns live streams with viewers; announced streams are ignored', async () => {
    const live = { actualStartTime: '2026-03-01T18:00:00Z', concurrentViewers: '321' }
    const one = videoOf('liveliveliv', { liveStreamingDetails: live })
    const two = videoOf('announced00')
    Object.assign(one.snippet, { liveBroadcastContent: 'live' })
    Object.assign(two.snippet, { liveBroadcastContent: 'upcoming' })
    data([one, two])
    const { items } = await createYoutube(settings()).readChannel('token', known)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      type: 'STREAM',
      isLive: true,
      viewersNow: 321,
      publishedAt: new Date('2026-03-01T18:00:00Z'),
    })
  })

  it('uploads on YouTube that did not change are not read again, but removed uploads are noticed', async () => {
    data([videoOf('dQw4w9WgXcQ')])
    const again = { since, uploadsEtag: '"uploads-1"', externalIds: ['dQw4w9WgXcQ', 'wasremoved0'] }
    const { items, units } = await createYoutube(settings()).readChannel('token', again)
    expect(items.map(({ externalId }) => externalId)).toEqual(['dQw4w9WgXcQ'])
    expect(units).toBe(3)
  })

  describe('a YouTube channel without an upload list', () => {
    const error = { code: 404, message: 'not found', errors: [{ reason: 'playlistNotFound' }] }
    const read = (videoCount: string | undefined) => {
      const statistics = { ...channel.statistics, videoCount }
      answers({
        '/youtube/v3/channels': () => ({ json: { items: [{ ...channel, statistics }] } }),
        '/youtube/v3/playlistItems': () => ({ status: 404, json: { error } }),
      })
      return createYoutube(settings()).readChannel('token', { ...known, externalIds: ['dQw4w9WgXcQ'] })
    }

    it.each(['0', undefined])(
      'a YouTube channel without an upload list has no videos if YouTube counts %s videos',
      async (videoCount) => {
        const reading = await read(videoCount)
        expect(reading).toMatchObject({ items: [], completeSince: since, uploadsEtag: null, units: 2 })
        expect(reading.channel.followers).toBe(2_480_000)
      },
    )

    it('if YouTube counts videos but lists none, that is a failure of YouTube, and no video counts as removed', async () => {
      await expect(read('2')).rejects.toThrow(/404 \(playlistNotFound\)/)
    })
  })

  it('one request to YouTube reads the stats of fifty videos', async () => {
    const videos = Array.from({ length: 51 }, (_, index) =>
      videoOf(`video-${String(index).padStart(5, '0')}`),
    )
    data(videos)
    const { items, units } = await createYoutube(settings()).readChannel('token', known)
    expect(items).toHaveLength(51)
    expect(paths().filter((path) => path.endsWith('/videos'))).toHaveLength(2)
    expect(units).toBe(4)
  })

  const watched = (answer: Answer) => {
    data([videoOf('dQw4w9WgXcQ'), videoOf('nobodylooks')])
    const before = vendor.answer
    vendor.answer = (asked, response) => (asked.path === '/v2/reports' ? answer : before(asked, response))
    return createYoutube(settings()).readChannel('token', known)
  }

  it('YouTube returns the watch time of videos, except videos without data', async () => {
    const columnHeaders = [
      { name: 'video', columnType: 'DIMENSION', dataType: 'STRING' },
      { name: 'estimatedMinutesWatched', columnType: 'METRIC', dataType: 'INTEGER' },
    ]
    const report = { kind: 'youtubeAnalytics#resultTable', columnHeaders, rows: [['dQw4w9WgXcQ', 4711]] }
    const { items } = await watched({ json: report })
    expect(items.map(({ minutesWatched }) => minutesWatched)).toEqual([4711, null])
    const query = vendor.asked.find(({ path }) => path === '/v2/reports')?.query
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      ids: 'channel==MINE',
      dimensions: 'video',
      filters: 'video==dQw4w9WgXcQ,nobodylooks',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  it("if a channel's owner did not consent to it, YouTube returns no watch time", async () => {
    const error = { code: 403, message: 'no', errors: [{ reason: 'insufficientPermissions' }] }
    const { items } = await watched({ status: 403, json: { error } })
    expect(items.map(({ views, minutesWatched }) => [views, minutesWatched])).toEqual([
      [1234, null],
      [1234, null],
    ])
  })

  it('one request to YouTube counts the videos of many channels', async () => {
    answers({
      '/youtube/v3/channels': () => ({
        json: { items: [{ id: channel.id, statistics: channel.statistics }] },
      }),
    })
    const counts = await createYoutube(settings()).countMany?.('token', [channel.id, 'UCgone'])
    expect([...(counts ?? [])]).toEqual([
      [channel.id, { followers: 2_480_000, views: 265_000_000, videos: 2 }],
    ])
    expect(vendor.asked[0]?.query.get('id')).toBe(`${channel.id},UCgone`)
  })

  it('after the quota is used up, YouTube gets no requests until midnight in California', async () => {
    const error = {
      code: 403,
      message: 'quota',
      errors: [{ message: 'q', domain: 'youtube.quota', reason: 'quotaExceeded' }],
    }
    answers({ '/youtube/v3/channels': () => ({ status: 403, json: { error } }) })
    const refused: unknown = await createYoutube(settings())
      .readChannel('token', known)
      .catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(VendorBusy)
    expect(nextCalifornianMidnight(new Date('2026-11-22T23:30:00Z'))).toEqual(
      new Date('2026-11-23T08:00:00Z'),
    )
  })
})

describe('reading channels from TikTok', () => {
  const video = (id: string, day: number) => ({
    id,
    create_time: Date.parse(`2026-03-${String(day).padStart(2, '0')}T00:00:00Z`) / 1000,
    cover_image_url: 'https://p16-sign.tiktokcdn-us.com/a.jpeg',
    share_url: `https://www.tiktok.com/@nova/video/${id}?utm_campaign=tt4d_open_api`,
    video_description: 'look at this #Emberfall #indie',
    duration: 42,
    title: 'look at this',
    like_count: 7,
    view_count: 8,
  })
  const display = (pages: readonly (readonly ReturnType<typeof video>[])[], hidden: readonly string[] = []) =>
    answers({
      '/v2/user/info/': () => ({
        json: {
          data: {
            user: {
              open_id: '723f24d7',
              display_name: 'Nova',
              username: 'nova',
              follower_count: 25,
              likes_count: 9,
            },
          },
          error: { code: 'ok', message: '', log_id: '20220829194722CBE87ED59D524E727021' },
        },
      }),
      '/v2/video/list/': ({ body, query }) => {
        const { cursor } = JSON.parse(body)
        if (query.get('fields') === 'id,create_time') return { json: { data: { videos: [] } } }
        const page = cursor === undefined ? 0 : 1
        const videos = pages[page] ?? []
        return { json: { data: { videos, cursor: 1643332803000, has_more: page + 1 < pages.length } } }
      },
      '/v2/video/query/': ({ body }) => {
        const { filters } = JSON.parse(body)
        const ids: readonly string[] = filters.video_ids
        return {
          json: { data: { videos: ids.filter((id) => !hidden.includes(id)).map((id) => video(id, 2)) } },
        }
      },
    })

  it('TikTok returns public videos page by page, with the tags in their texts', async () => {
    display([
      [video('7300000000000000002', 5)],
      [{ ...video('7300000000000000001', 4), cover_image_url: '' }],
    ])
    const { channel, items } = await createTiktok(settings()).readChannel('token', known)
    expect(channel.followers).toBe(25)
    expect(items.map(({ externalId, thumbnailUrl }) => [externalId, thumbnailUrl])).toEqual([
      ['7300000000000000002', 'https://p16-sign.tiktokcdn-us.com/a.jpeg'],
      ['7300000000000000001', null],
    ])
    expect(items[0]).toMatchObject({
      type: 'SHORTS',
      url: 'https://www.tiktok.com/@nova/video/7300000000000000002',
      seconds: 42,
      tags: ['Emberfall', 'indie'],
      visibility: 'public',
    })
  })

  it('a TikTok video that is missing in the list is requested by its id before it counts as removed', async () => {
    display([[]], ['hidden'])
    const { items } = await createTiktok(settings()).readChannel('token', {
      ...known,
      externalIds: ['left-out', 'hidden'],
    })
    expect(items.map(({ externalId }) => externalId)).toEqual(['left-out'])
  })
})

describe('requests while a channel vendor fails', () => {
  const ask = () => createTwitch(settings()).fetchChannel('token')
  it.each([
    ['returns error 500', () => ({ status: 500 }), VendorUnavailable],
    ['leaves out a documented field', () => ({ json: { data: [{ id: 1 }] } }), VendorUnavailable],
    ['refuses the token', () => ({ status: 401 }), ReauthorisationNeeded],
    [
      'says how long it is unavailable',
      () => ({ status: 503, headers: { 'retry-after': '120' } }),
      VendorBusy,
    ],
    ['returns only error 429, "too many requests"', () => ({ status: 429 }), VendorBusy],
  ] as const)('a channel vendor counts as unavailable if it %s', async (_what, answer, kind) => {
    answers({ '/helix/users': answer })
    await expect(ask()).rejects.toBeInstanceOf(kind)
  })

  it('a channel vendor counts as unavailable if it closes the connection in the middle', async () => {
    vendor.answer = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' })
      response.write('{"data": [', () => response.socket?.destroy())
      return null
    }
    await expect(ask()).rejects.toBeInstanceOf(VendorUnavailable)
  })

  it('a channel vendor that names a date gets no requests until that date', async () => {
    answers({
      '/helix/users': () => ({ status: 429, headers: { 'retry-after': 'Sun, 22 Nov 2099 10:00:00 GMT' } }),
    })
    await expect(ask()).rejects.toMatchObject({ until: new Date('2099-11-22T10:00:00Z') })
  })
})
