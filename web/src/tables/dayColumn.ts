import { formatDay } from '../lib/format.ts'
import type { Column, Direction } from './column.ts'
import { nullsLast } from './nullsLast.ts'

type Sorting = Direction | (typeof nullsLast)[Direction]

/** A column with a date, sorted by the server's column with the given name. */
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
