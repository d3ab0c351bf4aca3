import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { chartDays, type Days, type Period, readPeriod } from './period.ts'
import { today as todayInStockholm } from './today.ts'

const useChanges = () => {
  const [params, setParams] = useSearchParams()
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          value === null ? after.delete(name) : after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [params, change] as const
}

export const usePeriod = (): readonly [Period, (written: string) => void] => {
  const [params, change] = useChanges()
  const written = params.get('period')
  const today = todayInStockholm()
  const period = useMemo(() => readPeriod(written, today), [written, today])
  return [period, (next) => change({ period: next, point: null })]
}

/** The URL parameters of a page that shows one point of a period. */
export const pointAddress = ({ written }: Pick<Period, 'written'>, { from }: Days): string =>
  `period=${written}&point=${from}`

/** The point of the period's chart whose rows the page shows, kept in the URL. Null if it shows the whole period. */
export const useChosenPoint = (period: Period): readonly [Days | null, (point: Days | null) => void] => {
  const [params, change] = useChanges()
  const from = params.get('point')
  const point = useMemo(
    () => (from === null ? null : (chartDays(period).find((days) => days.from === from) ?? null)),
    [from, period],
  )
  return [point, (next) => change({ point: next?.from ?? null })]
}
