import { errors } from '@questboard/domain'
import { type RawData, WebSocket } from 'ws'
import type { Admission, Refusal, Verdict } from './admission.ts'
import { NoAnswer } from './engineLink.ts'
import { type ClientMessage, endedBy, readMessage } from './socketMessages.ts'

export const PROTOCOL = 'graphql-transport-ws'
export const LARGEST_MESSAGE = 1024 * 1024
/** "Service restart": clients of this protocol connect again by themselves, and do so as who they are now. */
export const COME_BACK = 1012

/** "Message too big": clients do not come back by themselves, for they would only ask the same again. */
const TOO_BIG = 1009

const MOST_WAITING = 100
const MOST_SUBSCRIPTIONS = 100
/** What the protocol puts around an answer. */
const MESSAGE_FRAME = 1024
const TOO_MANY: Pick<Verdict, 'refusal' | 'isLive'> = {
  isLive: false,
  refusal: { code: 'too-many-requests', message: 'there are too many subscriptions on this socket' },
}
/** What a browser that reads slower than the engine writes may leave unread. */
const MOST_UNREAD = 16 * LARGEST_MESSAGE

type Pipe = {
  readonly browser: WebSocket
  readonly engineUrl: string
  readonly admission: Admission
  /** In bytes; a larger one ends the socket, since what follows it in the stream cannot be read any more. */
  readonly largestAnswer: number
  /** The connection_init that the engine gets in place of the browser's. */
  readonly init: () => Promise<string>
  /** Runs a query or a mutation when it is the person's turn. */
  readonly runInTurn: (work: () => Promise<void>) => Promise<void>
  readonly onTrouble: (error: Error) => void
}

/**
 * One browser's socket, piped to the engine message by message: connection_init gets the session's token, subscribe has to be
 * an admitted document, and nothing else gets through but what the protocol knows.
 */
export const pipe = ({
  browser,
  engineUrl,
  admission,
  largestAnswer,
  init,
  runInTurn,
  onTrouble,
}: Pipe): void => {
  const engine = new WebSocket(engineUrl, PROTOCOL, { maxPayload: largestAnswer + MESSAGE_FRAME })
  /** What has begun, each with what is done at its end. */
  const running = new Map<string, () => void>()
  // What the browser says before the engine's side is open.
  let waiting: string[] | null = []

  const toEngine = (text: string): void => {
    if (waiting === null) engine.send(text)
    else if (waiting.length < MOST_WAITING) waiting.push(text)
    else browser.close(4429, 'Too many messages')
  }

  const subscribe = async (message: ClientMessage & { type: 'subscribe' }, text: string): Promise<void> => {
    const { refusal, isLive } =
      running.size >= MOST_SUBSCRIPTIONS ? TOO_MANY : await admission.judge(message.payload, null)
    if (refusal) return refuse(message.id, refusal)
    if (isLive) return void begin(message.id, text)
    // Not awaited: what is said meanwhile, as that it is not wanted any more, does not wait with it.
    runInTurn(() => begin(message.id, text)).catch((error: unknown) => {
      if (error instanceof NoAnswer) refuse(message.id, error)
    })
  }

  const refuse = (id: string, { code, message }: Pick<Refusal, 'code' | 'message'>): void => {
    const payload = [{ message, extensions: { path: '$', code } }]
    browser.send(JSON.stringify({ type: 'error', id, payload }))
  }

  /** Done when it ends, whoever ends it. */
  const begin = (id: string, text: string): Promise<void> => {
    if (browser.readyState !== WebSocket.OPEN) return Promise.resolve()
    // The engine ends the socket of who uses an id twice.
    end(id)
    toEngine(text)
    return new Promise((done) => running.set(id, done))
  }

  const end = (id: string): void => {
    running.get(id)?.()
    running.delete(id)
  }

  const onMessage = async (data: RawData): Promise<void> => {
    const text = data.toString()
    const message = readMessage(text)
    if (!message) return browser.close(4400, 'Invalid message received')
    if (message.type === 'subscribe') return subscribe(message, text)
    if (message.type === 'complete') end(message.id)
    toEngine(message.type === 'connection_init' ? await init() : text)
  }

  const toBrowser = (text: string): void => {
    const ended = endedBy(text)
    if (ended !== null) end(ended)
    browser.send(text)
    if (browser.bufferedAmount > MOST_UNREAD) browser.close(COME_BACK, 'Too slow')
  }

  // One after the other: what is said after connection_init must not overtake it while its token is fetched.
  let order = Promise.resolve()
  browser.on('message', (data) => {
    order = order.then(() => onMessage(data)).catch(() => browser.close(COME_BACK, 'Try again'))
  })
  engine.on('open', () => {
    for (const text of waiting ?? []) engine.send(text)
    waiting = null
  })
  engine.on('message', (data) => toBrowser(data.toString()))
  engine.on('error', (error) => {
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      browser.close(TOO_BIG, errors['answer-too-large'])
    // Ending a connection that was still being made is an error to it, not to us.
    if (browser.readyState === WebSocket.OPEN) onTrouble(error)
  })
  engine.on('close', (code, reason) => browser.close(isSendable(code) ? code : COME_BACK, reason))
  browser.on('close', () => {
    engine.terminate()
    for (const id of running.keys()) end(id)
  })
  browser.on('error', () => browser.terminate())
}

/** 1005 and 1006 only report; they cannot be sent. */
const isSendable = (code: number): boolean => code === 1000 || code === 1012 || (code >= 3000 && code < 5000)
