import { formatDay } from '../lib/format.ts'
import type { Column, Direction } from './column.ts'
import { nullsLast } from './nullsLast.ts'

type Sorting = Direction | (typeof nullsLast)[Direction]

/** A day of the row, in the server's column of that name. */
export const dayColumn = <Name extends string>(
  id: string,
  title: string,
  name: Name,
  { mayBeEmpty = false, width = 130 } = {},
): Column<Readonly<Record<Name, string | null>>, Readonly<Record<string, Sorting>>> => ({
  id,
  title,
  width,
  cell: (row) => formatDay(row[name]),
  text: (row) => row[name] ?? '',
  order: (direction) => ({ [name]: mayBeEmpty ? nullsLast[direction] : direction }),
})
