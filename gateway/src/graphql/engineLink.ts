import { errors } from '@questboard/domain'
import type { AnswerHead } from './answerReader.ts'

export type EngineQuestion = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** True if the request can be sent again without harm after an idle connection turns out to be closed. */
  readonly mayRepeat: boolean
}

export type EngineListener = {
  onStart(flow: Flow): void
  onHead(head: AnswerHead): void
  onData(piece: Buffer): void
  onEnd(): void
  /** Called when the request fails, in place of the remaining events. */
  onError(error: Error): void
}

export type Flow = { pause(): void; resume(): void; abort(): void }

/** The gateway's connection to the engine: over the network or in the same process. */
export type EngineLink = {
  ask(question: EngineQuestion, listener: EngineListener): void
  /** True if any request has waited this long without a response. */
  hasWaited(ms: number): boolean
  /** Ends all requests that have waited this long. */
  giveUp(waitedMs: number, problem: Error): void
  close(): void | Promise<void>
}

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code: 'answer-too-large' | 'timeout' | 'too-many-requests'

  constructor(code: NoAnswer['code']) {
    super(errors[code])
    this.code = code
  }
}
