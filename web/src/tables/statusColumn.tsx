import { StatusBadge, type Tone } from '../components/StatusBadge.tsx'
import type { Column, Direction } from './column.ts'

export const statusColumn = <Status extends string, Row extends { readonly status: Status }>(
  names: Readonly<Record<Status, string>>,
  tones: Readonly<Partial<Record<Status, Tone>>>,
  width = 180,
  /** The function for a status label that also depends on other facts of the row. */
  nameOf: (row: Row) => string = ({ status }) => names[status],
): Column<Row, { status: Direction }> => ({
  id: 'status',
  title: 'Status',
  width,
  cell: (row) => <StatusBadge tone={tones[row.status] ?? 'info'}>{nameOf(row)}</StatusBadge>,
  text: nameOf,
  order: (direction) => ({ status: direction }),
})
