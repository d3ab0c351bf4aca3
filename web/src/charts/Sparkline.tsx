import classes from './Sparkline.module.css'
import { sparkPath } from './spark.ts'

/**
 * The recent trend of a metric, without axes. Hidden from screen readers because the number and its change say the
 * same.
 */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const line = sparkPath(values)
  return (
    <svg className={classes.spark} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.ground} d={`${line}L100 28L0 28Z`} />
      <path className={classes.line} d={line} />
    </svg>
  )
}
