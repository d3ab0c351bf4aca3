import type { ServerResponse } from 'node:http'
import type { AnswerHead } from './answerReader.ts'
import {
  type EngineLink,
  type EngineListener,
  type EngineQuestion,
  type Flow,
  NoAnswer,
} from './engineLink.ts'
import { createUnread } from './unread.ts'

const PASSED_ON = ['content-type', 'content-encoding', 'content-length', 'x-request-id'] as const
/** For readers that stop reading. */
const IDLE_MS = 600_000
const unread = createUnread(256 * 1024 * 1024)

type Exchange = {
  readonly engine: EngineLink
  readonly question: EngineQuestion
  readonly response: ServerResponse
  /** Sent with every answer, as name, value, name, value. */
  readonly ownHeaders: readonly string[]
  /** Asked while the engine works: no means that its answer is for somebody who is no more. */
  readonly confirm: (() => Promise<boolean>) | null
  /** In bytes: a larger answer is refused, or broken off where its length was not told beforehand. */
  readonly largestAnswer: number
}

const headersFor = ({ headers: answered }: AnswerHead, ownHeaders: readonly string[]): string[] => {
  const headers = [...ownHeaders]
  for (const name of PASSED_ON) {
    const value = answered.get(name)
    if (value !== undefined) headers.push(name, value)
  }
  return headers
}

/** One answer on its way: what has come of it, and whether it is wanted. */
class Passing implements EngineListener {
  readonly #exchange: Exchange
  readonly #resolve: (isSent: boolean) => void
  readonly #reject: (error: unknown) => void
  /** Undefined until it is known. */
  #isWanted: boolean | undefined
  #head: AnswerHead | undefined
  #flow: Flow | undefined
  #isWhole = false
  #isRefused = false
  #size = 0
  #held: Buffer[] = []

  constructor(exchange: Exchange, resolve: (isSent: boolean) => void, reject: (error: unknown) => void) {
    this.#exchange = exchange
    this.#resolve = resolve
    this.#reject = reject
    this.#isWanted = exchange.confirm === null ? true : undefined
  }

  begin(): void {
    const { engine, question, response, confirm } = this.#exchange
    response.once('close', () => this.#leave())
    engine.ask(question, this)
    if (confirm !== null) this.#hear(confirm)
  }

  onStart(flow: Flow): void {
    this.#flow = flow
    if (this.#exchange.response.destroyed) this.#leave()
  }

  onHead(head: AnswerHead): void {
    this.#head = head
    this.#refuseLarger(Number(head.headers.get('content-length') ?? 0))
    this.#start()
  }

  onData(piece: Buffer): void {
    if (this.#isWanted === false || this.#isRefused) return
    this.#size += piece.length
    this.#refuseLarger(this.#size)
    if (this.#isRefused) return
    this.#held.push(piece)
    if (this.#held.length < 2) return
    // The last piece is held back until it is known whether more comes: it goes out together with the end.
    if (this.#isWanted === undefined) this.#flow?.pause()
    else for (const earlier of this.#held.splice(0, this.#held.length - 1)) this.#write(earlier)
  }

  onEnd(): void {
    this.#isWhole = true
    if (this.#isWanted === undefined || this.#isRefused) return
    const { response } = this.#exchange
    if (this.#isWanted) response.end(this.#held.length > 1 ? Buffer.concat(this.#held) : this.#held[0])
    // Small answers are with the system by now; a timer for each would cost more than they do.
    if (response.writableLength > 0) {
      response.setTimeout(IDLE_MS)
      unread.add(response)
    }
    this.#resolve(this.#isWanted)
  }

  onError(error: Error): void {
    this.#reject(error)
  }

  #hear(confirm: () => Promise<boolean>): void {
    confirm()
      .then((isConfirmed) => {
        this.#isWanted = isConfirmed
        this.#start()
      })
      .catch((error: unknown) => {
        this.#flow?.abort()
        this.#reject(error)
      })
  }

  /** Once it is known what the engine answers and whether anybody wants it. */
  #start(): void {
    if (this.#isWanted === undefined || this.#head === undefined || this.#isRefused) return
    const { response, ownHeaders } = this.#exchange
    if (this.#isWanted) response.writeHead(this.#head.status, headersFor(this.#head, ownHeaders))
    if (this.#isWhole) this.onEnd()
    else this.#flow?.resume()
  }

  #write(piece: Buffer): void {
    const { response } = this.#exchange
    if (response.destroyed) return void this.#flow?.abort()
    if (response.write(piece)) return
    // The browser reads slower than the engine writes.
    this.#flow?.pause()
    const goOn = (): void => {
      response.off('drain', goOn).off('close', goOn)
      this.#flow?.resume()
    }
    response.on('drain', goOn).on('close', goOn)
  }

  /** While it grows, so that it is never held as a whole. */
  #refuseLarger(bytes: number): void {
    if (bytes <= this.#exchange.largestAnswer) return
    this.#isRefused = true
    this.#held = []
    this.#flow?.abort()
    this.#reject(new NoAnswer('answer-too-large'))
  }

  /** What is only read ends with its reader, in the database too; a write goes on, whoever hears of it. */
  #leave(): void {
    if (this.#exchange.question.mayRepeat && !this.#isWhole) this.#flow?.abort()
  }
}

/**
 * Asks the engine and passes its answer on as it comes; false when it was not wanted any more and nothing was sent. This is
 * the path of nearly every request: no streams in between, and an answer that comes in one piece leaves in one.
 */
export const passOn = (exchange: Exchange): Promise<boolean> =>
  new Promise((resolve, reject) => new Passing(exchange, resolve, reject).begin())
