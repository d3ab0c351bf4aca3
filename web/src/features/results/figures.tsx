import type { Report_Row_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatExactCents, formatShort } from '../../lib/format.ts'
import type { Column } from '../../tables/column.ts'
import { figureColumn } from '../../tables/figureColumn.ts'
import type { ResultRowsQuery } from './generated/results.ts'
import { type Average, rateColumns } from './rateColumns.tsx'

export type Result = ResultRowsQuery['report'][number] & {
  readonly id: string
  readonly average: Average
  /** For a mission: the number of times the creator took part, and the number of times they completed it. */
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

const spentWords = ({ spent_cents }: Result): string =>
  spent_cents > 0 ? formatExactCents(spent_cents) : '–'

export const spent: ResultColumn = {
  id: 'spent',
  title: 'Spent',
  width: 105,
  align: 'end',
  cell: spentWords,
  text: spentWords,
  order: (direction) => ({ spent_cents: direction }),
}

/** The cost divided by the results of the same work. Unpaid content is left out. */
export const rates: readonly ResultColumn[] = rateColumns(({ spent_cents, average, ...row }, counted) => ({
  cents: spent_cents,
  count: row[`paid_${counted}`],
  average,
}))

export const completions: readonly ResultColumn[] = [
  {
    id: 'runs',
    title: 'Participations',
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
