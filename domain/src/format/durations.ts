/** Formats durations for all texts as `2h 5m`, because `2:05` could also mean minutes and seconds. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

const narrow = new Intl.DurationFormat('en-US', { style: 'narrow' })

/** `2h 5m`. The formatter returns an empty text for zero. */
export const durationInWords = (minutes: number): string => {
  const all = Math.round(minutes)
  return all === 0 ? '0m' : narrow.format({ hours: Math.trunc(all / 60), minutes: all % 60 })
}

/** `2d 3h`, `3h 5m` or `4m 10s`: the time left in its two largest units. Both units are always shown. */
export const timeLeftInWords = (ms: number): string => {
  const left = Math.max(0, ms)
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)}d ${Math.floor((left % DAY_MS) / HOUR_MS)}h`
  if (left >= HOUR_MS) return `${Math.floor(left / HOUR_MS)}h ${Math.floor((left % HOUR_MS) / MINUTE_MS)}m`
  return `${Math.floor(left / MINUTE_MS)}m ${Math.floor((left % MINUTE_MS) / 1000)}s`
}
