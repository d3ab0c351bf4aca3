import type { ReactNode } from 'react'
import classes from './Figure.module.css'

type Props = { label: string; value: string; hint?: ReactNode }

/** One number and what it is. */
export const Figure = ({ label, value, hint }: Props) => (
  <div className={classes.figure}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{value}</dd>
    {hint && <dd className={classes.hint}>{hint}</dd>}
  </div>
)

export const Figures = ({ children }: { children: ReactNode }) => <dl className={classes.row}>{children}</dl>
