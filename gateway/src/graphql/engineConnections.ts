import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { type AnswerReader, createAnswerReader } from './answerReader.ts'
import type { EngineLink, EngineListener, EngineQuestion, Flow } from './engineLink.ts'

type Asked = {
  readonly bytes: Buffer
  readonly mayRepeat: boolean
  readonly listener: EngineListener
  readonly askedAt: number
}

type Exchange = Asked & { readonly reader: AnswerReader; isRepeatable: boolean; isAnswered: boolean }

type Connection = {
  readonly socket: Socket
  exchange: Exchange | null
  /** It has been kept: the engine may close it at the very moment at which we use it. */
  mayBeDead: boolean
  idleSince: number
}

/** More than the engine has connections to its database; who comes after that waits. */
const MOST = 100
/** Neither side may be silent for longer. */
const PATIENCE_MS = 60_000
/** Shorter than any server keeps a connection that nothing goes through: Hasura's closes after half a minute. */
const KEPT_MS = 20_000
const FORBIDDEN = /[\r\n\0]/

const bytesOf = (host: string, basePath: string, { path, headers, body }: EngineQuestion): Buffer => {
  let head = `POST ${basePath}${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${body.length}\r\n`
  for (const name in headers) {
    const value = headers[name] ?? ''
    if (FORBIDDEN.test(value)) throw new Error(`the header ${name} has more than one line`)
    head += `${name}: ${value}\r\n`
  }
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body])
}

const hasWaitedSince = (ms: number) => {
  const before = performance.now() - ms
  return ({ askedAt }: Asked): boolean => askedAt <= before
}

/**
 * Kept connections to the engine, one question at a time on each. It does for one POST what node:http and its like do for
 * everything, and costs a fraction: this hop is on the way of every query, and shorter than most answers take.
 */
export const createEngineConnections = (engineUrl: string): EngineLink => {
  const target = new URL(engineUrl)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  const basePath = target.pathname.replace(/\/+$/, '')
  const idle: Connection[] = []
  const waiting: Asked[] = []
  const connections = new Set<Connection>()
  let isClosed = false

  const open = (): Connection => {
    const socket =
      target.protocol === 'https:'
        ? connectTls({ host, port: Number(target.port || 443), servername: isIP(host) ? '' : host })
        : connectTcp({ host, port: Number(target.port || 80) })
    const connection: Connection = { socket, exchange: null, mayBeDead: false, idleSince: 0 }
    connections.add(connection)
    socket.setNoDelay(true)
    socket.setTimeout(PATIENCE_MS, () => {
      endFor(connection, new Error('the engine is silent'))
    })
    let problem = new Error('the engine closed the connection')
    socket.on('error', (error) => {
      problem = error
    })
    socket.on('data', (piece) => read(connection, (reader) => reader.feed(piece)))
    socket.on('end', () => read(connection, (reader) => reader.close()))
    socket.on('close', () => lose(connection, problem))
    return connection
  }

  /** Silence is an answer of its own: whoever waited that long does not wait again. */
  const endFor = (connection: Connection, problem: Error): void => {
    connection.mayBeDead = false
    connection.socket.destroy(problem)
  }

  const read = (connection: Connection, work: (reader: AnswerReader) => void): void => {
    const { exchange, socket } = connection
    if (!exchange) return void socket.destroy()
    try {
      work(exchange.reader)
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const lose = (connection: Connection, problem: Error): void => {
    const { exchange } = connection
    connection.exchange = null
    connections.delete(connection)
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    if (exchange) fail(connection, exchange, problem)
    const next = waiting.shift()
    if (next) start(open(), next)
  }

  const fail = ({ mayBeDead }: Connection, exchange: Exchange, problem: Error): void => {
    if (mayBeDead && exchange.isRepeatable) start(open(), exchange)
    else exchange.listener.onError(problem)
  }

  const release = (connection: Connection, isReusable: boolean): void => {
    connection.exchange = null
    connection.mayBeDead = true
    if (connection.socket.isPaused()) connection.socket.resume()
    const next = isReusable ? waiting.shift() : undefined
    if (next) start(connection, next)
    else if (!isReusable || isClosed) connection.socket.destroy()
    else {
      connection.idleSince = performance.now()
      idle.push(connection)
    }
  }

  const start = (connection: Connection, asked: Asked): void => {
    const { socket } = connection
    const { bytes, mayRepeat, listener } = asked
    /** Once the exchange is over, the connection is somebody else's. */
    const own = (work: () => void) => () => {
      if (connection.exchange === exchange) work()
    }
    const flow: Flow = {
      pause: own(() => socket.pause()),
      resume: own(() => socket.resume()),
      abort: own(() => {
        exchange.isRepeatable = false
        socket.destroy()
      }),
    }
    const reader = createAnswerReader({
      onHead(head) {
        exchange.isRepeatable = false
        exchange.isAnswered = true
        listener.onHead(head)
      },
      onData: (piece) => listener.onData(piece),
      onEnd(isReusable) {
        release(connection, isReusable)
        listener.onEnd()
      },
    })
    const exchange: Exchange = { ...asked, reader, isRepeatable: mayRepeat, isAnswered: false }
    connection.exchange = exchange
    listener.onStart(flow)
    if (socket.writable) socket.write(bytes)
  }

  /** The one used last is the one most surely alive. */
  const takeIdle = (): Connection | undefined => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      if (kept.socket.writable && performance.now() - kept.idleSince < KEPT_MS) return kept
      kept.socket.destroy()
    }
    return undefined
  }

  const inVain = (ms: number): readonly Connection[] => {
    const hasWaited = hasWaitedSince(ms)
    return [...connections].filter(({ exchange }) => exchange && !exchange.isAnswered && hasWaited(exchange))
  }

  return {
    ask(question, listener) {
      const bytes = bytesOf(target.host, basePath, question)
      const asked = { bytes, mayRepeat: question.mayRepeat, listener, askedAt: performance.now() }
      const kept = takeIdle()
      if (kept) start(kept, asked)
      else if (connections.size < MOST) start(open(), asked)
      else waiting.push(asked)
    },
    hasWaited: (ms) => inVain(ms).length > 0,
    giveUp(waitedMs, problem) {
      const silent = inVain(waitedMs)
      // First those in line: an ended exchange makes room for the next of them.
      const inLine = waiting.filter(hasWaitedSince(waitedMs))
      waiting.splice(0, inLine.length)
      for (const { listener } of inLine) listener.onError(problem)
      for (const connection of silent) endFor(connection, problem)
    },
    close() {
      isClosed = true
      for (const { socket } of idle.splice(0)) socket.destroy()
    },
  }
}
