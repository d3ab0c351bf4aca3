import { EngineError } from '../errors.ts'
import type { Session } from '../session/session.ts'

export const TOO_LARGE = 'answer-too-large'

/** Admins have no limit on the size of a response. */
export const mostBytesFor = (
  { role }: Session,
  { maxAnswerBytes }: { readonly maxAnswerBytes: number },
): number => (role === 'admin' ? Number.POSITIVE_INFINITY : maxAnswerBytes)

export const answerTooLarge = (mostBytes: number): EngineError =>
  new EngineError(TOO_LARGE, `the answer is larger than the limit of ${mostBytes} bytes`)
