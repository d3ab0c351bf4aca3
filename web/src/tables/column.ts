import type { ReactNode } from 'react'

export type Direction = 'asc' | 'desc'

/** A table column as data. `Order` is the sort type of the server's list. */
export type Column<Row, Order> = {
  /** The column's id in URLs and saved layouts, so it must never change. */
  readonly id: string
  readonly title: string
  /** The width in pixels, until the user changes it. */
  readonly width: number
  readonly align?: 'end'
  readonly cell: (row: Row) => ReactNode
  /** The cell as plain text, for files and screen readers. */
  readonly text: (row: Row) => string
  /** The server's sort order. Without it, users cannot sort by this column. */
  readonly order?: (direction: Direction) => Order
  /** True if the column is hidden until the user adds it. */
  readonly isExtra?: true | undefined
}

/** The columns of a table. The first column contains the row's name and is always shown. */
export type TableColumns<Row, Order> = readonly [Column<Row, Order>, ...Column<Row, Order>[]]
