import { type ReactNode, useState } from 'react'
import type { Table } from '../catalog.ts'
import { type JsonObject, number } from '../json.ts'
import { go, href, type Route, withQuery } from '../route.ts'
import { type Loading, useLoad, useSession } from '../session.ts'
import { Empty, Notice, Spinner } from '../shell/feedback.tsx'
import { FilterBar } from './FilterBar.tsx'
import { readFilters, writeFilters } from './filters.ts'
import { Grid } from './Grid.tsx'
import { RowDialog } from './RowDialog.tsx'
import { loadRows, loadTotal, PAGE_SIZE, type Sort, type Total } from './rows.ts'
import { Structure } from './Structure.tsx'

const readSort = (value: string | null): Sort | undefined =>
  value ? { column: value.replace(/^-/, ''), descending: value.startsWith('-') } : undefined

const count = (rows: number): string => rows.toLocaleString('en')

const Pages = ({
  route,
  page,
  shown,
  total,
}: {
  route: Route
  page: number
  shown: number
  total: Total | undefined
}): ReactNode => {
  const first = page * PAGE_SIZE + 1
  const to = (number: number): string =>
    href(route.path, withQuery(route, { page: number > 0 ? String(number + 1) : undefined }))
  const more = total ? first - 1 + shown < total.rows : shown === PAGE_SIZE
  return (
    <nav className="pages" aria-label="Pages">
      <span role="status">
        {shown > 0 && `${count(first)}–${count(first - 1 + shown)}`}
        {total && ` of ${total.exact ? '' : 'about '}${count(total.rows)}`}
      </span>
      {page > 0 ? <a href={to(page - 1)}>← Previous</a> : <span className="muted">← Previous</span>}
      {more && shown > 0 ? <a href={to(page + 1)}>Next →</a> : <span className="muted">Next →</span>}
    </nav>
  )
}

/** `undefined`: the dialog is closed; `null`: the dialog is for a new row. */
type Editing = JsonObject | null | undefined

type TitleProps = { readonly table: Table; readonly route: Route; readonly onInsert: () => void }

const showsStructure = (route: Route): boolean => route.query.get('view') === 'structure'

const Title = ({ table, route, onInsert }: TitleProps): ReactNode => {
  const structure = showsStructure(route)
  return (
    <header className="title">
      <h1>{table.name}</h1>
      <a href={href(route.path, withQuery(route, { view: structure ? undefined : 'structure' }))}>
        {structure ? 'Rows' : 'Columns'}
      </a>
      <span className="grow" />
      {!table.isView && (
        <button type="button" className="primary" onClick={onInsert}>
          Insert a row
        </button>
      )}
    </header>
  )
}

type RowsProps = {
  readonly table: Table
  readonly route: Route
  readonly rows: Loading<readonly JsonObject[]>
  readonly total: Total | undefined
  readonly onOpen: (row: JsonObject) => void
}

const Rows = ({ table, route, rows, total, onOpen }: RowsProps): ReactNode => {
  const filters = readFilters(route.query)
  const sort = readSort(route.query.get('sort'))
  const sortBy = (column: string): void => {
    const next = sort?.column !== column ? column : sort.descending ? undefined : `-${column}`
    go(route.path, withQuery(route, { sort: next, page: undefined }))
  }
  return (
    <>
      <FilterBar
        table={table}
        filters={filters}
        onChange={(next) => go(route.path, writeFilters(route.query, next))}
      />
      {rows.error && <Notice error={rows.error} />}
      {!rows.data && rows.busy && <Spinner label="Loading rows" />}
      {rows.data && !rows.error && (
        <div className={rows.busy ? 'stale' : ''}>
          <Grid table={table} rows={rows.data} sort={sort} onSort={sortBy} onOpen={onOpen} />
          {rows.data.length === 0 && (
            <Empty>{filters.length ? 'No row passes the filter.' : 'This table has no rows.'}</Empty>
          )}
          <Pages route={route} page={pageOf(route)} shown={rows.data.length} total={total} />
        </div>
      )}
    </>
  )
}

const pageOf = (route: Route): number => Math.max(0, number(route.query.get('page')) - 1)

export const TablePage = ({ table, route }: { table: Table; route: Route }): ReactNode => {
  const { secret } = useSession()
  const [editing, setEditing] = useState<Editing>(undefined)
  const filters = readFilters(route.query)
  const sort = readSort(route.query.get('sort'))
  const rows = useLoad(route.hash, () => loadRows(secret, table, filters, sort, pageOf(route)))
  const total = useLoad(JSON.stringify(filters), () => loadTotal(secret, table, filters))
  const saved = (): void => {
    setEditing(undefined)
    rows.again()
    total.again()
  }
  return (
    <section className="page">
      <Title table={table} route={route} onInsert={() => setEditing(null)} />
      {table.comment && <p className="muted lead">{table.comment}</p>}
      {showsStructure(route) ? (
        <Structure table={table} />
      ) : (
        <Rows table={table} route={route} rows={rows} total={total.data} onOpen={setEditing} />
      )}
      {editing !== undefined && (
        <RowDialog table={table} row={editing} onSaved={saved} onClose={() => setEditing(undefined)} />
      )}
    </section>
  )
}
