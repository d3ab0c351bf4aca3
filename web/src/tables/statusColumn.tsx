import { StatusBadge, type Tone } from '../components/StatusBadge.tsx'
import type { Column, Direction } from './column.ts'

export const statusColumn = <Status extends string>(
  names: Readonly<Record<Status, string>>,
  tones: Readonly<Partial<Record<Status, Tone>>>,
  width = 180,
): Column<{ readonly status: Status }, { status: Direction }> => ({
  id: 'status',
  title: 'Status',
  width,
  cell: ({ status }) => <StatusBadge tone={tones[status] ?? 'info'}>{names[status]}</StatusBadge>,
  text: ({ status }) => names[status],
  order: (direction) => ({ status: direction }),
})
