import { dateInStockholm } from '@questboard/domain'
import { DAY_MS } from '../../lib/days.ts'

type Dated = { readonly created_at: string }
export type Day<Row> = { readonly date: string; readonly rows: readonly Row[] }

/** What came on the same day in Stockholm (rules §1) stands together, in the order given. */
export const byDay = <Row extends Dated>(rows: readonly Row[]): Day<Row>[] => {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const date = dateInStockholm(new Date(row.created_at))
    days.set(date, [...(days.get(date) ?? []), row])
  }
  return [...days].map(([date, those]) => ({ date, rows: those }))
}

/** By the calendar: a day has 23 hours in March, and 25 in October. */
const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/** The two days that have names of their own. */
export const namedDay = (date: string, now: Date): 'Today' | 'Yesterday' | null => {
  const today = dateInStockholm(now)
  if (date === today) return 'Today'
  return date === dayBefore(today) ? 'Yesterday' : null
}
