import { errors, isErrorCode } from '@questboard/domain'
import { formatAgo, formatTime } from './format.ts'
import type { ToText } from './text.ts'

/** Attackers must not find out whether the username or the password was wrong. */
const notTold = ['1201', '1202']

export const codeText = (code: string | null | undefined): string => {
  if (code && notTold.includes(code)) return 'Invalid username or password'
  return isErrorCode(code) ? errors[code] : errors.unexpected
}

/** Explains why a sign-in was rejected, and when a lock ends. */
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
