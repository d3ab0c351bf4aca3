import type { ReactNode } from 'react'
import classes from './FieldGrid.module.css'

export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.grid}>{children}</div>
)
