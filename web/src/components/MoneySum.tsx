import classes from './MoneySum.module.css'

type Props = { rows: readonly (readonly [label: string, value: string])[] }

/** Amounts that add up to the last row. The labels are already translated. */
export const MoneySum = ({ rows }: Props) => (
  <dl className={classes.money}>
    {rows.map(([label, value]) => (
      <div key={label} className={classes.row}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
