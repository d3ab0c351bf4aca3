import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { findTable, type Table } from '../catalog.ts'
import { href, type Route } from '../route.ts'
import { useSession } from '../session.ts'
import { Empty } from '../shell/feedback.tsx'
import { TablePage } from './TablePage.tsx'

const matches = (table: Table, wanted: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${table.schema}.${table.name} ${table.comment ?? ''}`.toLowerCase().includes(word))

const mark = (table: Table): string => (table.isEnum ? 'enum' : table.isView ? 'view' : '')

const focusNext = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll('input, a')]
  const next = links[links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

const TableList = ({ current }: { current: Table | undefined }): ReactNode => {
  const { catalog } = useSession()
  const [wanted, setWanted] = useState('')
  const shown = catalog.tables.filter((table) => matches(table, wanted))
  return (
    <aside className="tables" onKeyDown={focusNext}>
      <input
        type="search"
        aria-label="Find a table"
        placeholder="Find a table"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <nav aria-label="Tables">
        {shown.map((table) => (
          <a
            key={`${table.schema}.${table.name}`}
            href={href(['data', table.schema, table.name])}
            aria-current={table === current ? 'page' : undefined}
            title={table.comment ?? undefined}
          >
            <span>
              {table.schema !== 'public' && <span className="muted">{table.schema}.</span>}
              {table.name}
            </span>
            <small>{mark(table)}</small>
          </a>
        ))}
        {shown.length === 0 && <Empty>No table matches.</Empty>}
      </nav>
    </aside>
  )
}

export const DataPage = ({ route }: { route: Route }): ReactNode => {
  const { catalog } = useSession()
  const [, schema, name] = route.path
  const table = schema && name ? findTable(catalog, schema, name) : undefined
  return (
    <div className="data">
      <TableList current={table} />
      {table ? (
        <TablePage key={`${schema}.${name}`} table={table} route={route} />
      ) : (
        <section className="page">
          <h1>Data</h1>
          <Empty>
            {name
              ? `There is no tracked table ${schema}.${name}.`
              : `Choose one of ${catalog.tables.length} tables on the left.`}
          </Empty>
        </section>
      )}
    </div>
  )
}
