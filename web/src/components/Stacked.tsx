import type { ReactNode } from 'react'
import classes from './Stacked.module.css'

export const Stacked = ({ children, wide }: { children: ReactNode; wide?: boolean }) => (
  <div className={classes.place} data-wide={wide || undefined}>
    <div className={classes.stacked}>{children}</div>
  </div>
)
