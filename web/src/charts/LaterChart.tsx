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

/** A chart whose code comes with the first of them; as high before as after, so that nothing moves. */
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
