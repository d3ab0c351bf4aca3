import { dateInStockholm } from '@questboard/domain'
import { addDays } from '../../lib/period.ts'

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

/** The two days that have names of their own. */
export const namedDay = (date: string, now: Date): 'Today' | 'Yesterday' | null => {
  const today = dateInStockholm(now)
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : null
}
