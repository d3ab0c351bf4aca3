import { formatRate } from '@questboard/domain'
import type { Report_Row_Order_By } from '../../generated/inputs.ts'
import { formatCents, formatCount, formatShort } from '../../lib/format.ts'
import { say } from '../../lib/text.ts'
import type { Column } from '../../tables/column.ts'
import { figureColumn } from '../../tables/figureColumn.ts'
import { againstAverage } from './againstAverage.ts'
import type { ResultAverageQuery, ResultRowsQuery } from './generated/results.ts'

export type Result = ResultRowsQuery['report'][number] & {
  readonly id: string
  /** All that the company's quests brought, and what for; null where that is too little to compare with. */
  readonly average: ResultAverageQuery['quest_average'][number] | null
  /** Of a mission: how often its creator took part, and completed it. */
  readonly runs: MissionRuns | null
}
export type MissionRuns = { readonly all: number; readonly completed: number }
type ResultColumn = Column<Result, Report_Row_Order_By>

export const reach: readonly ResultColumn[] = [
  figureColumn('submissions', 'Content', formatCount, 105),
  figureColumn('views', 'Views', formatShort, 95),
  figureColumn('hours_watched', 'Hours watched', formatShort, 140),
  figureColumn('average_ccv', 'Average viewers', formatShort, 150),
]

export const clicks = figureColumn('clicks', 'Clicks', formatCount, 95)
export const creators = figureColumn('creators', 'Creators', formatCount, 110)
export const activations = figureColumn('activations', 'Activations', formatCount, 130)
export const codes = figureColumn('codes', 'Codes claimed', formatCount, 130)

type Counted = 'views' | 'hours_watched' | 'clicks'

/** What one of them cost, and how far that is from what it usually costs the company. */
const rate = (id: string, title: string, counted: Counted): ResultColumn => {
  const words = (row: Result): string | null =>
    row.spent_cents > 0 ? formatRate(row.spent_cents, row[counted]) : null
  const against = ({ spent_cents, average, ...row }: Result): string | null => {
    const part = againstAverage(
      { cents: spent_cents > 0 ? spent_cents : null, count: row[counted] },
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

const spentWords = ({ spent_cents }: Result): string => (spent_cents > 0 ? formatCents(spent_cents) : '–')

export const spent: ResultColumn = {
  id: 'spent',
  title: 'Spent',
  width: 105,
  align: 'end',
  cell: spentWords,
  text: spentWords,
  order: (direction) => ({ spent_cents: direction }),
}

/** What one view, hour and click of approved work has cost. */
export const rates: readonly ResultColumn[] = [
  rate('per-view', 'Cost per view', 'views'),
  rate('per-hour', 'Cost per hour watched', 'hours_watched'),
  rate('per-click', 'Cost per click', 'clicks'),
]

/** How a mission's creators got on with it. */
export const completions: readonly ResultColumn[] = [
  {
    id: 'runs',
    title: 'Times taken part',
    width: 150,
    align: 'end',
    cell: ({ runs }) => formatCount(runs?.all),
    text: ({ runs }) => String(runs?.all ?? ''),
  },
  {
    id: 'completed',
    title: 'Completed',
    width: 120,
    align: 'end',
    cell: ({ runs }) => formatCount(runs?.completed),
    text: ({ runs }) => String(runs?.completed ?? ''),
  },
]
