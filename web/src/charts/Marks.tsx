import classes from './Chart.module.css'
import { type ChartProps, type Series, stacksOf, toneOf } from './chart.ts'
import { linePath, partialPath } from './scale.ts'

type Props = { series: readonly Series[]; highest: number } & Pick<ChartProps, 'partial'>

/** The width of a bar, as a share of the space that each point has. */
const share = 0.72

export const Bars = ({ series, highest, partial }: Props) => {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const band = 100 / Math.max(count, 1)
  const stacks = stacksOf(series)
  const width = (band * share) / Math.max(stacks.length, 1)
  return (
    <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {stacks.map((stack, place) =>
        stack.map((one, layer) =>
          one.values.map((value, index) => {
            const below = stack.slice(0, layer).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
            const height = ((value ?? 0) / highest) * 100
            return (
              height > 0 && (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place.
                  key={`${one.name} ${index}`}
                  className={classes.bar}
                  data-tone={toneOf(one, layer)}
                  data-partial={(one.tone !== 'before' && partial?.[index]) || undefined}
                  x={(index + (1 - share) / 2) * band + place * width}
                  width={width}
                  y={100 - (below / highest) * 100 - height}
                  height={height}
                />
              )
            )
          }),
        ),
      )}
    </svg>
  )
}

const whole = (value: number | null, words: string | null | undefined) => (words ? null : value)

export const Lines = ({ series, highest, partial = [] }: Props) => (
  <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {series.map((one, index) => {
      const tone = toneOf(one, index)
      if (one.tone === 'before')
        return (
          <path key={one.name} className={classes.line} data-tone={tone} d={linePath(one.values, highest)} />
        )
      return (
        <g key={one.name}>
          <path
            className={classes.line}
            data-tone={tone}
            d={linePath(
              one.values.map((value, at) => whole(value, partial[at])),
              highest,
            )}
          />
          <path
            className={classes.line}
            data-tone={tone}
            data-partial
            d={partialPath(one.values, partial.map(Boolean), highest)}
          />
        </g>
      )
    })}
  </svg>
)
