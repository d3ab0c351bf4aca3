import type { ReactNode } from 'react'
import classes from './Stacked.module.css'

/** Panels one below the other, at the width of a form and what is said beside it. */
export const Stacked = ({ children, wide }: { children: ReactNode; wide?: boolean }) => (
  <div className={classes.place} data-wide={wide || undefined}>
    <div className={classes.stacked}>{children}</div>
  </div>
)
