export type AnswerHead = {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
}

type AnswerEvents = {
  onHead(head: AnswerHead): void
  onData(piece: Buffer): void
  /** Whether the connection can carry another exchange. */
  onEnd(isReusable: boolean): void
}

export type AnswerReader = {
  /** Throws when what came is not HTTP/1.1. */
  feed(piece: Buffer): void
  /** The connection is closed: the end of some answers, the death of others. */
  close(): void
}

class NotHttp extends Error {
  override readonly name = 'NotHttp'
}

const LARGEST_HEAD = 64 * 1024
const NOTHING: Buffer = Buffer.alloc(0)
const STATUS = /^HTTP\/1\.([01]) (\d{3})(?: |$)/
const LENGTH = /^\d{1,15}$/
const CHUNK = /^([0-9a-f]{1,8})[\t ]*(?:;|$)/i

/** Takes what it can of a piece and gives the rest back. */
type Step = (piece: Buffer) => Buffer

/** Reads one answer out of the pieces in which it comes: with a length, in chunks, or up to the end of the connection. */
export const createAnswerReader = (events: AnswerEvents): AnswerReader => {
  let held = NOTHING
  let isKept = false

  const finish = (rest: Buffer): Buffer => {
    step = atEnd
    // Nobody has asked for more: what follows would be taken for the next answer.
    events.onEnd(isKept && rest.length === 0)
    return NOTHING
  }

  /** Collects up to a mark; null while it has not come. */
  const takeUntil = (mark: string, piece: Buffer): { text: string; rest: Buffer } | null => {
    const known = held.length === 0 ? piece : Buffer.concat([held, piece])
    const end = known.indexOf(mark, 0, 'latin1')
    if (end < 0) {
      if (known.length > LARGEST_HEAD) throw new NotHttp('the head of the answer is too large')
      held = known
      return null
    }
    held = NOTHING
    return { text: known.toString('latin1', 0, end), rest: known.subarray(end + mark.length) }
  }

  const readHead: Step = (piece) => {
    const found = takeUntil('\r\n\r\n', piece)
    if (!found) return NOTHING
    const { isLasting, ...head } = parseHead(found.text)
    // 100 and 103 come before the answer.
    if (head.status < 200) return found.rest
    const body = bodyOf(head)
    isKept = isLasting && body !== 'until close'
    events.onHead(head)
    if (body === 0) return finish(found.rest)
    step = body === 'chunked' ? readChunkSize : body === 'until close' ? readAll : readCounted(body, finish)
    return found.rest
  }

  const readAll: Step = (piece) => {
    events.onData(piece)
    return NOTHING
  }

  const readCounted = (length: number, then: Step): Step => {
    let left = length
    return (piece) => {
      const part = piece.length <= left ? piece : piece.subarray(0, left)
      left -= part.length
      events.onData(part)
      const rest = piece.subarray(part.length)
      return left === 0 ? then(rest) : rest
    }
  }

  const readChunkSize: Step = (piece) => {
    const found = takeUntil('\r\n', piece)
    if (!found) return NOTHING
    const [, size] = CHUNK.exec(found.text) ?? []
    if (size === undefined) throw new NotHttp('a chunk without its size')
    const length = Number.parseInt(size, 16)
    step = length === 0 ? readTrailer : readCounted(length, afterChunk)
    return found.rest
  }

  const afterChunk: Step = (rest) => {
    step = readChunkEnd
    return rest
  }

  const readChunkEnd: Step = (piece) => {
    const found = takeUntil('\r\n', piece)
    if (!found) return NOTHING
    if (found.text !== '') throw new NotHttp('a chunk longer than its size')
    step = readChunkSize
    return found.rest
  }

  const readTrailer: Step = (piece) => {
    const found = takeUntil('\r\n', piece)
    if (!found) return NOTHING
    return found.text === '' ? finish(found.rest) : found.rest
  }

  const atEnd: Step = () => {
    throw new NotHttp('an answer that nobody asked for')
  }

  let step: Step = readHead

  return {
    feed(piece) {
      let rest = piece
      while (rest.length > 0) rest = step(rest)
    },
    close() {
      if (step === readAll) finish(NOTHING)
      else if (step !== atEnd) throw new NotHttp('the connection was closed before the answer was whole')
    },
  }
}

const parseHead = (text: string): AnswerHead & { readonly isLasting: boolean } => {
  const [first = '', ...lines] = text.split('\r\n')
  const [, minor, status] = STATUS.exec(first) ?? []
  if (status === undefined) throw new NotHttp('the answer does not begin with a status')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon <= 0 || line[0] === ' ' || line[0] === '\t') throw new NotHttp('a header without a name')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    const known = headers.get(name)
    headers.set(name, known === undefined ? value : `${known}, ${value}`)
  }
  const connection = headers.get('connection')?.toLowerCase()
  const isLasting = minor === '1' ? connection !== 'close' : connection === 'keep-alive'
  return { status: Number(status), headers, isLasting }
}

/** How much belongs to the answer (RFC 9112 §6.3). */
const bodyOf = ({ status, headers }: AnswerHead): number | 'chunked' | 'until close' => {
  if (status === 204 || status === 304) return 0
  const encoding = headers.get('transfer-encoding')
  const length = headers.get('content-length')
  if (encoding !== undefined) {
    if (encoding.toLowerCase() !== 'chunked' || length !== undefined)
      throw new NotHttp('an answer whose length is told in two ways')
    return 'chunked'
  }
  if (length === undefined) return 'until close'
  if (!LENGTH.test(length)) throw new NotHttp('an answer without a proper length')
  return Number(length)
}
