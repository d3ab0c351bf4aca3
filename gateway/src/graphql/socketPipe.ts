import { errors } from '@questboard/domain'
import { type RawData, WebSocket } from 'ws'
import type { Admission, Admitted, Refusal } from './admission.ts'
import { NoAnswer } from './engineLink.ts'
import { type ClientMessage, endedBy, readMessage } from './socketMessages.ts'

export const PROTOCOL = 'graphql-transport-ws'
export const LARGEST_MESSAGE = 1024 * 1024
/** "Service restart": clients reconnect automatically, with their current session. */
export const COME_BACK = 1012

/** "Message too big": clients do not reconnect automatically, because they would repeat the request. */
const TOO_BIG = 1009

const MOST_WAITING = 100
const MOST_SUBSCRIPTIONS = 100
/** The number of bytes that the protocol adds to a response. */
const MESSAGE_FRAME = 1024
const TOO_MANY: Pick<Admitted, 'refusal' | 'isLive'> = {
  isLive: false,
  refusal: { code: 'too-many-requests', message: 'there are too many subscriptions on this socket' },
}
/** The maximum number of bytes that a slow browser can leave unread. */
const MOST_UNREAD = 16 * LARGEST_MESSAGE

type Ends = {
  readonly browser: WebSocket
  readonly engineUrl: string
  readonly admission: Admission
  /** The limit in bytes. A larger response closes the socket, because the stream cannot continue without it. */
  readonly largestAnswer: number
  /** Creates the connection_init message that replaces the browser's. */
  readonly init: () => Promise<string>
  /** Runs a query or mutation when this person's place in the queue is reached. */
  readonly runInTurn: (work: () => Promise<void>) => Promise<void>
  readonly onTrouble: (error: Error) => void
}

/**
 * Forwards messages between one browser's socket and the engine. connection_init gets the session's token, subscribe
 * needs an accepted document, and messages outside the protocol are dropped.
 */
export class SocketPipe {
  readonly #ends: Ends
  readonly #browser: WebSocket
  readonly #engine: WebSocket
  /** Running operations, with the function that cleans up each. */
  readonly #running = new Map<string, () => void>()
  /** Messages that arrived before the engine's socket was open. Null after it opens. */
  #waiting: string[] | null = []

  constructor(ends: Ends) {
    this.#ends = ends
    this.#browser = ends.browser
    this.#engine = new WebSocket(ends.engineUrl, PROTOCOL, { maxPayload: ends.largestAnswer + MESSAGE_FRAME })
  }

  start(): void {
    this.#hearBrowser()
    this.#hearEngine()
  }

  #hearBrowser(): void {
    const browser = this.#browser
    // Messages stay in order, so that none overtakes connection_init while its token is fetched.
    let order = Promise.resolve()
    browser.on('message', (data) => {
      order = order.then(() => this.#onBrowser(data)).catch(() => browser.close(COME_BACK, 'Try again'))
    })
    browser.on('close', () => {
      this.#engine.terminate()
      for (const id of this.#running.keys()) this.#end(id)
    })
    browser.on('error', () => browser.terminate())
  }

  #hearEngine(): void {
    const engine = this.#engine
    engine.on('open', () => {
      for (const text of this.#waiting ?? []) engine.send(text)
      this.#waiting = null
    })
    engine.on('message', (data) => this.#toBrowser(data.toString()))
    engine.on('error', (error) => this.#onEngineError(error))
    engine.on('close', (code, reason) => this.#browser.close(isSendable(code) ? code : COME_BACK, reason))
  }

  async #onBrowser(data: RawData): Promise<void> {
    const text = data.toString()
    const message = readMessage(text)
    if (!message) return this.#browser.close(4400, 'Invalid message received')
    if (message.type === 'subscribe') return this.#subscribe(message, text)
    if (message.type === 'complete') this.#end(message.id)
    this.#toEngine(message.type === 'connection_init' ? await this.#ends.init() : text)
  }

  async #subscribe(message: ClientMessage & { type: 'subscribe' }, text: string): Promise<void> {
    const { refusal, isLive } =
      this.#running.size >= MOST_SUBSCRIPTIONS
        ? TOO_MANY
        : await this.#ends.admission.judge(message.payload, null)
    if (refusal) return this.#refuse(message.id, refusal)
    if (isLive) return void this.#begin(message.id, text)
    // Does not wait for the operation, so that later messages are handled, such as the one that cancels it.
    this.#ends
      .runInTurn(() => this.#begin(message.id, text))
      .catch((error: unknown) => {
        if (error instanceof NoAnswer) this.#refuse(message.id, error)
      })
  }

  #refuse(id: string, { code, message }: Pick<Refusal, 'code' | 'message'>): void {
    const payload = [{ message, extensions: { path: '$', code } }]
    this.#browser.send(JSON.stringify({ type: 'error', id, payload }))
  }

  /** Resolves when the operation ends for any reason. */
  #begin(id: string, text: string): Promise<void> {
    if (this.#browser.readyState !== WebSocket.OPEN) return Promise.resolve()
    // The engine would close the socket if a second subscription had the same id.
    this.#end(id)
    this.#toEngine(text)
    return new Promise((done) => this.#running.set(id, done))
  }

  #end(id: string): void {
    this.#running.get(id)?.()
    this.#running.delete(id)
  }

  #toEngine(text: string): void {
    if (this.#waiting === null) this.#engine.send(text)
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text)
    else this.#browser.close(4429, 'Too many messages')
  }

  #toBrowser(text: string): void {
    const ended = endedBy(text)
    if (ended !== null) this.#end(ended)
    this.#browser.send(text)
    if (this.#browser.bufferedAmount > MOST_UNREAD) this.#browser.close(COME_BACK, 'Too slow')
  }

  #onEngineError(error: Error): void {
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      this.#browser.close(TOO_BIG, errors['answer-too-large'])
    // Closing a socket that is still connecting raises an error. If the browser has left, the error can be ignored.
    if (this.#browser.readyState === WebSocket.OPEN) this.#ends.onTrouble(error)
  }
}

/** Codes 1005 and 1006 exist only locally and cannot be sent. */
const isSendable = (code: number): boolean => code === 1000 || code === 1012 || (code >= 3000 && code < 5000)
