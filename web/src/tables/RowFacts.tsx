import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import type { Column } from './column.ts'
import classes from './RowFacts.module.css'

type Props<Row> = {
  row: Row
  columns: readonly Column<Row, unknown>[]
  /** The row's next action, which is shown first. */
  lead?: ReactNode
  children?: ReactNode
}

const isKnown = (text: string): boolean => text !== '' && text !== '–'

/** All values of a row in a list. Empty values are left out. */
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
