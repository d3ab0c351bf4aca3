import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { postgis } from '@electric-sql/pglite-postgis'
import pg from 'pg'

/** Replaces pg's socket. Passes messages to a Postgres inside this process, which serves a single connection. */
class InProcess extends Duplex {
  readonly #server: PGlite
  #pending = Buffer.alloc(0)
  #hasStarted = false

  constructor(server: PGlite) {
    super()
    this.#server = server
  }

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }

  // Socket options have no effect here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#pending = Buffer.concat([this.#pending, chunk])
    this.#serve().then(() => done(), done)
  }

  async #serve(): Promise<void> {
    for (let message = this.#next(); message; message = this.#next()) {
      await this.#server.execProtocolRawStream(message, { onRawData: (answer) => this.push(answer) })
    }
  }

  /** Returns one whole message. The first message has no type byte before its length; all later ones do. */
  #next(): Uint8Array | undefined {
    const head = this.#hasStarted ? 1 : 0
    if (this.#pending.length < head + 4) return undefined
    const length = head + this.#pending.readInt32BE(head)
    if (this.#pending.length < length) return undefined
    const message = this.#pending.subarray(0, length)
    this.#pending = this.#pending.subarray(length)
    this.#hasStarted = true
    return new Uint8Array(message)
  }
}

export type GeoDatabase = { readonly pool: pg.Pool; readonly close: () => Promise<void> }

/** A Postgres with PostGIS, because the local server does not always have PostGIS. */
export const createGeoDatabase = async (sql: string): Promise<GeoDatabase> => {
  const server = await PGlite.create({ extensions: { postgis } })
  await server.exec(`create extension postgis; ${sql}`)
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: () => new InProcess(server),
  })
  return {
    pool,
    close: async () => {
      await pool.end()
      await server.close()
    },
  }
}
