import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import type { Column } from './column.ts'
import classes from './RowFacts.module.css'

type Props<Row> = {
  row: Row
  columns: readonly Column<Row, unknown>[]
  /** What is to be done with it, before all else. */
  lead?: ReactNode
  children?: ReactNode
}

const isKnown = (text: string): boolean => text !== '' && text !== '–'

/** All that the table knows of a row, one below the other; what is not known is not told. */
export const RowFacts = <Row,>({ row, columns, lead, children }: Props<Row>) => {
  const t = useText()
  const known = columns.slice(1).filter(({ text }) => isKnown(text(row)))
  return (
    <>
      {lead && <div className={classes.lead}>{lead}</div>}
      <dl className={classes.facts}>
        {known.map(({ id, title, cell }) => (
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
