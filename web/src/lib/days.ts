export const DAY_MS = 86_400_000

/** Due within so many days, or overdue: told apart from what has time. */
export const isWithin = (moment: string, days: number, now = Date.now()): boolean =>
  Date.parse(moment) - now < days * DAY_MS
