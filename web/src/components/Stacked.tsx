import type { ReactNode } from 'react'
import classes from './Stacked.module.css'

/** Panels one below the other at the width of a form. */
export const Stacked = ({ children, wide }: { children: ReactNode; wide?: boolean }) => (
  <div className={classes.stacked} data-wide={wide || undefined}>
    {children}
  </div>
)
