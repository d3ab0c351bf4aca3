/** Simulates a channel's activity. The channel streams and publishes on its own schedule, and its videos collect views. */
import { createHash } from 'node:crypto'
import { marketGames } from '../games/marketGames.ts'
import { bornAt, type TestChannel } from '../oauth/channels.ts'
import { marketChannelOf, marketMadeAt, type Piece } from './market.ts'
import { type Deeds, deedsOf, type Visibility } from './store.ts'

export type Vendor = 'twitch' | 'google' | 'tiktok'

export type Video = {
  readonly key: string
  /** The vendor's id of content from the product's seed. Null if the id is computed from the key. */
  readonly vendorId: string | null
  readonly type: Piece['type']
  readonly title: string
  readonly game: string
  readonly disclosedBy: Piece['disclosedBy']
  readonly publishedAt: number
  readonly seconds: number
  readonly visibility: Visibility
  readonly views: number
  readonly likes: number
  readonly minutesWatched: number
  readonly viewers: number | null
}

export type Stream = {
  readonly key: string
  readonly title: string
  readonly game: string
  readonly from: number
  readonly to: number | null
  readonly viewers: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The product never requests content that is older than this. */
const REMEMBERED = 400 * DAY

/** A repeatable random number from 0 to 1: the same words always give the same number. */
export const chance = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32

/** A channel returns to the same five games of the demo market. */
const HANDFUL = 5

export const gameOf = (channel: Pick<TestChannel, 'id'>, key: string): string => {
  const turn = Math.floor(chance('game', channel.id, key) * HANDFUL)
  return marketGames[Math.floor(chance('plays', channel.id, String(turn)) * marketGames.length)] ?? ''
}

const titles = [
  'Why %s is worth your weekend',
  '%s: ten things I wish I knew',
  'This happened in %s',
  'The secret ending of %s',
]
const titleOf = (channel: TestChannel, key: string): string =>
  (titles[Math.floor(chance('title', channel.id, key) * titles.length)] ?? '%s').replace(
    '%s',
    gameOf(channel, key),
  )

/** A video gets most of its views in the first days. */
const viewsOf = (channel: TestChannel, key: string, publishedAt: number, now: number): number => {
  const age = Math.max(0, now - publishedAt) / DAY
  const most = channel.followers * (0.05 + 0.4 * chance('luck', channel.id, key))
  return Math.floor(most * (1 - Math.exp(-age / 2)))
}

const periods: Readonly<Record<Vendor, number>> = { twitch: 1, google: 3, tiktok: 2 }

/** The start of simulated activity. For channels of the demo market, the seed defines all content before this time. */
const startOf = (vendor: Vendor, channel: TestChannel, now: number): number =>
  marketChannelOf(vendor, channel.id) ? marketMadeAt() : Math.max(bornAt(channel).getTime(), now - REMEMBERED)

/** The numbers of a channel's time slots since its simulated activity began, newest first. */
const slotsOf = (vendor: Vendor, channel: TestChannel, now: number): readonly number[] => {
  const period = periods[vendor] * DAY
  const first = startOf(vendor, channel, now)
  const newest = Math.floor(now / period)
  return Array.from(
    { length: Math.max(0, newest - Math.floor(first / period) + 1) },
    (_, index) => newest - index,
  )
}

/** TikTok does not report a channel's age, so the age of the first video is used. */
const firstVideo = (channel: TestChannel) => ({
  key: 'v0',
  at: Math.floor(bornAt(channel).getTime() / DAY) * DAY,
  isShort: true,
  title: titleOf(channel, 'v0'),
})

type Own = {
  readonly key: string
  /** The game that a user selected on the sandbox page. Otherwise one of the channel's own games. */
  readonly game?: string | undefined
  readonly at: number
  readonly isShort: boolean
  readonly title: string
}

const ownVideos = (vendor: Vendor, channel: TestChannel, now: number): readonly Own[] => [
  ...slotsOf(vendor, channel, now).flatMap((slot) => {
    const key = `v${slot}`
    const at = (slot + chance('at', channel.id, key)) * periods[vendor] * DAY
    const isShort = vendor === 'tiktok' || chance('short', channel.id, key) < 0.33
    return at > now || at < startOf(vendor, channel, now)
      ? []
      : [{ key, at, isShort, title: titleOf(channel, key) }]
  }),
  ...(vendor === 'tiktok' && !marketChannelOf(vendor, channel.id) ? [firstVideo(channel)] : []),
]

const secondsOf = (key: string, isShort: boolean): number =>
  isShort ? 20 + Math.floor(35 * chance('s', key)) : 400 + Math.floor(1200 * chance('s', key))

type Made = Pick<Video, 'key' | 'type' | 'title' | 'publishedAt' | 'seconds' | 'viewers'> & Pick<Own, 'game'>

const watched = (channel: TestChannel, made: Made, now: number): Video => {
  const views = viewsOf(channel, made.key, made.publishedAt, now)
  return {
    ...made,
    vendorId: null,
    game: made.game ?? gameOf(channel, made.key),
    disclosedBy: null,
    visibility: 'public',
    views,
    likes: Math.floor(views / 20),
    // Viewers watch two fifths of a video on average.
    minutesWatched: Math.floor((views * made.seconds * 0.4) / 60),
  }
}

const madeOf = ({ key, at, isShort, title, game }: Own): Made => ({
  key,
  game,
  type: isShort ? 'SHORTS' : 'VIDEO',
  title,
  publishedAt: at,
  seconds: secondsOf(key, isShort),
  viewers: null,
})

/** On YouTube, a stream is also a video, both while it is live and after its end. */
const broadcastsOf = (vendor: Vendor, channel: TestChannel, now: number): readonly Made[] =>
  vendor === 'google'
    ? streamsOf(vendor, channel, now).map(({ key, title, game, from, to, viewers }) => ({
        key,
        game,
        type: 'STREAM',
        title,
        publishedAt: from,
        seconds: Math.floor(((to ?? now) - from) / 1000),
        viewers: to === null ? viewers : null,
      }))
    : []

/** The views of content from the seed keep growing: up to a fifth more over the months, and never fewer. */
const later = (count: number, now: number): number =>
  Math.floor(count * (1 + 0.2 * (1 - Math.exp(Math.min(0, marketMadeAt() - now) / (30 * DAY)))))

/** Twitch does not list ended streams. Their recordings are videos. */
const marketVideos = (vendor: Vendor, channel: TestChannel, now: number) =>
  (marketChannelOf(vendor, channel.id)?.content ?? [])
    .filter(({ type }) => vendor !== 'twitch' || type !== 'STREAM')
    .map(({ id, views, minutesWatched, ...piece }) => ({
      ...piece,
      key: id,
      vendorId: id,
      views: later(views, now),
      minutesWatched: later(Math.ceil(minutesWatched), now),
      viewers: null,
    }))

/** All videos that are not deleted, newest first, including hidden ones. */
export const videosOf = (vendor: Vendor, channel: TestChannel, now: number): readonly Video[] => {
  const deeds: Deeds = deedsOf(vendor, channel.id)
  const own = [...ownVideos(vendor, channel, now), ...deeds.published].map(madeOf)
  const made = [...own, ...broadcastsOf(vendor, channel, now)]
  return [...made.map((each) => watched(channel, each, now)), ...marketVideos(vendor, channel, now)]
    .filter(({ key }) => !deeds.deleted.includes(key))
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .map((video) => ({ ...video, visibility: deeds.visibility[video.key] ?? video.visibility }))
}

/** A Twitch channel streams for three hours on most days. A stream that a user starts here stays live until they end it. */
const STREAM_MS = 3 * HOUR

const viewersOf = (channel: TestChannel, key: string, now: number): number =>
  Math.floor(
    channel.followers * (0.005 + 0.01 * chance('ccv', channel.id, key, String(Math.floor(now / 60_000)))),
  )

const ownStreams = (channel: TestChannel, { ended: byHand }: Deeds, now: number) =>
  slotsOf('twitch', channel, now).flatMap((slot) => {
    const key = `s${slot}`
    const from = slot * DAY + chance('from', channel.id, key) * (DAY - STREAM_MS)
    if (from > now || from < startOf('twitch', channel, now) || chance('streams', channel.id, key) < 0.3)
      return []
    const ended = byHand[key] ?? from + STREAM_MS
    return [{ key, title: titleOf(channel, key), game: undefined, from, to: ended > now ? null : ended }]
  })

export const streamsOf = (vendor: Vendor, channel: TestChannel, now: number): readonly Stream[] => {
  const deeds = deedsOf(vendor, channel.id)
  const byHand = deeds.streams.map((stream) => ({ ...stream, to: deeds.ended[stream.key] ?? null }))
  return [...byHand, ...(vendor === 'twitch' ? ownStreams(channel, deeds, now) : [])]
    .sort((one, other) => other.from - one.from)
    .map((stream) => ({
      ...stream,
      game: stream.game ?? gameOf(channel, stream.key),
      viewers: viewersOf(channel, stream.key, now),
    }))
}

export const followersOf = (vendor: Vendor, channel: TestChannel): number =>
  Math.max(0, channel.followers + deedsOf(vendor, channel.id).followers)

/** Ids as the vendors format them: digits on Twitch and TikTok, eleven characters on YouTube. */
export const digits = (length: number, ...words: readonly string[]): string =>
  BigInt(`0x${createHash('sha256').update(words.join('/')).digest('hex').slice(0, 24)}`)
    .toString()
    .padStart(length, '1')
    .slice(-length)
    .replace(/^0/, '1')

export const elevenCharacters = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('/')).digest('base64url').slice(0, 11)

/** The description. It contains the paid partnership note if the creator disclosed the sponsorship there. */
export const wordsOf = ({ game, disclosedBy }: Video, by: string): string =>
  `${game}, played by ${by}.${disclosedBy === 'description' ? ' This is a paid partnership.' : ''}`
