import { formatRate } from '@questboard/domain'
import type { Report_Row_Order_By } from '../../generated/inputs.ts'
import { formatCents, formatCount, formatShort } from '../../lib/format.ts'
import { say } from '../../lib/text.ts'
import type { Column } from '../../tables/column.ts'
import { againstAverage } from './againstAverage.ts'
import type { ResultAverageQuery, ResultRowsQuery } from './generated/results.ts'

/** `spentCents`: what was agreed for the work behind the figures; null where nothing was paid, or where it cannot be told. */
export type Result = ResultRowsQuery['report'][number] & {
  readonly id: string
  readonly spentCents: number | null
  /** All that the company's quests brought, and what for; null where that is too little to compare with. */
  readonly average: ResultAverageQuery['quest_average'][number] | null
}
type ResultColumn = Column<Result, Report_Row_Order_By>

const figure = (
  id: 'submissions' | 'views' | 'hours_watched' | 'average_ccv' | 'clicks' | 'creators',
  title: string,
  format: (value: number | null | undefined) => string = formatShort,
): ResultColumn => ({
  id,
  title,
  width: 130,
  align: 'end',
  cell: (row) => format(row[id]),
  text: (row) => String(row[id] ?? ''),
  order: (direction) => ({ [id]: direction === 'asc' ? 'asc_nulls_last' : 'desc_nulls_last' }),
})

export const reach: readonly ResultColumn[] = [
  figure('submissions', 'Content', formatCount),
  figure('views', 'Views'),
  figure('hours_watched', 'Hours watched'),
  figure('average_ccv', 'Average viewers'),
  figure('clicks', 'Clicks', formatCount),
]

export const creators = figure('creators', 'Creators', formatCount)

type Counted = 'views' | 'hours_watched' | 'clicks'

/** What one of them cost, and how far that is from what it usually costs the company. */
const rate = (id: string, title: string, counted: Counted): ResultColumn => {
  const words = (row: Result): string | null =>
    row.spentCents === null ? null : formatRate(row.spentCents, row[counted])
  const against = ({ spentCents, average, ...row }: Result): string | null => {
    const part = againstAverage(
      { cents: spentCents, count: row[counted] },
      { cents: average?.spent_cents ?? null, count: average?.[counted] ?? null },
    )
    if (part === null) return null
    if (part === 0) return say('your average')
    return say(part > 0 ? '{percent}% above your average' : '{percent}% below your average', {
      percent: Math.abs(part),
    })
  }
  return {
    id,
    title,
    width: 190,
    align: 'end',
    cell: (row) => {
      const beside = against(row)
      return (
        <>
          {words(row) ?? '–'}
          {beside && <small> {beside}</small>}
        </>
      )
    },
    text: (row) => words(row) ?? '',
  }
}

/** Sorted on the server, rows have no cost: it comes from what was agreed, and is put beside them here. */
export const costs: readonly ResultColumn[] = [
  {
    id: 'spent',
    title: 'Spent',
    width: 120,
    align: 'end',
    cell: ({ spentCents }) => formatCents(spentCents),
    text: ({ spentCents }) => formatCents(spentCents),
  },
  rate('per-view', 'Cost per view', 'views'),
  rate('per-hour', 'Cost per hour watched', 'hours_watched'),
  rate('per-click', 'Cost per click', 'clicks'),
]
