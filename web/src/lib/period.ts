import { DAY_MS, isoDay } from '@questboard/domain'

/**
 * The periods for stats (rules §9), and the period that each is compared with. Days are days in Stockholm (rules §1).
 */
export type Days = { readonly from: string; readonly to: string }

export const periodKinds = ['30', '90', '180', '365', 'week', 'month', 'quarter', 'year', 'custom'] as const
export type PeriodKind = (typeof periodKinds)[number]

export type Period = Days & {
  readonly kind: PeriodKind
  /**
   * The period of equal length directly before. For a calendar period in progress, the same part of the previous
   * period.
   */
  readonly before: Days
  /** The period as written in the URL. */
  readonly written: string
  /** True if the period includes today, and therefore ends today. */
  readonly isCurrent: boolean
  /** Why the URL's dates are not shown, as a sentence. The usual period is shown instead. */
  readonly problem?: string
}

type Unit = 'week' | 'month' | 'quarter' | 'year'

const usual: PeriodKind = '30'

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const at = dateOf

export const addDays = (day: string, days: number): string =>
  isoDay(new Date(at(day).getTime() + days * DAY_MS))
const daysBetween = (from: string, to: string): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS)

const isUnit = (kind: PeriodKind): kind is Unit => kind !== 'custom' && Number.isNaN(Number(kind))
const isKind = (word: string): word is PeriodKind => periodKinds.some((kind) => kind === word)
const isDay = (word: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(word) && !Number.isNaN(at(word).getTime()) && isoDay(at(word)) === word

const months: Readonly<Record<Exclude<Unit, 'week'>, number>> = { month: 1, quarter: 3, year: 12 }

/** The first day of the week, month, quarter or year of this day, or of a later one. Weeks start on Monday. */
const startOf = (unit: Unit, day: string, later = 0): string => {
  const date = at(day)
  if (unit === 'week') return addDays(day, 7 * later - ((date.getUTCDay() + 6) % 7))
  const size = months[unit]
  const month = Math.floor(date.getUTCMonth() / size) * size
  return isoDay(new Date(Date.UTC(date.getUTCFullYear(), month + later * size, 1)))
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

const rolling = (kind: PeriodKind, today: string): Period => {
  const from = addDays(today, 1 - Number(kind))
  return {
    kind,
    from,
    to: today,
    before: { from: addDays(from, -Number(kind)), to: addDays(from, -1) },
    written: kind,
    isCurrent: true,
  }
}

/** The longest range of dates. A list has at most 1,000 days, and shows the range and as many days before. */
export const mostDays = 366

/** Why stats cannot cover this range of dates, as a sentence. Null if they can. */
export const rangeProblem = ({ from, to }: Days, today: string): string | null => {
  if (!isDay(from) || !isDay(to)) return 'Choose a first and a last day.'
  if (from > to) return 'Choose a last day on or after the first day.'
  if (to > today) return 'Choose days up to today.'
  return daysBetween(from, to) < mostDays ? null : 'Choose at most {days} days.'
}

export const writeRange = ({ from, to }: Days): string => `custom.${from}.${to}`

const ofRange = (range: Days, today: string): Period => {
  const problem = rangeProblem(range, today)
  if (problem !== null) return { ...rolling(usual, today), problem }
  const { from, to } = range
  return {
    kind: 'custom',
    from,
    to,
    before: { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) },
    written: writeRange(range),
    isCurrent: to === today,
  }
}

const ofCalendar = (kind: Unit, day: string, today: string): Period => {
  const from = startOf(kind, day)
  const end = addDays(startOf(kind, day, 1), -1)
  const to = earlier(end, today)
  const before = startOf(kind, day, -1)
  const asMuch = to === end ? addDays(from, -1) : addDays(before, daysBetween(from, to))
  const isCurrent = end >= today
  return {
    kind,
    from,
    to,
    before: { from: before, to: earlier(asMuch, addDays(from, -1)) },
    written: isCurrent ? kind : `${kind}.${from}`,
    isCurrent,
  }
}

/** The period in the URL. If there is none or it is unknown, the last 30 days. */
export const readPeriod = (written: string | null, today: string): Period => {
  const [kind = '', day = '', to = ''] = (written ?? '').split('.')
  if (!isKind(kind)) return rolling(usual, today)
  if (kind === 'custom') return ofRange({ from: day, to }, today)
  if (!isUnit(kind)) return rolling(kind, today)
  return ofCalendar(kind, isDay(day) && day <= today ? day : today, today)
}

/** The previous or next calendar period, as written in a URL. Null if there is none. */
export const stepped = ({ kind, from, isCurrent }: Period, by: -1 | 1): string | null =>
  !isUnit(kind) || (by === 1 && isCurrent) ? null : `${kind}.${startOf(kind, from, by)}`

/** Up to a month, one point per day; for longer periods, one per week, because 365 points are unreadable. */
const stepOf = ({ from, to }: Days): number => (daysBetween(from, to) < 31 ? 1 : 7)

const pointsOf = ({ from, to }: Days, step: number): Days[] => {
  const points: Days[] = []
  for (let last = to; last >= from; last = addDays(last, -step)) {
    const first = addDays(last, 1 - step)
    points.unshift({ from: first < from ? from : first, to: last })
  }
  return points
}

type Row = { readonly day: string | null }

export type Points = {
  readonly points: readonly Days[]
  readonly now: number[]
  readonly before: (number | null)[]
  /**
   * For each point: the number of its days if the period covers only a part of it, `soFar` if it includes today, null
   * if it is complete.
   */
  readonly partial: readonly (number | 'soFar' | null)[]
}

/** The days of each point of a period's chart. */
export const chartDays = (period: Days): readonly Days[] => pointsOf(period, stepOf(period))

/** The values of a metric, point by point, for the period and the previous one. */
export const pointsOver = <One extends Row>(
  period: Period,
  rows: readonly One[],
  figure: (row: One) => number,
): Points => {
  const known = new Map(rows.map((row) => [row.day, figure(row)]))
  const step = stepOf(period)
  const sumOf = ({ from, to }: Days): number => {
    let sum = 0
    for (let day = from; day <= to; day = addDays(day, 1)) sum += known.get(day) ?? 0
    return sum
  }
  const points = pointsOf(period, step)
  // Leaves out days before the first known one, because a line at 0 would look like a real value.
  const first = rows.reduce<string | null>(
    (known, { day }) => (day && (known === null || day < known) ? day : known),
    null,
  )
  const past = pointsOf(period.before, step).map((days) =>
    first === null || days.to < first ? null : sumOf(days),
  )
  const partial = points.map(({ from, to }) => {
    if (period.isCurrent && to === period.to) return 'soFar'
    const days = daysBetween(from, to) + 1
    return days < step ? days : null
  })
  return { points, now: points.map(sumOf), before: points.map((_, index) => past[index] ?? null), partial }
}
