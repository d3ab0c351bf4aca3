import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import type { Column } from './column.ts'
import classes from './RowFacts.module.css'

type Props<Row> = { row: Row; columns: readonly Column<Row, unknown>[]; children?: ReactNode }

/** All that the table knows of a row, one below the other. */
export const RowFacts = <Row,>({ row, columns, children }: Props<Row>) => {
  const t = useText()
  return (
    <>
      <dl className={classes.facts}>
        {columns.slice(1).map(({ id, title, cell }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{t(title)}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.more}>{children}</div>
    </>
  )
}
