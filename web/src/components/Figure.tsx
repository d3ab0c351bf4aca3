import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './Figure.module.css'

/** `to`: the screen that lists what was counted. `spark`: how it came about. */
type Props = { label: string; value: string; hint?: ReactNode; to?: string; spark?: ReactNode }

/** One number and what it is. */
export const Figure = ({ label, value, hint, to, spark }: Props) => (
  <div className={classes.figure}>
    <dt className={classes.label}>
      {to ? (
        <AppLink to={to} className={classes.link}>
          <Words>{label}</Words>
        </AppLink>
      ) : (
        <Words>{label}</Words>
      )}
    </dt>
    <dd className={classes.value}>{value}</dd>
    {hint && (
      <dd className={classes.hint}>
        <Words>{hint}</Words>
      </dd>
    )}
    {spark && <dd className={classes.spark}>{spark}</dd>}
  </div>
)

export const Figures = ({ children }: { children: ReactNode }) => <dl className={classes.row}>{children}</dl>
