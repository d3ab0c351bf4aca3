import { errors, isErrorCode } from '@questboard/domain'

/** Which of the two was wrong is not for strangers to learn. */
const notTold = ['1201', '1202']

/** The sentence of an error code at sign-in (spec §8). */
export const codeText = (code: string | null | undefined): string => {
  if (code && notTold.includes(code)) return 'Invalid username or password'
  return isErrorCode(code) ? errors[code] : errors.unexpected
}
