export type AnswerHead = {
  readonly status: number
  /** The headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>
}

type AnswerEvents = {
  onHead(head: AnswerHead): void
  onData(piece: Buffer): void
  /** `isReusable` is true if the connection can be used for another request. */
  onEnd(isReusable: boolean): void
}

class NotHttp extends Error {
  override readonly name = 'NotHttp'
}

const LARGEST_HEAD = 64 * 1024
const NOTHING: Buffer = Buffer.alloc(0)
const STATUS = /^HTTP\/1\.([01]) (\d{3})(?: |$)/
const LENGTH = /^\d{1,15}$/
const CHUNK = /^([0-9a-f]{1,8})[\t ]*(?:;|$)/i

/** One parsing step. It consumes bytes from the start of a piece and returns the remaining bytes. */
type Step = (this: AnswerReader, piece: Buffer) => Buffer

/**
 * Reads one HTTP response from its pieces. The body has a known length, is chunked, or lasts until the connection
 * closes. The parsing steps are methods, so that each request needs only one object.
 */
export class AnswerReader {
  readonly #events: AnswerEvents
  #held = NOTHING
  #isKept = false
  /** The number of bytes that are still missing in the body or the current chunk. */
  #left = 0
  #isChunked = false
  #step: Step = this.#readHead

  constructor(events: AnswerEvents) {
    this.#events = events
  }

  /** Reads the next piece. Throws an error if the bytes are not HTTP/1.1. */
  feed(piece: Buffer): void {
    let rest = piece
    while (rest.length > 0) rest = this.#step(rest)
  }

  /** Call this when the connection closes. That completes some responses and makes others invalid. */
  close(): void {
    if (this.#step === this.#readAll) this.#finish(NOTHING)
    else if (this.#step !== this.#atEnd)
      throw new NotHttp('the engine closed the connection before its answer was complete')
  }

  #finish(rest: Buffer): Buffer {
    this.#step = this.#atEnd
    // We have sent no further request, so extra bytes would be mistaken for the next response.
    this.#events.onEnd(this.#isKept && rest.length === 0)
    return NOTHING
  }

  /** Collects bytes until a delimiter. Null until the delimiter arrives. */
  #takeUntil(mark: string, piece: Buffer): { text: string; rest: Buffer } | null {
    const known = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece])
    const end = known.indexOf(mark, 0, 'latin1')
    if (end < 0) {
      if (known.length > LARGEST_HEAD) throw new NotHttp("the headers of the engine's answer are too large")
      this.#held = known
      return null
    }
    this.#held = NOTHING
    return { text: known.toString('latin1', 0, end), rest: known.subarray(end + mark.length) }
  }

  #readHead(piece: Buffer): Buffer {
    const found = this.#takeUntil('\r\n\r\n', piece)
    if (!found) return NOTHING
    const { isLasting, ...head } = parseHead(found.text)
    // Interim responses (100, 103) come before the final response.
    if (head.status < 200) return found.rest
    const body = bodyOf(head)
    this.#isKept = isLasting && body !== 'until close'
    this.#events.onHead(head)
    if (body === 0) return this.#finish(found.rest)
    this.#isChunked = body === 'chunked'
    if (typeof body === 'number') this.#left = body
    this.#step =
      body === 'chunked' ? this.#readChunkSize : body === 'until close' ? this.#readAll : this.#readCounted
    return found.rest
  }

  #readAll(piece: Buffer): Buffer {
    this.#events.onData(piece)
    return NOTHING
  }

  #readCounted(piece: Buffer): Buffer {
    const part = piece.length <= this.#left ? piece : piece.subarray(0, this.#left)
    this.#left -= part.length
    this.#events.onData(part)
    const rest = piece.subarray(part.length)
    if (this.#left > 0) return rest
    if (!this.#isChunked) return this.#finish(rest)
    this.#step = this.#readChunkEnd
    return rest
  }

  #readChunkSize(piece: Buffer): Buffer {
    const found = this.#takeUntil('\r\n', piece)
    if (!found) return NOTHING
    const [, size] = CHUNK.exec(found.text) ?? []
    if (size === undefined) throw new NotHttp("a chunk of the engine's answer has no size")
    this.#left = Number.parseInt(size, 16)
    this.#step = this.#left === 0 ? this.#readTrailer : this.#readCounted
    return found.rest
  }

  #readChunkEnd(piece: Buffer): Buffer {
    const found = this.#takeUntil('\r\n', piece)
    if (!found) return NOTHING
    if (found.text !== '') throw new NotHttp("a chunk of the engine's answer is longer than its size")
    this.#step = this.#readChunkSize
    return found.rest
  }

  #readTrailer(piece: Buffer): Buffer {
    const found = this.#takeUntil('\r\n', piece)
    if (!found) return NOTHING
    return found.text === '' ? this.#finish(found.rest) : found.rest
  }

  #atEnd(_piece: Buffer): Buffer {
    throw new NotHttp('the engine sent data after its answer')
  }
}

const parseHead = (text: string): AnswerHead & { readonly isLasting: boolean } => {
  const [first = '', ...lines] = text.split('\r\n')
  const [, minor, status] = STATUS.exec(first) ?? []
  if (status === undefined) throw new NotHttp("the engine's answer does not begin with an HTTP status")
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon <= 0 || line[0] === ' ' || line[0] === '\t')
      throw new NotHttp("a header of the engine's answer has no name")
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    const known = headers.get(name)
    headers.set(name, known === undefined ? value : `${known}, ${value}`)
  }
  const connection = headers.get('connection')?.toLowerCase()
  const isLasting = minor === '1' ? connection !== 'close' : connection === 'keep-alive'
  return { status: Number(status), headers, isLasting }
}

/** The length of the body (RFC 9112 §6.3). */
const bodyOf = ({ status, headers }: AnswerHead): number | 'chunked' | 'until close' => {
  if (status === 204 || status === 304) return 0
  const encoding = headers.get('transfer-encoding')
  const length = headers.get('content-length')
  if (encoding !== undefined) {
    if (encoding.toLowerCase() !== 'chunked' || length !== undefined)
      throw new NotHttp("the engine's answer declares its length in two ways")
    return 'chunked'
  }
  if (length === undefined) return 'until close'
  if (!LENGTH.test(length)) throw new NotHttp("the engine's answer has an invalid content-length")
  return Number(length)
}
