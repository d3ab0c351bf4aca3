/** The life that a channel leads here: it streams and publishes at times of its own, and what it publishes gathers views. */
import { createHash } from 'node:crypto'
import { marketGames } from '../games/marketGames.ts'
import { bornAt, type TestChannel } from '../oauth/channels.ts'
import { marketChannelOf, marketMadeAt, type Piece } from './market.ts'
import { type Deeds, deedsOf, type Visibility } from './store.ts'

export type Vendor = 'twitch' | 'google' | 'tiktok'

export type Video = {
  readonly key: string
  /** Of what the product has known from the beginning; else the vendor makes one of the key. */
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
  /** Of a stream that is on air. */
  readonly viewers: number | null
}

export type Stream = {
  readonly key: string
  readonly title: string
  readonly game: string
  readonly from: number
  /** null while it is on air. */
  readonly to: number | null
  readonly viewers: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Nobody asks about what is older. */
const REMEMBERED = 400 * DAY

/** The same number for the same words for ever, from 0 to 1. */
export const chance = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32

/** A channel has a handful of games of the demo market that it comes back to. */
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

/** Most views come in the first days, and some for ever. */
const viewsOf = (channel: TestChannel, key: string, publishedAt: number, now: number): number => {
  const age = Math.max(0, now - publishedAt) / DAY
  const most = channel.followers * (0.05 + 0.4 * chance('luck', channel.id, key))
  return Math.floor(most * (1 - Math.exp(-age / 2)))
}

const periods: Readonly<Record<Vendor, number>> = { twitch: 1, google: 3, tiktok: 2 }

/** Before that, the demo market says what a channel of its own has done. */
const startOf = (vendor: Vendor, channel: TestChannel, now: number): number =>
  marketChannelOf(vendor, channel.id) ? marketMadeAt() : Math.max(bornAt(channel).getTime(), now - REMEMBERED)

/** The starts of a channel's days of work since it was born, the newest first. */
const slotsOf = (vendor: Vendor, channel: TestChannel, now: number): readonly number[] => {
  const period = periods[vendor] * DAY
  const first = startOf(vendor, channel, now)
  const newest = Math.floor(now / period)
  return Array.from(
    { length: Math.max(0, newest - Math.floor(first / period) + 1) },
    (_, index) => newest - index,
  )
}

/** TikTok tells no birthday: a channel there is as old as its first video. */
const firstVideo = (channel: TestChannel) => ({
  key: 'v0',
  at: Math.floor(bornAt(channel).getTime() / DAY) * DAY,
  isShort: true,
  title: titleOf(channel, 'v0'),
})

type Own = {
  readonly key: string
  /** What a person chose; else the channel has one of its own. */
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
    // Who begins a video sees two fifths of it.
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

/** On YouTube a stream is a video from its first minute, and stays one. */
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

/** What the product knows already still gathers views: a fifth more with the months, and never fewer. */
const later = (count: number, now: number): number =>
  Math.floor(count * (1 + 0.2 * (1 - Math.exp(Math.min(0, marketMadeAt() - now) / (30 * DAY)))))

/** Of streams that are over Twitch tells nothing: their recordings are videos. */
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

/** Everything that is not deleted, the newest first, hidden videos as well. */
export const videosOf = (vendor: Vendor, channel: TestChannel, now: number): readonly Video[] => {
  const deeds: Deeds = deedsOf(vendor, channel.id)
  const own = [...ownVideos(vendor, channel, now), ...deeds.published].map(madeOf)
  const made = [...own, ...broadcastsOf(vendor, channel, now)]
  return [...made.map((each) => watched(channel, each, now)), ...marketVideos(vendor, channel, now)]
    .filter(({ key }) => !deeds.deleted.includes(key))
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .map((video) => ({ ...video, visibility: deeds.visibility[video.key] ?? video.visibility }))
}

/** A channel of Twitch streams for three hours on most days; who a person put on air stays on air until they end it. */
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

/** The vendors' ids: digits on Twitch and TikTok, eleven characters on YouTube. */
export const digits = (length: number, ...words: readonly string[]): string =>
  BigInt(`0x${createHash('sha256').update(words.join('/')).digest('hex').slice(0, 24)}`)
    .toString()
    .padStart(length, '1')
    .slice(-length)
    .replace(/^0/, '1')

export const elevenCharacters = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('/')).digest('base64url').slice(0, 11)

/** Where a piece says itself that somebody paid for it: its title does so already. */
export const wordsOf = ({ game, disclosedBy }: Video, by: string): string =>
  `${game}, played by ${by}.${disclosedBy === 'description' ? ' This is a paid partnership.' : ''}`
