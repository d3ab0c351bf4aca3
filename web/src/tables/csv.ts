import { csvHead, csvLine } from '@questboard/domain'
import type { Column } from './column.ts'

type Columns<Row> = readonly Pick<Column<Row, unknown>, 'title' | 'text'>[]

export const headOf = <Row>(columns: Columns<Row>): string => csvHead(columns.map(({ title }) => title))

export const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map(({ text }) => text(row)))).join('')
