import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { AnswerReader } from './answerReader.ts'
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
  /** The connection was idle, so the engine can close it at the moment when we use it. */
  mayBeDead: boolean
  idleSince: number
}

/** The maximum number of connections, which is more than the engine has to the database. Further requests wait. */
const MOST = 100
/** The longest time for which either side may send no data. */
const PATIENCE_MS = 60_000
/** This time is shorter than servers keep idle connections open. Hasura closes idle connections after half a minute. */
const KEPT_MS = 20_000
const FORBIDDEN = /[\r\n\0]/

const bytesOf = (host: string, basePath: string, { path, headers, body }: EngineQuestion): Buffer => {
  let head = `POST ${basePath}${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${body.length}\r\n`
  for (const name in headers) {
    const value = headers[name] ?? ''
    if (FORBIDDEN.test(value)) throw new Error(`the header ${name} contains a line break`)
    head += `${name}: ${value}\r\n`
  }
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body])
}

const hasWaitedSince = (ms: number) => {
  const before = performance.now() - ms
  return ({ askedAt }: Asked): boolean => askedAt <= before
}

/**
 * Keep-alive connections to the engine, each with one request at a time. They support only POST and cost much less than
 * node:http, which matters because every query uses them.
 */
class EngineConnections implements EngineLink {
  readonly #target: URL
  readonly #host: string
  readonly #basePath: string
  readonly #idle: Connection[] = []
  readonly #waiting: Asked[] = []
  readonly #connections = new Set<Connection>()
  #isClosed = false

  constructor(engineUrl: string) {
    this.#target = new URL(engineUrl)
    this.#host = this.#target.hostname.replace(/^\[|\]$/g, '')
    this.#basePath = this.#target.pathname.replace(/\/+$/, '')
  }

  ask(question: EngineQuestion, listener: EngineListener): void {
    const bytes = bytesOf(this.#target.host, this.#basePath, question)
    const asked = { bytes, mayRepeat: question.mayRepeat, listener, askedAt: performance.now() }
    const kept = this.#takeIdle()
    if (kept) this.#start(kept, asked)
    else if (this.#connections.size < MOST) this.#start(this.#open(), asked)
    else this.#waiting.push(asked)
  }

  hasWaited(ms: number): boolean {
    return this.#inVain(ms).length > 0
  }

  giveUp(waitedMs: number, problem: Error): void {
    const silent = this.#inVain(waitedMs)
    // Handles queued requests first, because a request can start only when another one ends.
    const inLine = this.#waiting.filter(hasWaitedSince(waitedMs))
    this.#waiting.splice(0, inLine.length)
    for (const { listener } of inLine) listener.onError(problem)
    for (const connection of silent) endFor(connection, problem)
  }

  close(): void {
    this.#isClosed = true
    for (const { socket } of this.#idle.splice(0)) socket.destroy()
  }

  #connect(): Socket {
    const { protocol, port } = this.#target
    const host = this.#host
    if (protocol !== 'https:') return connectTcp({ host, port: Number(port || 80) })
    return connectTls({ host, port: Number(port || 443), servername: isIP(host) ? '' : host })
  }

  #open(): Connection {
    const socket = this.#connect()
    const connection: Connection = { socket, exchange: null, mayBeDead: false, idleSince: 0 }
    this.#connections.add(connection)
    socket.setNoDelay(true)
    socket.setTimeout(PATIENCE_MS, () => endFor(connection, new Error('the engine does not respond')))
    let problem = new Error('the engine closed the connection')
    socket.on('error', (error) => {
      problem = error
    })
    socket.on('data', (piece) => read(connection, (reader) => reader.feed(piece)))
    socket.on('end', () => read(connection, (reader) => reader.close()))
    socket.on('close', () => this.#lose(connection, problem))
    return connection
  }

  #lose(connection: Connection, problem: Error): void {
    const { exchange } = connection
    connection.exchange = null
    this.#connections.delete(connection)
    const at = this.#idle.indexOf(connection)
    if (at >= 0) this.#idle.splice(at, 1)
    if (exchange) this.#fail(connection, exchange, problem)
    const next = this.#waiting.shift()
    if (next) this.#start(this.#open(), next)
  }

  #fail({ mayBeDead }: Connection, exchange: Exchange, problem: Error): void {
    if (mayBeDead && exchange.isRepeatable) this.#start(this.#open(), exchange)
    else exchange.listener.onError(problem)
  }

  #release(connection: Connection, isReusable: boolean): void {
    connection.exchange = null
    connection.mayBeDead = true
    if (connection.socket.isPaused()) connection.socket.resume()
    const next = isReusable ? this.#waiting.shift() : undefined
    if (next) this.#start(connection, next)
    else if (!isReusable || this.#isClosed) connection.socket.destroy()
    else {
      connection.idleSince = performance.now()
      this.#idle.push(connection)
    }
  }

  #start(connection: Connection, asked: Asked): void {
    const { socket } = connection
    const { bytes, mayRepeat, listener } = asked
    const reader = new AnswerReader({
      onHead(head) {
        exchange.isRepeatable = false
        exchange.isAnswered = true
        listener.onHead(head)
      },
      onData: (piece) => listener.onData(piece),
      onEnd: (isReusable) => {
        this.#release(connection, isReusable)
        listener.onEnd()
      },
    })
    const exchange: Exchange = { ...asked, reader, isRepeatable: mayRepeat, isAnswered: false }
    connection.exchange = exchange
    listener.onStart(flowOf(connection, exchange))
    if (socket.writable) socket.write(bytes)
  }

  /** The most recently used connection is the most likely to be open. */
  #takeIdle(): Connection | undefined {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      if (kept.socket.writable && performance.now() - kept.idleSince < KEPT_MS) return kept
      kept.socket.destroy()
    }
    return undefined
  }

  #inVain(ms: number): readonly Connection[] {
    const hasWaited = hasWaitedSince(ms)
    return [...this.#connections].filter(
      ({ exchange }) => exchange && !exchange.isAnswered && hasWaited(exchange),
    )
  }
}

/** A request without a timely response is not repeated, because its caller has already waited long. */
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

const flowOf = (connection: Connection, exchange: Exchange): Flow => {
  const { socket } = connection
  /** Runs the work only while this request is in progress, because another request can use the connection later. */
  const own = (work: () => void) => () => {
    if (connection.exchange === exchange) work()
  }
  return {
    pause: own(() => socket.pause()),
    resume: own(() => socket.resume()),
    abort: own(() => {
      exchange.isRepeatable = false
      socket.destroy()
    }),
  }
}

export const createEngineConnections = (engineUrl: string): EngineLink => new EngineConnections(engineUrl)
