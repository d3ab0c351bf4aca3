import { useText } from '../lib/text.ts'
import classes from './Chart.module.css'
import type { ChartProps } from './chart.ts'

/** A hidden table with the chart's values, for screen readers. */
export const ChartTable = ({ label, pointLabel, points, series, format }: ChartProps) => {
  const t = useText()
  const name = t('{what} as a table', { what: label })
  return (
    <details className={classes.details}>
      <summary>{t('As a table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section className={classes.scroller} tabIndex={0} aria-label={name}>
        <table className={classes.table}>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t(pointLabel)}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is nothing but its place; two may have one name.
              <tr key={index}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => {
                  const value = values[index]
                  return <td key={name}>{value == null ? '–' : format(value)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
