/** A local date and time, such as `2026-12-24` and `14:00`. */
export type WallTime = { readonly day: string; readonly time: string }

/** The app's time zone (rules §1). */
export const homeZone = 'Europe/Stockholm'

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known) return known
  // The Swedish locale formats dates like ISO 8601.
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, clock)
  return clock
}

/** The local time in a zone. Null for an invalid time. */
export const wallTimeAt = (moment: string, zone: string): WallTime | null => {
  const date = new Date(moment)
  if (moment === '' || Number.isNaN(date.getTime())) return null
  const [day = '', time = ''] = clockIn(zone).format(date).split(' ')
  // A year before 1000, such as one that the user is still typing, has fewer than four digits here.
  return { day: day.padStart('2026-12-03'.length, '0'), time }
}

const minute = 60_000
const asIfUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`)

const offsetAt = (at: number, zone: string): number => {
  const wall = wallTimeAt(new Date(at).toISOString(), zone)
  return wall ? asIfUtc(wall) - Math.floor(at / minute) * minute : 0
}

/**
 * Converts a local time in a zone. A time that is skipped in spring moves one hour later. A time that occurs twice in
 * autumn means the first one.
 */
export const momentOf = (wall: WallTime, zone: string): string => {
  const shown = asIfUtc(wall)
  if (Number.isNaN(shown)) return ''
  const [before, after] = [shown - 24 * 60 * minute, shown + 24 * 60 * minute].map((at) => offsetAt(at, zone))
  const candidates = [before, after].flatMap((offset) => (offset === undefined ? [] : [shown - offset]))
  const exact = candidates.find((at) => at + offsetAt(at, zone) === shown)
  return new Date(exact ?? candidates[0] ?? shown).toISOString()
}

/** The start of a day in Stockholm, where the product's days begin and end (rules §1). */
export const beginOf = (day: string): string => momentOf({ day, time: '00:00' }, homeZone)

export const inZone = (moment: string, from: string, to: string): string => {
  const wall = wallTimeAt(moment, from)
  return wall ? momentOf(wall, to) : moment
}

/** The name of a time zone with its UTC offset at a given time: `Europe/Stockholm (GMT+1)`. */
export const zoneName = (zone: string, at: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${zone.replaceAll('_', ' ')} (${offset})`
}

export const zones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')]
