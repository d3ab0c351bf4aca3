import type { ReactNode } from 'react'
import { ChosenPoint } from '../../components/ChosenPoint.tsx'
import { type Days, type Period, writeRange } from '../../lib/period.ts'
import { useChosenPoint, usePeriod } from '../../lib/usePeriod.ts'

type Props = { period: Period; children: (days: Days) => ReactNode }

export const OfDays = ({ period, children }: Props) => {
  const [point, choose] = useChosenPoint(period)
  const [, choosePeriod] = usePeriod()
  return (
    <>
      {point && (
        <ChosenPoint
          point={point}
          onClear={() => choose(null)}
          onShowDays={(days) => choosePeriod(writeRange(days))}
        />
      )}
      {children(point ?? { from: period.from, to: period.to })}
    </>
  )
}
