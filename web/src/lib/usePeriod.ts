import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Period, readPeriod, todayInUtc } from './period.ts'

/** The period that figures are asked for: in the address, so that a reload or a link shows the same. */
export const usePeriod = (): readonly [Period, (written: string) => void] => {
  const [params, setParams] = useSearchParams()
  const written = params.get('period')
  const today = todayInUtc()
  const period = useMemo(() => readPeriod(written, today), [written, today])
  const choose = (next: string) =>
    setParams(
      (before) => {
        before.set('period', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [period, choose]
}
