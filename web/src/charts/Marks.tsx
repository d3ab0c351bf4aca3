import classes from './Chart.module.css'
import { type Series, toneOf } from './chart.ts'
import { linePath } from './scale.ts'

type Props = { series: readonly Series[]; highest: number }

/** The width of a bar, as a share of the space that each point has. */
const share = 0.72

export const Bars = ({ series, highest }: Props) => {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const band = 100 / Math.max(count, 1)
  return (
    <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {series.map((one, layer) =>
        one.values.map((value, index) => {
          const below = series.slice(0, layer).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
          const height = ((value ?? 0) / highest) * 100
          return (
            height > 0 && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place.
                key={`${one.name} ${index}`}
                className={classes.bar}
                data-tone={toneOf(one, layer)}
                x={(index + (1 - share) / 2) * band}
                width={band * share}
                y={100 - (below / highest) * 100 - height}
                height={height}
              />
            )
          )
        }),
      )}
    </svg>
  )
}

export const Lines = ({ series, highest }: Props) => (
  <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {series.map((one, index) => (
      <path
        key={one.name}
        className={classes.line}
        data-tone={toneOf(one, index)}
        d={linePath(one.values, highest)}
      />
    ))}
  </svg>
)
