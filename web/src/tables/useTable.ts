import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Column } from './column.ts'
import { type Filter, whereOf } from './filters.ts'
import type { Layout } from './layout.ts'
import { all, none, type Selection, turn } from './selection.ts'
import type { TableProps } from './tableProps.ts'
import { useLayout } from './useLayout.ts'
import { type LoadPage, useRows } from './useRows.ts'
import { useView } from './useView.ts'
import type { View } from './view.ts'

const SOON = 250

const placed = <Row, Order>(columns: readonly Column<Row, Order>[], layout: Layout) =>
  layout.flatMap(({ id, width }) =>
    columns
      .filter((column) => column.id === id)
      .map((column) => ({
        ...column,
        now: width ?? column.width,
        isHeld: width !== undefined,
      })),
  )

const orderOf = <Row, Order>(columns: readonly Column<Row, Order>[], sort: View['sort']): Order[] => {
  const sortedBy = columns.find(({ id }) => id === sort?.column)
  return sort && sortedBy?.order ? [sortedBy.order(sort.direction)] : []
}

const allOf = <Where>(filters: readonly Filter<Where>[], chosen: View['filters']): Where[] =>
  filters.flatMap((filter) => {
    const written = chosen[filter.id]
    const asked = written === undefined ? null : whereOf(filter, written)
    return asked === null ? [] : [asked]
  })

export const useTable = <Row extends { id: string }, Order, Where>({
  screen,
  columns,
  filters,
  scope,
  load,
  kept,
}: TableProps<Row, Order, Where>) => {
  const known = useMemo(
    () => ({
      sortable: columns.filter(({ order }) => order !== undefined).map(({ id }) => id),
      filters: filters.map(({ id }) => id),
    }),
    [columns, filters],
  )
  const { view, change } = useView(known)
  const { layout, change: arrange, reset } = useLayout(screen, columns)
  const [search] = useDebouncedValue(view.search, SOON)
  const [selection, setSelection] = useState<Selection>(none)
  const order = orderOf(columns, view.sort)
  const where = allOf(filters, view.filters)
  const question = JSON.stringify([scope, search, view.filters])
  const loadPage: LoadPage<Row> = (place) => load({ search, where, order, ...place })
  const rows = useRows(JSON.stringify([question, view.sort]), loadPage)
  // A selection is valid only for the query in which it was made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it follows.
  useEffect(() => setSelection(none), [question])
  const shown = useMemo(() => placed(columns, layout), [columns, layout])
  const select = useCallback((id: string) => setSelection((before) => turn(before, id)), [])
  const own = {
    selection,
    select,
    selectAll: () => setSelection((before) => (before.kind === 'all' ? none : all)),
    selectNone: () => setSelection(none),
  }
  return {
    ...(kept
      ? {
          selection: kept.selection,
          select: kept.turn,
          selectAll: () => kept.choose(search, where),
          selectNone: kept.clear,
        }
      : own),
    view,
    change,
    layout,
    arrange,
    reset,
    rows,
    search,
    where,
    loadPage,
    shown,
  }
}

export type Table<Row extends { id: string }, Order, Where> = ReturnType<typeof useTable<Row, Order, Where>>
