import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './RowList.module.css'

export const RowList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

type Props = { lead?: ReactNode; title: ReactNode; text?: ReactNode; side?: ReactNode }

/** One thing of a short list: what it is on the left, its state and actions on the right. */
export const Row = ({ lead, title, text, side }: Props) => (
  <li className={classes.row}>
    {lead && <div className={classes.lead}>{lead}</div>}
    <div className={classes.words}>
      <div className={classes.title}>
        <Words>{title}</Words>
      </div>
      {text && (
        <div className={classes.text}>
          <Words>{text}</Words>
        </div>
      )}
    </div>
    {side && <div className={classes.side}>{side}</div>}
  </li>
)
