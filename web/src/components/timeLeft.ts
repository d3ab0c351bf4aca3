import type { ToText } from '../lib/text.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The time left with suitable precision, such as "2 days 3 h", "3 h 5 min" or "4 min 10 s". Null after the end. */
export const timeLeft = (t: ToText, until: Date, now: Date): string | null => {
  const left = until.getTime() - now.getTime()
  if (left <= 0) return null
  if (left >= day)
    return t('{days, plural, one {# day} other {# days}} {hours} h', {
      days: Math.floor(left / day),
      hours: Math.floor((left % day) / hour),
    })
  if (left >= hour)
    return t('{hours} h {minutes} min', {
      hours: Math.floor(left / hour),
      minutes: Math.floor((left % hour) / minute),
    })
  return t('{minutes} min {seconds} s', {
    minutes: Math.floor(left / minute),
    seconds: Math.floor((left % minute) / 1000),
  })
}

/** The time until the shown text changes, in milliseconds. */
export const untilItChanges = (until: Date, now: Date): number =>
  until.getTime() - now.getTime() > hour ? minute : 1000
