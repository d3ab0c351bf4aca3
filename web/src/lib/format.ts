/** Numbers and dates as people read them here: English, US dollars, Stockholm time (spec §1). */
const timeZone = 'Europe/Stockholm'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export const formatDay = (value: string | null | undefined): string =>
  value ? day.format(new Date(value)) : '–'
const formatMoment = (value: string | null | undefined): string =>
  value ? moment.format(new Date(value)) : '–'
export const formatCount = (value: number | null | undefined): string =>
  value == null ? '–' : whole.format(value)
export const formatShort = (value: number | null | undefined): string =>
  value == null ? '–' : compact.format(value)
export const formatCents = (value: number | null | undefined): string =>
  value == null ? '–' : dollars.format(value / 100)

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "Due in 2 days"; beyond a week, or overdue, the moment itself. */
export const formatDue = (value: string, now = Date.now()): string => {
  const seconds = (new Date(value).getTime() - now) / 1000
  if (seconds < 0) return `Was due ${formatMoment(value)}`
  if (seconds > 7 * 86_400) return `Due ${formatDay(value)}`
  return `Due ${formatAgo(value, now)}`
}

/** "3 hours ago"; beyond a week the day. */
export const formatAgo = (value: string, now = Date.now()): string => {
  const seconds = (new Date(value).getTime() - now) / 1000
  if (Math.abs(seconds) > 7 * 86_400) return formatDay(value)
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now'
}
