import type { Column } from './column.ts'

/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const formula = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

type Columns<Row> = readonly Pick<Column<Row, unknown>, 'title' | 'text'>[]

/** With the mark that tells spreadsheets that it is UTF-8. */
export const csvHead = <Row>(columns: Columns<Row>): string =>
  `\uFEFF${line(columns.map(({ title }) => title))}`

export const csvLines = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ text }) => text(row)))).join('')
