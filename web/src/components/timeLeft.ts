import { HOUR_MS, MINUTE_MS, timeLeftInWords } from '@questboard/domain'

/** The time left in words. Null after the end. */
export const timeLeft = (until: Date, now: Date): string | null => {
  const left = until.getTime() - now.getTime()
  return left <= 0 ? null : timeLeftInWords(left)
}

/** The time until the shown text changes, in milliseconds. */
export const untilItChanges = (until: Date, now: Date): number =>
  until.getTime() - now.getTime() > HOUR_MS ? MINUTE_MS : 1000
