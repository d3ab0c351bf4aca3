import type { ChannelProvider } from './channel.ts'

/** Why a channel is looked at, the most urgent first: the place in this list is its priority. */
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

/** What the last look found, and what waits for the next. */
export type WatchedChannel = {
  readonly id: string
  readonly connectedAt: Date
  readonly isLive: boolean
  /** A deal of the creator's is under way. */
  readonly hasRunning: boolean
  /** A video of theirs is approved, and not seen to be public yet. */
  readonly isToBeListed: boolean
  /** What they handed in must not be public yet: both sides are told within five minutes where it is. */
  readonly isUnderEmbargo: boolean
  /** The next moment at which something of theirs is due. */
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

/** A deadline this near makes a channel worth a look every quarter of an hour. */
const NEAR = 24 * HOUR
/** For its first hour a channel is new: what its owner uploads to try things out should be there. */
const NEW_FOR = HOUR

/** FNV-1a: the same channel has the same minute of the day for ever, and all channels together have all of them. */
const minuteOfDay = (id: string): number => {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % (24 * 60)
}

/** The channel's own minute, tomorrow or today: at least half a day away, so that a late look does not come twice. */
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

/** How soon a channel that was just read is read again. */
export const nextLook = (channel: WatchedChannel, now: Date): NextLook => {
  // As urgent as a deadline: a round begins every minute.
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

/** After a look that failed: soon at first, and ever more rarely, but never before the vendor said that it may be. */
export const retryLookAt = (failures: number, now: Date, notBefore: Date | null = null): Date => {
  const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(failures, 20))
  return new Date(Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0))
}

/** YouTube's project quota of a day; the others only limit a minute, which their answers tell. */
export const unitsPerDay: Readonly<Record<ChannelProvider, number | null>> = {
  twitch: null,
  youtube: 10_000,
  tiktok: null,
}

/** What reading a channel whole costs at most in the usual case: the channel, its newest uploads, their figures. */
export const unitsPerLook = 3
/** What a batch costs in which channels are only asked whether something changed. */
export const unitsPerSweep = 1
/** How many channels YouTube answers at once. */
export const sweepSize = 50

/** How much of a day's quota is spent before a reason has to wait: what people wait for always finds some left. */
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

/** What may wait a little is spread over the day: or else a busy morning leaves none of them a look in the evening. */
const isPaced = (reason: LookReason): boolean => reason === 'running' || reason === 'changed'
const HEAD_START = 1 / 12

const californianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
const californianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  minute: '2-digit',
})

/** The vendor's own day (2026-11-22): YouTube's quota is whole again at midnight in California. */
export const quotaDay = (provider: ChannelProvider, now: Date): string =>
  provider === 'youtube' ? californianDay.format(now) : now.toISOString().slice(0, 10)

const partOfDay = (now: Date): number => {
  const [hours = 0, minutes = 0] = californianTime.format(now).split(':').map(Number)
  return (hours + minutes / 60) / 24
}

const paceOf = (now: Date): number => Math.min(1, partOfDay(now) + HEAD_START)

/** The units that a reason may still take now, of what was spent on this day of the vendor's. */
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
 * Views grow, and one video may take the place of another while their number stays: once in a while a channel is read whole though
 * nothing says that it changed.
 */
const READ_AGAIN_AFTER = 7 * DAY
/** As far as the day is not needed for anything else. */
const SPARE = 0.7

export const isOutdated = (readAt: Date | null, now: Date): boolean =>
  readAt === null || now.getTime() - readAt.getTime() >= READ_AGAIN_AFTER

/** How many whole looks the day has to spare for that, of what was spent by now. */
export const looksToSpare = (provider: ChannelProvider, spent: number, now: Date): number => {
  const limit = unitsPerDay[provider]
  if (limit === null) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor((limit * SPARE * paceOf(now) - spent) / unitsPerLook))
}
