import pg from 'pg'

const HEARTBEAT_MS = 1_000
/** The time for which the connection counts as alive after a response. Later, notifications could have been missed. */
const TRUSTED_MS = 3_000
/** The time limit for connecting and for every response. */
const PATIENCE_MS = 5_000
const RETRY_MS = 1_000
const SILENCE = new Error('the database does not respond')

type Settings = {
  readonly databaseUrl: string
  readonly applicationName: string
  /** The Postgres channel to listen on, if any. */
  readonly channel?: string
  /** Called when listening starts, because earlier notifications were missed. */
  readonly onListening?: () => void
  readonly onSaid?: (payload: string | null) => void
  readonly onLost?: (error: unknown) => void
}

/**
 * A connection that listens on a channel and notices when the database goes silent. Its heartbeat query proves that
 * no notification was missed, because the response arrives after every notification committed before the query.
 */
export class DatabaseWatch {
  readonly #settings: Settings
  readonly #silenceListeners: (() => void)[] = []
  readonly #heartbeat: NodeJS.Timeout
  #heardAt = Number.NEGATIVE_INFINITY
  #client: pg.Client | undefined
  /** The database client, once it is listening. */
  #listening: pg.Client | undefined
  /** When the connection started, or when the last query with a response was sent. */
  #aliveAt = 0
  /** The time of the database's last response, even an error. Undefined before the first response. */
  #saidAt: number | undefined
  #beatAt = performance.now()
  #retry: NodeJS.Timeout | undefined
  #isClosed = false
  #asking: Promise<void> | undefined
  #following: Promise<void> | undefined

  constructor(settings: Settings) {
    this.#settings = settings
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
    void this.#listen()
  }

  /** True if every notification that is older than about a second has arrived. */
  isHearing(): boolean {
    return performance.now() - this.#heardAt < TRUSTED_MS
  }

  /**
   * Resolves when every notification committed before this call has arrived or is known to be lost. Calls during a
   * heartbeat query share the next one.
   */
  catchUp(): Promise<void> {
    if (!this.#asking) return this.#ask()
    this.#following ??= this.#asking.then(() => this.#ask())
    return this.#following
  }

  /** Calls the listener every second while the database does not respond, so that callers can stop waiting. */
  onSilence(listener: () => void): void {
    this.#silenceListeners.push(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  #ask(): Promise<void> {
    this.#following = undefined
    this.#asking = this.#hearAll().then(() => {
      if (!this.#following) this.#asking = undefined
    })
    return this.#asking
  }

  #hearAll(): Promise<void> {
    return new Promise((resolve) => {
      const asked = this.#listening
      if (!asked) return resolve()
      const askedAt = performance.now()
      asked.query('', (error) => {
        if (error) this.#lose(asked, error)
        else if (this.#listening === asked) this.#heardAt = this.#aliveAt = this.#saidAt = askedAt
        resolve()
      })
    })
  }

  #lose(lost: pg.Client, error: unknown): void {
    if (this.#client !== lost) return
    const isRefusal = error instanceof Error && 'code' in error
    if (isRefusal || (lost === this.#listening && error !== SILENCE)) this.#saidAt = performance.now()
    this.#client = undefined
    this.#listening = undefined
    this.#heardAt = Number.NEGATIVE_INFINITY
    lost.end().catch(() => undefined)
    if (this.#isClosed) return
    this.#settings.onLost?.(error)
    this.#retry = setTimeout(() => void this.#listen(), RETRY_MS).unref()
  }

  /** One timer per second checks all queries: a timer for each query would increase its cost by a third. */
  #beat(): void {
    const at = performance.now()
    // This process was busy, so there may be responses that it has not read yet.
    if (at - this.#beatAt > 2 * HEARTBEAT_MS) this.#aliveAt = this.#saidAt = at
    this.#beatAt = at
    if (this.#saidAt !== undefined && at - this.#saidAt > PATIENCE_MS)
      for (const listener of this.#silenceListeners) listener()
    if (!this.#client) return
    if (at - this.#aliveAt > PATIENCE_MS) this.#lose(this.#client, SILENCE)
    else void this.catchUp()
  }

  async #listen(): Promise<void> {
    const { databaseUrl, applicationName, channel, onListening, onSaid } = this.#settings
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: applicationName,
    })
    this.#client = fresh
    this.#aliveAt = performance.now()
    fresh.on('error', (error) => this.#lose(fresh, error))
    fresh.on('end', () => this.#lose(fresh, new Error('the connection was closed')))
    fresh.on('notification', ({ payload }) => onSaid?.(payload || null))
    try {
      await fresh.connect()
      if (channel) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      onListening?.()
      this.#listening = fresh
      await this.catchUp()
    } catch (error) {
      this.#lose(fresh, error)
    }
  }
}
