import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './RowList.module.css'
import { Bone, Loading } from './Skeletons.tsx'

export const RowList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

type Props = {
  lead?: ReactNode
  title: ReactNode
  text?: ReactNode
  side?: ReactNode
  /** Keeps a right part that is only one small button on the same line, even on a phone. */
  keepsLine?: true
}

/** A row of a short list: the item on the left, its status and actions on the right. */
export const Row = ({ lead, title, text, side, keepsLine }: Props) => (
  <li className={classes.row} data-line={keepsLine}>
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

/** Placeholders for rows with a picture, two lines and two buttons. They wrap the way real rows do. */
export const RowsSkeleton = ({ rows = 2 }: { rows?: number }) => (
  <div aria-busy="true">
    <Loading />
    <ul className={classes.list}>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <li key={key} className={classes.row}>
          <div className={classes.lead}>
            <Bone width="1.5rem" height="1.5rem" />
          </div>
          <div className={classes.words}>
            <div className={classes.bones}>
              <Bone width="40%" />
              <Bone width="75%" />
            </div>
          </div>
          <div className={classes.side}>
            <Bone width="14rem" height="var(--qb-row)" />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
