import type { ReactNode } from 'react'

export type Direction = 'asc' | 'desc'

/** A table column as data. `Order` is the sort type of the server's list. */
export type Column<Row, Order> = {
  /** Used in addresses and saved layouts, so it must never change. */
  readonly id: string
  readonly title: string
  /** In pixels, until the user changes it. */
  readonly width: number
  readonly align?: 'end'
  readonly cell: (row: Row) => ReactNode
  /** The cell as plain text, for files and screen readers. */
  readonly text: (row: Row) => string
  /** Without it, users cannot sort by this column. */
  readonly order?: (direction: Direction) => Order
  /** Hidden until the user adds it. */
  readonly isExtra?: true | undefined
}

/** The columns of a table. The first one names the row and always stays. */
export type TableColumns<Row, Order> = readonly [Column<Row, Order>, ...Column<Row, Order>[]]
