import { DAY_MS } from '@questboard/domain'
/** True if the time is in the past or less than the given number of days away. */
export const isWithin = (moment: string, days: number, now = Date.now()): boolean =>
  Date.parse(moment) - now < days * DAY_MS
