import { DAY_MS, dateInStockholm, isoDay, receivedCents, shortMonthInWords } from '@questboard/domain'

/** Months in Stockholm time (rules §1). */
const monthOf = (date: Date): string => dateInStockholm(date).slice(0, 7)

/** The last months up to the current one, the oldest first, in the form "2026-11". */
export const monthsUntil = (now: number, count: number): string[] => {
  const [year = 0, month = 0] = monthOf(new Date(now)).split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    isoDay(new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1))).slice(0, 7),
  )
}

export const nameMonth = (month: string): string => shortMonthInWords(new Date(`${month}-01T00:00:00Z`))

type Earned = {
  readonly content_approved_at: string | null
  readonly net_cents: number | null
  /** After a dispute, the creator may get less than was agreed. */
  readonly payout: { readonly amount_cents: number; readonly fee_cents: number } | null
}

const arrives = ({ payout, net_cents }: Earned): number =>
  payout === null ? (net_cents ?? 0) : receivedCents(payout)

/** Earnings per month, by the day when the content was approved. */
export const earnedByMonth = (rows: readonly Earned[], months: readonly string[]): number[] => {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const { content_approved_at } = row
    if (content_approved_at === null) continue
    const month = monthOf(new Date(content_approved_at))
    sums.set(month, (sums.get(month) ?? 0) + arrives(row))
  }
  return months.map((month) => sums.get(month) ?? 0)
}

/** Earnings of the last N days, and of the N days before: null if the creator had earned nothing until then. */
export const earnedLately = (rows: readonly Earned[], days: number, now: number) => {
  const within = (from: number, to: number) =>
    rows.reduce((total, row) => {
      const { content_approved_at } = row
      const at = content_approved_at === null ? Number.NaN : Date.parse(content_approved_at)
      return at > now - from * DAY_MS && at <= now - to * DAY_MS ? total + arrives(row) : total
    }, 0)
  const hadEarned = within(Number.POSITIVE_INFINITY, days) > 0
  return { now: within(days, 0), before: hadEarned ? within(days * 2, days) : null }
}

type Payout = {
  readonly status: string
  readonly amount_cents: number
  readonly fee_cents: number
  readonly expected_on: string | null
}

/** The next payout: one that its provider has accepted. If there is none, a failed payout; otherwise one in preparation. */
export type NextPayout =
  | { readonly state: 'onItsWay'; readonly cents: number; readonly expectedOn: string }
  | { readonly state: 'stopped' | 'prepared'; readonly cents: number }
  | { readonly state: 'none' }

export const nextPayoutOf = (payouts: readonly Payout[], preparedCents: number): NextPayout => {
  const stopped = payouts.find(({ status }) => status !== 'processing')
  if (stopped) return { state: 'stopped', cents: receivedCents(stopped) }
  const [first] = payouts
  if (first) {
    const cents = receivedCents(first)
    const expectedOn = first.expected_on
    return expectedOn === null ? { state: 'prepared', cents } : { state: 'onItsWay', cents, expectedOn }
  }
  return preparedCents > 0 ? { state: 'prepared', cents: preparedCents } : { state: 'none' }
}
