import { type Period, pointsOver } from '../../lib/period.ts'

/** One day's stats on one platform. */
export type DayRow = {
  readonly day: string
  readonly views: number
  readonly hours_watched: number
  readonly air_minutes: number
  readonly ccv_minutes: number
}

export type Sums = Omit<DayRow, 'day'>

const nothing: Sums = { views: 0, hours_watched: 0, air_minutes: 0, ccv_minutes: 0 }

const add = (a: Sums, b: Sums): Sums => ({
  views: a.views + b.views,
  hours_watched: a.hours_watched + b.hours_watched,
  air_minutes: a.air_minutes + b.air_minutes,
  ccv_minutes: a.ccv_minutes + b.ccv_minutes,
})

export const sumOf = (rows: readonly Sums[]): Sums => rows.reduce(add, nothing)

/** Average concurrent viewers, weighted by time on air. Null if there was no time on air. */
export const averageViewers = ({ ccv_minutes, air_minutes }: Sums): number | null =>
  air_minutes === 0 ? null : Math.round(ccv_minutes / air_minutes)

/** Adds up the platforms, so that there is one row per day. */
const byDay = (rows: readonly DayRow[]): readonly DayRow[] => {
  const days = new Map<string, Sums>()
  for (const { day, ...row } of rows) days.set(day, add(days.get(day) ?? nothing, row))
  return [...days].map(([day, row]) => ({ day, ...row }))
}

export const pointsOf = (period: Period, rows: readonly DayRow[], figure: (row: DayRow) => number) =>
  pointsOver(period, byDay(rows), figure)
