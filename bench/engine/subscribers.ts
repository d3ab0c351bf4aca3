/** The subscribers' process. It runs many live queries over few sockets and records the time of their last results. */
import WebSocket from 'ws'

export type Order =
  | {
      readonly kind: 'open'
      readonly url: string
      readonly token: string
      readonly sockets: number
      readonly documents: readonly string[]
      readonly variables: readonly (readonly Record<string, string>[])[]
    }
  | { readonly kind: 'expect'; readonly document: number }

/**
 * `opened` means that every subscriber has its first result. `heard` contains the times, in milliseconds since the
 * epoch, when subscribers received the change.
 */
export type Report =
  | { readonly kind: 'opened'; readonly subscribers: number }
  | { readonly kind: 'heard'; readonly at: readonly number[] }
  | { readonly kind: 'failed'; readonly why: string }

const report = (message: Report): void => {
  process.send?.(message)
}

let waiting = 0
let heard: number[] = []
let expected: number | undefined
let first = 0
let all = 0

const onResult = (document: number, isFirst: boolean): void => {
  if (isFirst) {
    first += 1
    if (first === all) report({ kind: 'opened', subscribers: all })
  } else if (expected === document) {
    heard.push(Date.now())
    waiting -= 1
    if (waiting === 0) report({ kind: 'heard', at: heard })
  }
}

const openSocket = (order: Extract<Order, { kind: 'open' }>, at: number): void => {
  const socket = new WebSocket(order.url, 'graphql-transport-ws')
  const seen = new Set<string>()
  const send = (message: unknown): void => socket.send(JSON.stringify(message))
  socket.on('open', () =>
    send({ type: 'connection_init', payload: { headers: { Authorization: `Bearer ${order.token}` } } }),
  )
  socket.on('error', (error) => report({ kind: 'failed', why: error.message }))
  socket.on('message', (raw) => {
    const message = JSON.parse(String(raw))
    if (message.type === 'ping') send({ type: 'pong' })
    else if (message.type === 'error') report({ kind: 'failed', why: JSON.stringify(message.payload) })
    else if (message.type === 'next') {
      onResult(Number(message.id), !seen.has(message.id))
      seen.add(message.id)
    } else if (message.type === 'connection_ack') {
      order.documents.forEach((query, document) => {
        send({
          id: String(document),
          type: 'subscribe',
          payload: { query, variables: order.variables[document]?.[at] },
        })
      })
    }
  })
}

process.on('message', (order: Order) => {
  if (order.kind === 'open') {
    all = order.sockets * order.documents.length
    for (let at = 0; at < order.sockets; at += 1) openSocket(order, at)
  } else {
    expected = order.document
    waiting = all / 100
    heard = []
  }
})
process.on('disconnect', () => process.exit())
