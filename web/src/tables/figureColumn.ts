import { formatShort } from '../lib/format.ts'
import type { Column } from './column.ts'
import { nullsLast } from './nullsLast.ts'

type Format = (value: number | null | undefined) => string
type NullsLast = (typeof nullsLast)[keyof typeof nullsLast]

/** A column with a number, sorted by the server's column with the same name. */
export const figureColumn = <Id extends string>(
  id: Id,
  title: string,
  format: Format = formatShort,
  width = 140,
): Column<Readonly<Record<Id, number | null | undefined>>, Readonly<Record<string, NullsLast>>> => ({
  id,
  title,
  width,
  align: 'end',
  cell: (row) => format(row[id]),
  text: (row) => String(row[id] ?? ''),
  order: (direction) => ({ [id]: nullsLast[direction] }),
})
