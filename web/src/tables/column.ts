import type { ReactNode } from 'react'

export type Direction = 'asc' | 'desc'

/** One column of a table, as data. `Order` is the type that the server's list is sorted by. */
export type Column<Row, Order> = {
  /** Stands in the address and in what people keep: it does not change. */
  readonly id: string
  readonly title: string
  /** In pixels, until somebody makes it wider or narrower. */
  readonly width: number
  readonly align?: 'end'
  readonly cell: (row: Row) => ReactNode
  /** The same as plain text: for files, and for who hears the row. */
  readonly text: (row: Row) => string
  /** Without it, the column cannot be sorted by. */
  readonly order?: (direction: Direction) => Order
  /** Shown only once somebody asks for it. */
  readonly isExtra?: true | undefined
}

/** What a screen's table is made of. The first column names the row, and stays. */
export type TableColumns<Row, Order> = readonly [Column<Row, Order>, ...Column<Row, Order>[]]
