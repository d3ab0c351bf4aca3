import { UnstyledButton } from '@mantine/core'
import { useText } from '../lib/text.ts'
import classes from './Chart.module.css'
import { type ChartProps, pointName } from './chart.ts'

const totalOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const Total = ({ series, format }: Pick<ChartProps, 'series' | 'format'>) => {
  const t = useText()
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('Total')}</th>
        {series.map(({ name, values }) => (
          <td key={name}>{format(totalOf(values))}</td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A hidden table with the chart's values, for screen readers. */
export const ChartTable = (props: ChartProps) => {
  const { label, pointLabel, points, series, format, isSum, open } = props
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
            {points.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is nothing but its place; two may have one name.
              <tr key={index}>
                <th scope="row">
                  {open ? (
                    <UnstyledButton
                      className={classes.open}
                      aria-label={open.name(pointName(props, index))}
                      onClick={() => open.run(index)}
                    >
                      {pointName(props, index)}
                    </UnstyledButton>
                  ) : (
                    pointName(props, index)
                  )}
                </th>
                {series.map(({ name, values }) => {
                  const value = values[index]
                  return <td key={name}>{value == null ? '–' : format(value)}</td>
                })}
              </tr>
            ))}
          </tbody>
          {isSum && <Total series={series} format={format} />}
        </table>
      </section>
    </details>
  )
}
