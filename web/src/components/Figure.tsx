import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './Figure.module.css'
import { Bone, Loading } from './Skeletons.tsx'

type Props = {
  label: string
  /** The formatted value. Null while loading. */
  value: string | null
  hint?: ReactNode
  /** The URL of the screen that lists the counted rows. */
  to?: string
  spark?: ReactNode
}

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
    <dd className={classes.value}>{value ?? <Bone width="4rem" height="1.2em" />}</dd>
    {hint && (
      <dd className={classes.hint}>
        <Words>{hint}</Words>
      </dd>
    )}
    {spark && <dd className={classes.spark}>{spark}</dd>}
  </div>
)

/** `isAwaited` reserves space for the stats until they load. */
export const Figures = ({ isAwaited, children }: { isAwaited?: boolean; children: ReactNode }) => (
  <>
    {isAwaited && <Loading />}
    <dl className={classes.row} aria-busy={isAwaited || undefined}>
      {children}
    </dl>
  </>
)
