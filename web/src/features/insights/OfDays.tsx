import type { ReactNode } from 'react'
import { ChosenPoint } from '../../components/ChosenPoint.tsx'
import type { Days, Period } from '../../lib/period.ts'
import { useChosenPoint } from '../../lib/usePeriod.ts'

type Props = { period: Period; children: (days: Days) => ReactNode }

export const OfDays = ({ period, children }: Props) => {
  const [point, choose] = useChosenPoint(period)
  return (
    <>
      {point && <ChosenPoint point={point} onClear={() => choose(null)} />}
      {children(point ?? { from: period.from, to: period.to })}
    </>
  )
}
