import { DAY_MS } from '@questboard/domain'
import { daysBefore } from './periods.ts'

type Day = { day: string; type: string; views: number }

export const kinds = ['Streams', 'Videos', 'Shorts'] as const
type Kind = (typeof kinds)[number]
export type Bar = { from: string } & Record<Kind, number>

const kindOf: Record<string, Kind> = { STREAM: 'Streams', VOD: 'Streams', VIDEO: 'Videos', SHORTS: 'Shorts' }

/** For periods over a month, each bar is a week, because 180 bars are unreadable. */
const barDays = (days: number): number => (days > 30 ? 7 : 1)

/** Views of the last N days as bars, the oldest first. Days without content count as 0. */
export const viewsByDay = (rows: readonly Day[], days: number, today: string): Bar[] => {
  const size = barDays(days)
  const count = Math.ceil(days / size)
  const end = Date.parse(`${today}T00:00:00Z`)
  const bars = Array.from(
    { length: count },
    (_, index): Bar => ({
      from: daysBefore(today, (count - index) * size - 1),
      Streams: 0,
      Videos: 0,
      Shorts: 0,
    }),
  )
  for (const { day, type, views } of rows) {
    const age = Math.floor((end - Date.parse(`${day}T00:00:00Z`)) / DAY_MS)
    const bar = age >= 0 && age < days ? bars[count - 1 - Math.floor(age / size)] : undefined
    const kind = kindOf[type]
    if (bar && kind) bar[kind] += views
  }
  return bars
}
