import classes from './MoneySum.module.css'

type MoneyRow = readonly [label: string, value: string, detail?: string]

/** Amounts that add up to the last row. The texts are already translated. Details, such as a day, are under the label. */
export const MoneySum = ({ rows }: { rows: readonly MoneyRow[] }) => (
  <dl className={classes.money}>
    {rows.map(([label, value, detail]) => (
      <div key={`${label} ${detail ?? ''}`} className={classes.row} data-detailed={detail && true}>
        <dt>
          {label}
          {detail && <span>{` ${detail}`}</span>}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
