import type { ReactNode } from 'react'
import classes from './FieldGrid.module.css'

/** Fields side by side where there is room for them. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.grid}>{children}</div>
)
