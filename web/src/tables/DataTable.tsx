import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import SideDrawer from '../components/SideDrawer.tsx'
import { LoadFailure } from '../lib/LoadFailure.tsx'
import { useSlowLoad } from '../lib/slowLoad.ts'
import { Cards } from './Cards.tsx'
import { Foot } from './Foot.tsx'
import { Grid } from './Grid.tsx'
import { held, moved, resized } from './layout.ts'
import { Toolbar } from './Toolbar.tsx'
import type { TableProps } from './tableProps.ts'
import { type Table, useTable } from './useTable.ts'
import { isPlain, nextSort } from './view.ts'

/**
 * A list of any length that the server searches, filters and sorts. The view is part of the URL. Screens pass columns
 * and filters as data, and a function that loads a part of the rows.
 */
export const DataTable = <Row extends { id: string }, Order, Where>(props: TableProps<Row, Order, Where>) => {
  const { label, columns, filters, panel, panelHead, underWay, bulk, empty } = props
  const table = useTable(props)
  const { rows, view, change } = table
  const [opened, setOpened] = useState<Row | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  useSlowLoad(rows.count === null && rows.error === null)
  const showAll = () => {
    setTaken(null)
    change({ search: '', filters: {} })
  }
  return (
    <div>
      <Toolbar {...props} table={table} taken={taken} onTake={setTaken} />
      <Foot filters={filters} table={table} bulk={bulk} onShowAll={showAll} />
      {rows.error !== null && rows.count === null ? (
        <LoadFailure error={rows.error} retry={rows.reload} />
      ) : rows.count !== 0 ? (
        <Listed label={label} table={table} onOpen={setOpened} />
      ) : isPlain(view) ? (
        <EmptyState motif="people" title={empty.title} text={empty.text} />
      ) : (
        <EmptyState
          motif="search"
          title="Nothing matches"
          text="Remove a filter or try a different search."
        />
      )}
      {underWay?.(rows.reload)}
      {opened && (
        <SideDrawer
          side="right"
          wide
          title={columns[0].text(opened)}
          head={panelHead?.(opened)}
          onClose={() => setOpened(null)}
        >
          {panel(opened, () => {
            setOpened(null)
            rows.reload()
          })}
        </SideDrawer>
      )}
    </div>
  )
}

type ListedProps<Row extends { id: string }, Order, Where> = {
  label: string
  table: Table<Row, Order, Where>
  onOpen: (row: Row) => void
}

/** Shows columns, or cards if there is not enough space for columns. */
const Listed = <Row extends { id: string }, Order, Where>({
  label,
  table,
  onOpen,
}: ListedProps<Row, Order, Where>) => {
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { rows, view, change, layout, arrange, selection } = table
  const common = { label, columns: table.shown, rows, selection, onSelect: table.select, onOpen }
  if (isNarrow) return <Cards {...common} />
  return (
    <Grid
      {...common}
      sort={view.sort}
      onSort={(column) => change({ sort: nextSort(view, column) })}
      onResize={(column, width, drawn) => arrange(resized(held(layout, drawn), column, width))}
      onMove={(column, by) => arrange(moved(layout, column, by))}
      onSelectAll={table.selectAll}
    />
  )
}
