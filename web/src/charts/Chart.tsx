import { useId } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Chart.module.css'
import { ChartTable } from './ChartTable.tsx'
import { type ChartProps, highestOf, pointName, toneOf } from './chart.ts'
import { Bars, Lines } from './Marks.tsx'
import { middleOf, namedPoints, ticksTo } from './scale.ts'
import { Tooltip } from './Tooltip.tsx'
import { usePoint } from './usePoint.ts'

const Legend = ({ series }: Pick<ChartProps, 'series'>) => {
  const t = useText()
  if (series.length < 2) return null
  return (
    <div className={classes.legend} aria-hidden>
      {series.map((one, index) => (
        <span key={one.name} className={classes.name} data-tone={toneOf(one, index)}>
          {t(one.name)}
        </span>
      ))}
    </div>
  )
}

const Grid = ({ ticks, format }: { ticks: readonly number[]; format: ChartProps['format'] }) => {
  const highest = ticks.at(-1) ?? 1
  return ticks.map((tick) => (
    <div key={tick} className={classes.tick} style={{ bottom: `${(tick / highest) * 100}%` }}>
      <span className={classes.value}>{format(tick)}</span>
    </div>
  ))
}

const Names = ({ points }: Pick<ChartProps, 'points'>) => (
  <div className={classes.names} aria-hidden>
    {namedPoints(points.length).map((index) => (
      <span key={index} className={classes.point} style={{ left: `${middleOf(index, points.length)}%` }}>
        {points[index]}
      </span>
    ))}
  </div>
)

/** The text of one point, for the tooltip and for screen readers. */
const wordsAt = (t: (key: string) => string, props: ChartProps, at: number): string => {
  const { series, format } = props
  return [
    pointName(props, at),
    ...series.map(({ name, values }) => {
      const value = values[at]
      return `${t(name)} ${value == null ? '–' : format(value)}`
    }),
  ].join(', ')
}

/**
 * A bar or line chart. Pointer, touch and arrow keys show the values of each point, and a hidden table lists them all.
 * The SVG stretches with its container, so the layout does not shift.
 */
const Chart = (props: ChartProps) => {
  const t = useText()
  const hint = useId()
  const { kind, points, series, format, label } = props
  const { at, place, handlers } = usePoint(points.length, props.open?.run)
  const ticks = ticksTo(highestOf(kind, series), !props.parts)
  const highest = ticks.at(-1) ?? 1
  const Marks = kind === 'bars' ? Bars : Lines
  return (
    <figure className={classes.chart}>
      <div className={classes.plot}>
        <Grid ticks={ticks} format={format} />
        <div
          className={classes.marks}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={Math.max(points.length, 1)}
          aria-valuenow={place + 1}
          aria-valuetext={wordsAt(t, props, place)}
          aria-describedby={props.open && hint}
          {...handlers}
        >
          {at !== null && (
            <span
              className={classes.band}
              style={{ left: `${middleOf(at, points.length)}%`, width: `${100 / points.length}%` }}
            />
          )}
          <Marks series={series} highest={highest} partial={props.partial} />
          {at !== null && <Tooltip {...props} at={at} />}
        </div>
      </div>
      <Names points={points} />
      {props.open && (
        <span id={hint} hidden>
          {t('Press Enter to show the rows of a point.')}
        </span>
      )}
      <div className={classes.foot}>
        <Legend series={series} />
        <ChartTable {...props} />
      </div>
    </figure>
  )
}

export default Chart
