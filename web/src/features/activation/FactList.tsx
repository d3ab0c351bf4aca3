import type { ReactNode } from 'react'
import classes from './FactList.module.css'

/** Labels and their values, side by side where there is room; one without a value is left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
