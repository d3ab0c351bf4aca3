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

/** The rows that are chosen, and what is to be known of them to do something to all. */
export type Chosen<Row, Where> = {
  readonly count: number
  /** They are asked for when something is done: those of pages that nobody looked at as well. */
  readonly load: () => Promise<readonly Row[]>
  /** As they can be named to the server: all match this. */
  readonly selection: Selection
  readonly search: string
  readonly where: readonly Where[]
  /** Something was done: nothing is chosen any more, and the rows are asked for anew. */
  readonly done: () => void
}

/** Rows that stay chosen beyond the table: whatever the list is narrowed to, and after a reload. */
export type KeptSelection<Where> = {
  readonly selection: Selection
  readonly turn: (id: string) => void
  /** All that match. */
  readonly choose: (search: string, where: readonly Where[]) => void
  readonly clear: () => void
}

export type TableProps<Row, Order, Where> = {
  /** Names the table where people's filters and columns are kept. */
  screen: string
  label: string
  searchLabel: string
  columns: TableColumns<Row, Order>
  filters: readonly Filter<Where>[]
  /** What else the question depends on, in a word: another one is another list. */
  scope: string
  load: (question: Question<Where, Order>) => Promise<Page<Row>>
  /** What stands at the head of a row's panel, for more than its first column's text. */
  panelHead?: ((row: Row) => ReactNode) | undefined
  /** A row beside the table; its title is the first column's text. `done` closes it, and asks for the rows anew. */
  panel: (row: Row, done: () => void) => ReactNode
  /** What goes on with the rows; `reload` asks for them anew. */
  underWay?: ((reload: () => void) => ReactNode) | undefined
  /** Buttons for the rows that are chosen. */
  bulk?: ((chosen: Chosen<Row, Where>) => ReactNode) | undefined
  /** Without it, what is chosen counts for the list as it is narrowed now. */
  kept?: KeptSelection<Where>
  empty: { readonly title: string; readonly text: string }
}
