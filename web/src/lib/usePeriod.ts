import { useMemo } from 'react'
import { type Period, readPeriod, todayInUtc } from './period.ts'
import { useInAddress } from './useInAddress.ts'

export const usePeriod = (): readonly [Period, (written: string) => void] => {
  const [written, choose] = useInAddress('period')
  const today = todayInUtc()
  const period = useMemo(() => readPeriod(written, today), [written, today])
  return [period, choose]
}
