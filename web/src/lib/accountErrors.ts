import { errors, isErrorCode } from '@questboard/domain'
import { formatAgo, formatTime } from './format.ts'
import type { ToText } from './text.ts'

/** Which of the two was wrong is not for strangers to learn. */
const notTold = ['1201', '1202']

/** The sentence of an error code at sign-in (rules §8). */
export const codeText = (code: string | null | undefined): string => {
  if (code && notTold.includes(code)) return 'Invalid username or password'
  return isErrorCode(code) ? errors[code] : errors.unexpected
}

/** Why somebody may not sign in, and for a lock when to try again. */
export const refusalText = (
  t: ToText,
  code: string | null,
  until: string | null,
  now = Date.now(),
): string => {
  const reason = t(codeText(code))
  if (!until || !(new Date(until).getTime() > now)) return reason
  const again = t('Try again at {time}, {ago}.', { time: formatTime(until), ago: formatAgo(until, now) })
  return `${reason}. ${again}`
}
