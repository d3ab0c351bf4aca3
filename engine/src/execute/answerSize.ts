import { EngineError } from '../errors.ts'

export const TOO_LARGE = 'answer-too-large'

export const answerTooLarge = (mostBytes: number): EngineError =>
  new EngineError(TOO_LARGE, `an answer may have ${mostBytes} bytes, and this one has more`)
