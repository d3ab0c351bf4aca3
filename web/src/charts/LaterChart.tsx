import { Loading } from '../components/Skeletons.tsx'
import { createPart, Optional } from '../lib/Optional.tsx'
import { useText } from '../lib/text.ts'
import type { ChartProps } from './chart.ts'
import classes from './LaterChart.module.css'

const chart = createPart(() => import('./Chart.tsx'))

const Waiting = () => (
  <div aria-busy="true">
    <Loading />
  </div>
)

/** Loads the chart code on demand, and reserves its height so that the layout does not shift. */
export const LaterChart = ({ label, ...props }: ChartProps) => {
  const t = useText()
  return (
    <div className={classes.room}>
      <Optional part={chart} fallback={<Waiting />}>
        {(Chart) => <Chart {...props} label={t(label)} />}
      </Optional>
    </div>
  )
}
