import { useQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import SideDrawer from '../components/SideDrawer.tsx'
import { formatCount } from '../lib/format.ts'
import { LoadFailure } from '../lib/LoadFailure.tsx'
import { useSlowLoad } from '../lib/slowLoad.ts'
import { useText } from '../lib/text.ts'
import { Cards } from './Cards.tsx'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import type { Column, TableColumns } from './column.ts'
import { FilterChips, Filters } from './Filters.tsx'
import { type Filter, whereOf } from './filters.ts'
import { Grid } from './Grid.tsx'
import { TableKeptDocument } from './generated/saved.ts'
import { type Layout, moved, resized } from './layout.ts'
import { SavedFilters } from './SavedFilters.tsx'
import { all, countChosen, none, type Selection, turn } from './selection.ts'
import classes from './Toolbar.module.css'
import { useDownload } from './useDownload.ts'
import { useLayout } from './useLayout.ts'
import { type LoadPage, type Page, useRows } from './useRows.ts'
import { useView } from './useView.ts'
import { isPlain, nextSort } from './view.ts'

export type Question<Where, Order> = {
  readonly search: string
  readonly where: readonly Where[]
  readonly order: readonly Order[]
  readonly offset: number
  readonly limit: number
  readonly withTotal: boolean
}

type Props<Row, Order, Where> = {
  /** Names the table where people's filters and columns are kept. */
  screen: string
  label: string
  searchLabel: string
  columns: TableColumns<Row, Order>
  filters: readonly Filter<Where>[]
  /** What else the question depends on, in a word: another one is another list. */
  scope: string
  load: (question: Question<Where, Order>) => Promise<Page<Row>>
  /** A row beside the table; its title is the first column's text. */
  panel: (row: Row) => ReactNode
  empty: { readonly title: string; readonly text: string }
}

const SOON = 250

const placed = <Row, Order>(columns: readonly Column<Row, Order>[], layout: Layout) =>
  layout.flatMap(({ id, width }) =>
    columns.filter((column) => column.id === id).map((column) => ({ ...column, now: width ?? column.width })),
  )

/**
 * A list of any length: searched, filtered and sorted by the server, arranged and chosen from by the person. The view stands in
 * the address. A screen gives it columns and filters as data, and a function that loads a part of the rows.
 */
export const DataTable = <Row extends { id: string }, Order, Where>({
  screen,
  label,
  searchLabel,
  columns,
  filters,
  scope,
  load,
  panel,
  empty,
}: Props<Row, Order, Where>) => {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
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
  const [opened, setOpened] = useState<Row | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  const kept = useQuery(TableKeptDocument, { variables: { screen } })

  const { sort } = view
  const sortedBy = columns.find(({ id }) => id === sort?.column)
  const order = sort && sortedBy?.order ? [sortedBy.order(sort.direction)] : []
  const where = filters.flatMap((filter) => {
    const written = view.filters[filter.id]
    const asked = written === undefined ? null : whereOf(filter, written)
    return asked === null ? [] : [asked]
  })
  const question = JSON.stringify([scope, search, view.filters])
  const loadPage: LoadPage<Row> = (place) => load({ search, where, order, ...place })
  const rows = useRows(JSON.stringify([question, sort]), loadPage)
  useSlowLoad(rows.total === null && rows.error === null)
  // What was chosen among the rows of one question says nothing of another's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it follows.
  useEffect(() => setSelection(none), [question])

  const shown = placed(columns, layout)
  const chosen = countChosen(selection, rows.total ?? 0)
  const { done, download } = useDownload()
  const select = (id: string) => setSelection((before) => turn(before, id))
  const common = { label, columns: shown, rows, selection, onSelect: select, onOpen: setOpened }
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t(searchLabel)}
          placeholder={t(searchLabel)}
          leftSection={<IconSearch size={16} />}
          value={view.search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value })}
        />
        <Filters filters={filters} chosen={view.filters} onChange={(next) => change({ filters: next })} />
        <div className={classes.end}>
          <SavedFilters
            screen={screen}
            view={view}
            kept={kept.data?.saved_filter ?? []}
            taken={taken}
            onTake={(id, saved) => {
              setTaken(id)
              change(saved)
            }}
            onChanged={kept.refetch}
          />
          <ColumnsMenu
            screen={screen}
            columns={columns}
            layout={layout}
            presets={kept.data?.column_preset ?? []}
            onChange={arrange}
            onReset={reset}
            onChanged={kept.refetch}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!rows.total || done !== null}
            onClick={() =>
              void download({
                name: `${screen}.csv`,
                columns: shown,
                load: loadPage,
                total: rows.total ?? 0,
                selection,
              })
            }
          >
            {done === null ? t('CSV') : t('{done} of {total}', { done, total: rows.total ?? 0 })}
          </Button>
        </div>
      </div>
      <div className={classes.foot} aria-live="polite">
        <span>
          {rows.total === null
            ? t('Loading')
            : t('{count, plural, one {# row} other {# rows}}', { count: rows.total })}
        </span>
        {chosen > 0 && (
          <>
            <span>{t('{chosen} chosen', { chosen: formatCount(chosen) })}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => setSelection(none)}>
              {t('Choose none')}
            </Button>
          </>
        )}
        <FilterChips filters={filters} chosen={view.filters} onChange={(next) => change({ filters: next })} />
        {!isPlain(view) && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setTaken(null)
              change({ search: '', filters: {} })
            }}
          >
            {t('Show all')}
          </Button>
        )}
      </div>
      {rows.error !== null && rows.total === null ? (
        <LoadFailure error={rows.error} retry={rows.reload} />
      ) : rows.total === 0 ? (
        isPlain(view) ? (
          <EmptyState title={empty.title} text={empty.text} />
        ) : (
          <EmptyState title="Nothing matches" text="Take a filter away, or search for other words." />
        )
      ) : isNarrow ? (
        <Cards {...common} />
      ) : (
        <Grid
          {...common}
          sort={sort}
          onSort={(column) => change({ sort: nextSort(view, column) })}
          onResize={(column, width) => arrange(resized(layout, column, width))}
          onMove={(column, by) => arrange(moved(layout, column, by))}
          onSelectAll={() => setSelection(selection.kind === 'all' ? none : all)}
        />
      )}
      {opened && (
        <SideDrawer side="right" wide title={columns[0].text(opened)} onClose={() => setOpened(null)}>
          {panel(opened)}
        </SideDrawer>
      )}
    </>
  )
}
