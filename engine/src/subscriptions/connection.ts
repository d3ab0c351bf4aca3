import type { WebSocket } from 'ws'
import { asEngineError } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import { type ClientMessage, parseClientMessage } from './clientMessage.ts'
import { createHandshake } from './handshake.ts'
import { createOperations } from './operations.ts'
import type { Poller } from './poller.ts'
import type { Close, Protocol } from './protocol.ts'

export type ConnectionOptions = {
  readonly runtime: Runtime
  readonly poller: Poller
  readonly protocol: Protocol
  readonly socket: WebSocket
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
}

export function serveConnection(options: ConnectionOptions): void {
  const { runtime, protocol, socket } = options
  const close = (reason: Close) => socket.close(reason.code, fitting(reason.reason))
  const send = createSend(options)
  const operations = createOperations({ ...options, send })
  const handshake = createHandshake({ ...options, send, close })
  const keepAlive = keepAlivePing(options, send)
  const said = inTurns(socket, (text) => {
    let message: ClientMessage
    try {
      message = parseClientMessage(text)
    } catch (error) {
      misunderstood(asEngineError(error, (cause) => runtime.log('error', 'websocket', cause)).message)
      return
    }
    return receive(message)
  })
  socket.on('message', (data) => said(String(data)))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(keepAlive)
    handshake.stop()
    operations.endAll()
  })

  /** The old protocol reports an unknown message and keeps the connection open. */
  function misunderstood(why: string): void {
    if (protocol.connectionError) send(protocol.connectionError(why))
    else close(protocol.badMessage(why))
  }

  function receive(message: ClientMessage): Promise<void> | undefined {
    if (message.kind === 'init') return handshake.begin(message.headers)
    if (message.kind === 'start') start(message)
    else if (message.kind === 'stop') operations.end(message.id)
    else if (message.kind === 'ping') send(pong(message.payload))
    else if (message.kind === 'terminate') close({ code: 1000, reason: 'GQL_CONNECTION_TERMINATE received' })
    return undefined
  }

  function start({ id, request }: Extract<ClientMessage, { kind: 'start' }>): void {
    const context = handshake.context()
    if (context && !operations.has(id)) {
      operations.begin(id, request, context)
      return
    }
    const why = context
      ? `an operation already exists with this id: ${id}`
      : 'start received before the connection is initialised'
    operations.refuse(id, why)
    if (protocol.startRefused) close(protocol.startRefused(why))
  }
}

/** A close frame's reason can have at most 123 bytes. */
function fitting(reason: string): string {
  const bytes = Buffer.from(reason)
  return bytes.length <= 123 ? reason : new TextDecoder().decode(bytes.subarray(0, 120), { stream: true })
}

function pong(payload: unknown): string {
  return JSON.stringify(payload === undefined ? { type: 'pong' } : { type: 'pong', payload })
}

/** Sends a keep-alive message immediately and then regularly, so that proxies do not close the connection. */
function keepAlivePing(
  { runtime, protocol }: ConnectionOptions,
  send: (message: string) => void,
): NodeJS.Timeout | undefined {
  const { keepAliveMs } = runtime.settings.webSocket
  if (keepAliveMs === 0) return undefined
  send(protocol.keepAlive)
  return setInterval(() => send(protocol.keepAlive), keepAliveMs)
}

/**
 * Handles messages one by one, because clients start operations without waiting for the handshake. Pauses the socket
 * while it handles a message, so that few messages accumulate.
 */
function inTurns(
  socket: WebSocket,
  work: (text: string) => Promise<void> | undefined,
): (text: string) => void {
  const waiting: string[] = []
  let busy = false
  const next = (text: string): void => {
    const pending = work(text)
    if (!pending) return
    busy = true
    socket.pause()
    void pending.then(() => {
      busy = false
      socket.resume()
      while (!busy) {
        const held = waiting.shift()
        if (held === undefined) return
        next(held)
      }
    })
  }
  return (text) => {
    if (busy) waiting.push(text)
    else next(text)
  }
}

/** If a client does not read, unsent data must not fill our memory. */
function createSend({ runtime, socket }: ConnectionOptions): (message: string) => void {
  const { maxBufferBytes } = runtime.settings.webSocket
  return (message) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= maxBufferBytes) {
      socket.send(message)
      return
    }
    runtime.log('warn', 'websocket', 'dropped a client that reads too slowly')
    socket.terminate()
  }
}
