import type { ReactNode } from 'react'
import type { Column, Table } from '../catalog.ts'
import { display, type Json, type JsonObject } from '../json.ts'
import { href } from '../route.ts'
import { rowKey, type Sort } from './rows.ts'

const LONGEST_CELL = 120

const short = (shown: string): string =>
  shown.length > LONGEST_CELL ? `${shown.slice(0, LONGEST_CELL)}…` : shown

const linkOf = (table: Table, column: Column, value: Json): string | undefined => {
  const key = table.foreignKeys.find((each) => each.columns.length === 1 && each.columns[0] === column.name)
  const target = key?.targets[0]
  if (!key || target === undefined || value === null) return undefined
  return href(
    ['data', key.schema, key.table],
    new URLSearchParams({ filter: JSON.stringify([target, '_eq', display(value)]) }),
  )
}

const Cell = ({
  table,
  column,
  value,
}: {
  table: Table
  column: Column
  value: Json | undefined
}): ReactNode => {
  if (value === null || value === undefined) return <span className="null">null</span>
  const shown = display(value)
  const link = linkOf(table, column, value)
  return link ? (
    <a href={link} title={shown}>
      {short(shown)}
    </a>
  ) : (
    <span title={shown.length > 24 ? shown : undefined}>{short(shown)}</span>
  )
}

const ariaSort = (sort: Sort | undefined, column: Column): 'ascending' | 'descending' | 'none' =>
  sort?.column !== column.name ? 'none' : sort.descending ? 'descending' : 'ascending'

const Head = ({
  column,
  sort,
  onSort,
}: {
  column: Column
  sort: Sort | undefined
  onSort: (column: string) => void
}): ReactNode => (
  <th
    scope="col"
    className={column.kind === 'number' ? 'right' : ''}
    aria-sort={ariaSort(sort, column)}
    title={column.comment ?? undefined}
  >
    <button type="button" className="link" onClick={() => onSort(column.name)}>
      {column.name}
      <span aria-hidden="true">{sort?.column === column.name ? (sort.descending ? ' ↓' : ' ↑') : ''}</span>
    </button>
    <small>{column.type}</small>
  </th>
)

type Props = {
  readonly table: Table
  readonly rows: readonly JsonObject[]
  readonly sort: Sort | undefined
  readonly onSort: (column: string) => void
  readonly onOpen: (row: JsonObject) => void
}

export const Grid = ({ table, rows, sort, onSort, onOpen }: Props): ReactNode => {
  const editable = !table.isView && table.primaryKey.length > 0
  return (
    <div className="scroll">
      <table className="grid">
        <thead>
          <tr>
            {editable && (
              <th scope="col">
                <span className="unseen">Edit</span>
              </th>
            )}
            {table.columns.map((column) => (
              <Head key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={editable ? rowKey(table, row) : at}>
              {editable && (
                <td>
                  <button type="button" className="quiet small" onClick={() => onOpen(row)}>
                    Edit
                  </button>
                </td>
              )}
              {table.columns.map((column) => (
                <td key={column.name} className={column.kind === 'number' ? 'right' : ''}>
                  <Cell table={table} column={column} value={row[column.field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
