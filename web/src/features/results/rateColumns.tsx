import { formatRate, type Rated } from '@questboard/domain'
import { say } from '../../lib/text.ts'
import type { Column } from '../../tables/column.ts'
import { againstAverage } from './againstAverage.ts'
import type { ResultAverageQuery } from './generated/results.ts'

/** The costs and results of all the company's quests. Null if there is too little data for a comparison. */
export type Average = ResultAverageQuery['quest_average'][number] | null
export type Counted = 'views' | 'hours_watched' | 'clicks'

type Spent = { readonly cents: number; readonly count: number | null; readonly average: Average }

const units: Readonly<Record<Counted, Rated>> = { views: 'view', hours_watched: 'hour', clicks: 'click' }

const wordsOf = ({ cents, count }: Spent, counted: Counted): string | null =>
  cents > 0 ? formatRate(cents, count, units[counted]) : null

const besideOf = ({ cents, count, average }: Spent, counted: Counted): string | null => {
  const part = againstAverage(
    { cents: cents > 0 ? cents : null, count },
    { cents: average?.spent_cents ?? null, count: average?.[counted] ?? null },
  )
  if (part === null) return null
  if (part === 0) return say('your average')
  return say(part > 0 ? '{percent}% above your average' : '{percent}% below your average', {
    percent: Math.abs(part),
  })
}

/** The cost of one view, hour or click, and its difference from the company's average. */
const rateColumn = <Row, Order>(
  id: string,
  title: string,
  counted: Counted,
  spentOf: (row: Row, counted: Counted) => Spent,
): Column<Row, Order> => ({
  id,
  title,
  width: 190,
  align: 'end',
  cell: (row) => {
    const spent = spentOf(row, counted)
    const beside = besideOf(spent, counted)
    return (
      <>
        {wordsOf(spent, counted) ?? '–'}
        {beside && <small> {beside}</small>}
      </>
    )
  },
  text: (row) => wordsOf(spentOf(row, counted), counted) ?? '',
})

export const rateColumns = <Row, Order>(
  spentOf: (row: Row, counted: Counted) => Spent,
): readonly Column<Row, Order>[] => [
  rateColumn('per-view', 'Cost per view', 'views', spentOf),
  rateColumn('per-hour', 'Cost per hour watched', 'hours_watched', spentOf),
  rateColumn('per-click', 'Cost per click', 'clicks', spentOf),
]
