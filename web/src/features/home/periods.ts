import { addDays } from '../../lib/period.ts'

/** The date N days earlier, in the database's format. */
export const daysBefore = (day: string, days: number): string => addDays(day, -days)

/** The last N days up to the given day, the oldest first. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(day, count - 1 - index))

type Row = { readonly day: string | null }

/** A value for each of these days. Days without a row have the value 0. */
export const byDay = <One extends Row>(
  rows: readonly One[],
  days: readonly string[],
  figure: (row: One) => number,
): number[] => {
  const known = new Map(rows.map((row) => [row.day, figure(row)]))
  return days.map((day) => known.get(day) ?? 0)
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
