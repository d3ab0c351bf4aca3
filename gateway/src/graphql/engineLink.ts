import { errors } from '@questboard/domain'
import type { AnswerHead } from './answerReader.ts'

export type EngineQuestion = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Asking twice does no harm: it may be asked again when a kept connection turns out to be dead. */
  readonly mayRepeat: boolean
}

export type EngineListener = {
  /** The question is on its way; once more when it has to be asked again. */
  onStart(flow: Flow): void
  onHead(head: AnswerHead): void
  onData(piece: Buffer): void
  onEnd(): void
  /** Instead of the rest, at any moment. */
  onError(error: Error): void
}

export type Flow = { pause(): void; resume(): void; abort(): void }

/** How the gateway asks the engine: over connections to another process or machine, or within its own. */
export type EngineLink = {
  ask(question: EngineQuestion, listener: EngineListener): void
  /** Whether a question has waited for so long and got no answer. */
  hasWaited(ms: number): boolean
  /** Ends all such questions. */
  giveUp(waitedMs: number, problem: Error): void
  close(): void | Promise<void>
}

/** The engine is there, but this question is not answered: it asks for too much. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code: 'answer-too-large' | 'timeout' | 'too-many-requests'

  constructor(code: NoAnswer['code']) {
    super(errors[code])
    this.code = code
  }
}
