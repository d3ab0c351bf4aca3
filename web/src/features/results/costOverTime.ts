import { DAY_MS, isoDay } from '@questboard/domain'

type Day = { readonly day: string | null; readonly paid_views: number; readonly spent_cents: number }

/**
 * `views` counts the views of paid work up to the end of the day, and `cents` is the cost of one view. Null before the
 * first cost or view.
 */
export type CostDay = { readonly day: string; readonly views: number; readonly cents: number | null }

/** The maximum number of days in the chart. Earlier days are not shown, but the totals of later days include them. */
const most = 60

const daysFrom = (first: string, last: string): string[] => {
  const start = Date.parse(`${first}T00:00:00Z`)
  const count = Math.round((Date.parse(`${last}T00:00:00Z`) - start) / DAY_MS) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => isoDay(new Date(start + index * DAY_MS)))
}

/**
 * The cost per view of a quest's content, day by day: the money spent until that day, divided by the views of the same
 * work.
 */
export const costOverTime = (days: readonly Day[]): CostDay[] => {
  const figures = new Map(days.flatMap(({ day, ...figure }) => (day ? [[day, figure]] : [])))
  const known = [...figures.keys()].toSorted()
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return []
  let seen = 0
  let paid = 0
  return daysFrom(first, last)
    .map((day): CostDay => {
      seen += figures.get(day)?.paid_views ?? 0
      paid += figures.get(day)?.spent_cents ?? 0
      return { day, views: seen, cents: seen > 0 && paid > 0 ? paid / seen : null }
    })
    .slice(-most)
}
