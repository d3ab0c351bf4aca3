import { useText } from '../lib/text.ts'
import classes from './Chart.module.css'
import { type ChartProps, pointName, toneOf } from './chart.ts'
import { middleOf } from './scale.ts'

type Props = Pick<ChartProps, 'points' | 'partial' | 'series' | 'format' | 'open'> & { at: number }

/** The values of one point, on the side with enough room. Screen readers get them as the slider's value. */
export const Tooltip = ({ points, partial, series, format, open, at }: Props) => {
  const t = useText()
  const left = middleOf(at, points.length)
  const place = left > 50 ? { right: `${100 - left}%` } : { left: `${left}%` }
  return (
    <div className={classes.tooltip} style={place} aria-hidden>
      <div className={classes.when}>{pointName({ points, partial }, at)}</div>
      {series.map((one, index) => {
        const value = one.values[at]
        return (
          <div key={one.name} className={classes.said}>
            <span className={classes.name} data-tone={toneOf(one, index)}>
              {t(one.name)}
            </span>
            <strong>{value == null ? '–' : format(value)}</strong>
          </div>
        )
      })}
      {open && <div className={classes.when}>{open.name(points[at] ?? '')}</div>}
    </div>
  )
}
