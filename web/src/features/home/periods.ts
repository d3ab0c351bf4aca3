import { addDays } from '../../lib/period.ts'

/** The day so many days before another; both as the database writes dates. */
export const daysBefore = (day: string, days: number): string => addDays(day, -days)

/** So many days that end with a day, the oldest first. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(day, count - 1 - index))

type Row = { readonly day: string | null }

/** What a figure was on each of these days; on days without a row, nothing. */
export const byDay = <One extends Row>(
  rows: readonly One[],
  days: readonly string[],
  figure: (row: One) => number,
): number[] => {
  const known = new Map(rows.map((row) => [row.day, figure(row)]))
  return days.map((day) => known.get(day) ?? 0)
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
