import { useMemo } from 'react'
import { type Period, readPeriod } from './period.ts'
import { today as todayInStockholm } from './today.ts'
import { useInAddress } from './useInAddress.ts'

export const usePeriod = (): readonly [Period, (written: string) => void] => {
  const [written, choose] = useInAddress('period')
  const today = todayInStockholm()
  const period = useMemo(() => readPeriod(written, today), [written, today])
  return [period, choose]
}
