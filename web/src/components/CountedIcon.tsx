import type { ReactNode } from 'react'
import classes from './CountedIcon.module.css'

const MOST_SHOWN = 9

/** An icon with a number on its corner. The icon is hidden from screen readers, so its parent must have a label. */
export const CountedIcon = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className={classes.face} aria-hidden>
    {children}
    {count > 0 && <span className={classes.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
  </span>
)
