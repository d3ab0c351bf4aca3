import type { ReactNode } from 'react'
import type { TableColumns } from './column.ts'
import type { Filter } from './filters.ts'
import type { Selection } from './selection.ts'
import type { Page } from './useRows.ts'

export type Question<Where, Order> = {
  readonly search: string
  readonly where: readonly Where[]
  readonly order: readonly Order[]
  readonly offset: number
  readonly limit: number
  readonly withTotal: boolean
}

export type Chosen<Row, Where> = {
  readonly count: number
  /** Loads the selected rows when the user acts on them, including rows that are not loaded yet. */
  readonly load: () => Promise<readonly Row[]>
  readonly selection: Selection
  readonly search: string
  readonly where: readonly Where[]
  /** Call this function after an action. It clears the selection and reloads the rows. */
  readonly done: () => void
}

/** A selection that is kept when filters or the search change, and after a reload of the page. */
export type KeptSelection<Where> = {
  readonly selection: Selection
  readonly turn: (id: string) => void
  readonly choose: (search: string, where: readonly Where[]) => void
  readonly clear: () => void
}

export type TableProps<Row, Order, Where> = {
  screen: string
  label: string
  searchLabel: string
  columns: TableColumns<Row, Order>
  filters: readonly Filter<Where>[]
  /** Everything else that the query depends on, as text. When the text changes, the table starts with a new list. */
  scope: string
  load: (question: Question<Where, Order>) => Promise<Page<Row>>
  /** The heading of a row's panel, if the text of the first column is not enough. */
  panelHead?: ((row: Row) => ReactNode) | undefined
  /**
   * A row's panel next to the table, with the text of the first column as its title. `done` closes it and reloads the rows.
   */
  panel: (row: Row, done: () => void) => ReactNode
  /** Shows running actions on rows. The function `reload` loads the rows again. */
  underWay?: ((reload: () => void) => ReactNode) | undefined
  bulk?: ((chosen: Chosen<Row, Where>) => ReactNode) | undefined
  /** Keeps the selection elsewhere. Without it, the selection is lost when filters or search change. */
  kept?: KeptSelection<Where>
  empty: { readonly title: string; readonly text: string }
}
