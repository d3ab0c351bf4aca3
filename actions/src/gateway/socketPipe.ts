import { type RawData, WebSocket } from 'ws'
import type { Admission } from './admission.ts'
import { type ClientMessage, endedBy, readMessage } from './socketMessages.ts'

export const PROTOCOL = 'graphql-transport-ws'
export const LARGEST_MESSAGE = 1024 * 1024
/** "Service restart": clients of this protocol connect again by themselves, and do so as who they are now. */
export const COME_BACK = 1012

const MOST_WAITING = 100
const MOST_SUBSCRIPTIONS = 100
/** What a browser that reads slower than the engine writes may leave unread. */
const MOST_UNREAD = 16 * LARGEST_MESSAGE

type Pipe = {
  readonly browser: WebSocket
  readonly engineUrl: string
  readonly admission: Admission
  /** The connection_init that the engine gets in place of the browser's. */
  readonly init: () => Promise<string>
  readonly onTrouble: (error: Error) => void
}

/**
 * One browser's socket, piped to the engine message by message: connection_init gets the session's token, subscribe has to be
 * an admitted document, and nothing else gets through but what the protocol knows.
 */
export const pipe = ({ browser, engineUrl, admission, init, onTrouble }: Pipe): void => {
  const engine = new WebSocket(engineUrl, PROTOCOL, { maxPayload: 64 * LARGEST_MESSAGE })
  const running = new Set<string>()
  // What the browser says before the engine's side is open.
  let waiting: string[] | null = []

  const toEngine = (text: string): void => {
    if (waiting === null) engine.send(text)
    else if (waiting.length < MOST_WAITING) waiting.push(text)
    else browser.close(4429, 'Too many messages')
  }

  const subscribe = async (message: ClientMessage & { type: 'subscribe' }, text: string): Promise<void> => {
    const refusal =
      running.size >= MOST_SUBSCRIPTIONS
        ? 'there are too many subscriptions on this socket'
        : await admission.refusal(message.payload, null)
    if (refusal) {
      const payload = [{ message: refusal, extensions: { path: '$', code: 'validation-failed' } }]
      browser.send(JSON.stringify({ type: 'error', id: message.id, payload }))
      return
    }
    running.add(message.id)
    toEngine(text)
  }

  const onMessage = async (data: RawData): Promise<void> => {
    const text = data.toString()
    const message = readMessage(text)
    if (!message) return browser.close(4400, 'Invalid message received')
    if (message.type === 'subscribe') return subscribe(message, text)
    if (message.type === 'complete') running.delete(message.id)
    toEngine(message.type === 'connection_init' ? await init() : text)
  }

  const toBrowser = (text: string): void => {
    const ended = endedBy(text)
    if (ended !== null) running.delete(ended)
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
    // Ending a connection that was still being made is an error to it, not to us.
    if (browser.readyState === WebSocket.OPEN) onTrouble(error)
  })
  engine.on('close', (code, reason) => browser.close(isSendable(code) ? code : COME_BACK, reason))
  browser.on('close', () => engine.terminate())
  browser.on('error', () => browser.terminate())
}

/** 1005 and 1006 only report; they cannot be sent. */
const isSendable = (code: number): boolean => code === 1000 || code === 1012 || (code >= 3000 && code < 5000)
