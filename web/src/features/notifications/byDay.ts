import { dateInStockholm } from '@questboard/domain'
import { addDays } from '../../lib/period.ts'

type Dated = { readonly created_at: string }
export type Day<Row> = { readonly date: string; readonly rows: readonly Row[] }

/** Groups rows by their day in Stockholm (rules §1) and keeps their order. */
export const byDay = <Row extends Dated>(rows: readonly Row[]): Day<Row>[] => {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const date = dateInStockholm(new Date(row.created_at))
    days.set(date, [...(days.get(date) ?? []), row])
  }
  return [...days].map(([date, those]) => ({ date, rows: those }))
}

/** Returns "Today" or "Yesterday", or null for any other day. */
export const namedDay = (date: string, now: Date): 'Today' | 'Yesterday' | null => {
  const today = dateInStockholm(now)
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : null
}
