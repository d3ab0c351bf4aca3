import { isoDay } from '../format/dates.ts'
import type { ChannelProvider } from './channel.ts'

/** Reasons for a channel check, most urgent first. The position is the priority. */
export const lookReasons = [
  'asked',
  'new',
  'live',
  'deadline',
  'listing',
  'running',
  'changed',
  'idle',
] as const
export type LookReason = (typeof lookReasons)[number]

export const priorityOf = (reason: LookReason): number => lookReasons.indexOf(reason)

/** The facts about a channel that decide when it is checked next. */
export type WatchedChannel = {
  readonly id: string
  readonly connectedAt: Date
  readonly isLive: boolean
  /** The creator has a deal in progress. */
  readonly hasRunning: boolean
  /** An approved video that we have not seen in public yet. */
  readonly isToBeListed: boolean
  /**
   * Submitted content that must not be public yet. If the content is public, both sides are notified within five
   * minutes.
   */
  readonly isUnderEmbargo: boolean
  /** The next deadline of the creator's deals. */
  readonly nextDeadline: Date | null
}

export type NextLook = { readonly at: Date; readonly reason: LookReason }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const every = {
  embargo: 4 * MINUTE,
  live: 5 * MINUTE,
  deadline: 15 * MINUTE,
  new: 10 * MINUTE,
  listing: HOUR,
  running: 2 * HOUR,
} as const

/** Channels with a deadline this near are checked every 15 minutes. */
const NEAR = 24 * HOUR
/** A channel counts as new for its first hour, so that test uploads of its owner appear quickly. */
const NEW_FOR = HOUR

/** FNV-1a spreads the daily checks evenly: each channel is checked at the same minute of every day. */
const minuteOfDay = (id: string): number => {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % (24 * 60)
}

/** The channel's next daily check, at least half a day away, so that it does not come soon after a late check. */
const nextDaily = (id: string, now: Date): Date => {
  const own = minuteOfDay(id) * MINUTE
  const earliest = now.getTime() + DAY / 2
  const today = Math.floor(earliest / DAY) * DAY + own
  return new Date(today >= earliest ? today : today + DAY)
}

const after = (now: Date, reason: Exclude<keyof typeof every, 'embargo'>): NextLook => ({
  at: new Date(now.getTime() + every[reason]),
  reason,
})

export const nextLook = (channel: WatchedChannel, now: Date): NextLook => {
  // Embargo checks are as urgent as deadlines. The worker starts a round every minute.
  if (channel.isUnderEmbargo) return { at: new Date(now.getTime() + every.embargo), reason: 'deadline' }
  if (channel.isLive) return after(now, 'live')
  const left = channel.nextDeadline === null ? null : channel.nextDeadline.getTime() - now.getTime()
  if (left !== null && Math.abs(left) <= NEAR) return after(now, 'deadline')
  if (now.getTime() - channel.connectedAt.getTime() < NEW_FOR) return after(now, 'new')
  if (channel.isToBeListed) return after(now, 'listing')
  if (channel.hasRunning) return after(now, 'running')
  return { at: nextDaily(channel.id, now), reason: 'idle' }
}

const LONGEST_WAIT = 6 * HOUR

/**
 * The time of the next check after a failed one. The wait grows with each failure and is at least as long as the vendor
 * requires.
 */
export const retryLookAt = (failures: number, now: Date, notBefore: Date | null = null): Date => {
  const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(failures, 20))
  return new Date(Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0))
}

/** YouTube's project quota per day. The other vendors limit requests per minute and report it in their responses. */
export const unitsPerDay: Readonly<Record<ChannelProvider, number | null>> = {
  twitch: null,
  youtube: 10_000,
  tiktok: null,
}

/** The usual maximum cost of a full check: the channel, its newest uploads and their stats. */
export const unitsPerLook = 3
/** The cost of a batch request that only checks for changes. */
export const unitsPerSweep = 1
/** Channels per YouTube request. */
export const sweepSize = 50

/**
 * The share of the day's quota after which a check for this reason must wait. Some quota is always left for requests
 * that people wait for.
 */
const share: Readonly<Record<LookReason, number>> = {
  asked: 1,
  new: 1,
  live: 0.97,
  deadline: 0.97,
  listing: 0.95,
  running: 0.8,
  changed: 0.9,
  idle: 0.95,
}

/** Checks that can wait are spread over the day, so that a busy morning does not use up the evening's quota. */
const isPaced = (reason: LookReason): boolean => reason === 'running' || reason === 'changed'
const HEAD_START = 1 / 12

const californianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
const californianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day that a request counts for. YouTube's quota resets at midnight in California (as of 2026-11-22). */
export const quotaDay = (provider: ChannelProvider, now: Date): string =>
  provider === 'youtube' ? californianDay.format(now) : isoDay(now)

const partOfDay = (now: Date): number => {
  const [hours = 0, minutes = 0] = californianTime.format(now).split(':').map(Number)
  return (hours + minutes / 60) / 24
}

const paceOf = (now: Date): number => Math.min(1, partOfDay(now) + HEAD_START)

/** Quota left today for this kind of check. */
export const unitsLeft = (
  provider: ChannelProvider,
  reason: LookReason,
  spent: number,
  now: Date,
): number => {
  const limit = unitsPerDay[provider]
  if (limit === null) return Number.POSITIVE_INFINITY
  const pace = isPaced(reason) ? paceOf(now) : 1
  return Math.max(0, Math.floor(limit * share[reason] * pace) - spent)
}

/**
 * Views grow, and a new video can replace another without changing the number of videos, so every channel also gets a
 * full check from time to time.
 */
const READ_AGAIN_AFTER = 7 * DAY
/** The part of the day's quota that is not reserved for any other check. */
const SPARE = 0.7

export const isOutdated = (readAt: Date | null, now: Date): boolean =>
  readAt === null || now.getTime() - readAt.getTime() >= READ_AGAIN_AFTER

/** The number of full checks that today's remaining quota still allows. */
export const looksToSpare = (provider: ChannelProvider, spent: number, now: Date): number => {
  const limit = unitsPerDay[provider]
  if (limit === null) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor((limit * SPARE * paceOf(now) - spent) / unitsPerLook))
}
