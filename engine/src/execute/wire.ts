/** Encodes a batch in Postgres' extended protocol into one buffer, so that a request is one socket write. */
export type WireStatement = {
  /** The prepared statement's name, or '' for an unnamed one. */
  readonly name: string
  /** The statement's text if the connection has not parsed it yet. */
  readonly parse: string | undefined
  readonly values: readonly (string | null)[]
}

const [BIND, CLOSE, EXECUTE, PARSE, SYNC] = [0x42, 0x43, 0x45, 0x50, 0x53]
const PREPARED = 0x53

export function encodeBatch(closing: readonly string[], statements: readonly WireStatement[]): Buffer {
  const writer = new Writer(sizeOf(closing, statements))
  for (const name of closing) writer.start(CLOSE).byte(PREPARED).text(name).end()
  for (const { name, parse, values } of statements) {
    // Postgres infers the parameter types.
    if (parse !== undefined) writer.start(PARSE).text(name).text(parse).int16(0).end()
    // Zero formats mean that all parameters and results are text.
    writer.start(BIND).text('').text(name).int16(0).int16(values.length)
    for (const value of values) writer.value(value)
    writer.int16(0).end()
    writer.start(EXECUTE).text('').int32(0).end()
  }
  return writer.start(SYNC).end().finished()
}

/** Calculates the buffer's size. Rounds up the size of the fixed parts and measures the texts. */
function sizeOf(closing: readonly string[], statements: readonly WireStatement[]): number {
  let size = 8
  for (const name of closing) size += name.length + 8
  for (const { name, parse, values } of statements) {
    size += 2 * name.length + 40 + 4 * values.length
    if (parse !== undefined) size += Buffer.byteLength(parse)
    for (const value of values) if (value !== null) size += Buffer.byteLength(value)
  }
  return size
}

class Writer {
  readonly #buffer: Buffer
  #at = 0
  #lengthAt = 0

  constructor(size: number) {
    this.#buffer = Buffer.allocUnsafe(size)
  }

  start(kind: number): this {
    this.#buffer[this.#at] = kind
    this.#lengthAt = this.#at + 1
    this.#at += 5
    return this
  }

  end(): this {
    this.#buffer.writeInt32BE(this.#at - this.#lengthAt, this.#lengthAt)
    return this
  }

  byte(value: number): this {
    this.#buffer[this.#at++] = value
    return this
  }

  int16(value: number): this {
    this.#at = this.#buffer.writeUInt16BE(value, this.#at)
    return this
  }

  int32(value: number): this {
    this.#at = this.#buffer.writeInt32BE(value, this.#at)
    return this
  }

  /** The protocol requires a trailing zero byte. */
  text(value: string): this {
    this.#at += this.#buffer.write(value, this.#at)
    return this.byte(0)
  }

  value(value: string | null): this {
    if (value === null) return this.int32(-1)
    const size = this.#buffer.write(value, this.#at + 4)
    this.int32(size)
    this.#at += size
    return this
  }

  finished(): Buffer {
    return this.#buffer.subarray(0, this.#at)
  }
}
