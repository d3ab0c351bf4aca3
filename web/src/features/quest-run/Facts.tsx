import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** What is known of something, side by side: words that were looked up already. What has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** A list below a small heading; nothing where it is empty. */
export const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
