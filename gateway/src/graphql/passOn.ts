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
/** The time after which a client that has stopped reading is disconnected. */
const IDLE_MS = 600_000
const unread = createUnread(256 * 1024 * 1024)

type Exchange = {
  readonly engine: EngineLink
  readonly question: EngineQuestion
  readonly response: ServerResponse
  /** Headers sent with every response, as name, value, name, value. */
  readonly ownHeaders: readonly string[]
  /** Runs while the engine works. Its result is false if the session has changed and the response must not be sent. */
  readonly confirm: (() => Promise<boolean>) | null
  /** The limit in bytes. Larger responses are rejected, or cut off if their length was not announced. */
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

/** One response that is being forwarded. */
class Passing implements EngineListener {
  readonly #exchange: Exchange
  readonly #resolve: (isSent: boolean) => void
  readonly #reject: (error: unknown) => void
  /** True if the client may get the response. Undefined until the session is confirmed. */
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
    // Holds the last piece until it is known whether more pieces follow. The last piece is then sent together with the
    // end.
    if (this.#isWanted === undefined) this.#flow?.pause()
    else for (const earlier of this.#held.splice(0, this.#held.length - 1)) this.#write(earlier)
  }

  onEnd(): void {
    this.#isWhole = true
    if (this.#isWanted === undefined || this.#isRefused) return
    const { response } = this.#exchange
    if (this.#isWanted) response.end(this.#held.length > 1 ? Buffer.concat(this.#held) : this.#held[0])
    // Small responses are already handed to the operating system, and a timer for each would cost more than sending it.
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

  /** Starts once the response's headers and the session's confirmation have arrived. */
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
    // The engine sends data faster than the client reads it.
    this.#flow?.pause()
    const goOn = (): void => {
      response.off('drain', goOn).off('close', goOn)
      this.#flow?.resume()
    }
    response.on('drain', goOn).on('close', goOn)
  }

  /** The size is checked while the response grows, so that a large response is never completely in memory. */
  #refuseLarger(bytes: number): void {
    if (bytes <= this.#exchange.largestAnswer) return
    this.#isRefused = true
    this.#held = []
    this.#flow?.abort()
    this.#reject(new NoAnswer('answer-too-large'))
  }

  /** When the client disconnects, its queries are canceled in the database too, but its mutations continue. */
  #leave(): void {
    if (this.#exchange.question.mayRepeat && !this.#isWhole) this.#flow?.abort()
  }
}

/**
 * Sends the request to the engine and streams the response. Returns false if the session did not allow the response and
 * nothing was sent. Uses no Node streams, because almost every request runs through here, and forwards a response of
 * one piece as one piece.
 */
export const passOn = (exchange: Exchange): Promise<boolean> =>
  new Promise((resolve, reject) => new Passing(exchange, resolve, reject).begin())
