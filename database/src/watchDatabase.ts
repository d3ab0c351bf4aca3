import pg from 'pg'

const HEARTBEAT_MS = 1_000
/** How long the last sign of life counts: what was said since then may have been missed. */
const TRUSTED_MS = 3_000
/** Connecting may take this long, and every answer. */
const PATIENCE_MS = 5_000
const RETRY_MS = 1_000
const SILENCE = new Error('the database is silent')

type Settings = {
  readonly databaseUrl: string
  readonly applicationName: string
  /** The channel of Postgres (`listen`) that is listened to; absent: none. */
  readonly channel?: string
  /** The connection listens from here on; what was said before was missed. */
  readonly onListening?: () => void
  readonly onSaid?: (payload: string | null) => void
  readonly onLost?: (error: unknown) => void
}

/**
 * A connection that only watches: it hears what is said on a channel, and notices when the database falls silent. Its heartbeat
 * proves that nothing was missed: the answer to a question comes after every notification that was committed before it.
 */
export class DatabaseWatch {
  readonly #settings: Settings
  readonly #silenceListeners: (() => void)[] = []
  readonly #heartbeat: NodeJS.Timeout
  #heardAt = Number.NEGATIVE_INFINITY
  #client: pg.Client | undefined
  /** The same one, once it hears. */
  #listening: pg.Client | undefined
  /** When the connection was begun, then when the last question was put that has been answered. */
  #aliveAt = 0
  /** When the database last said anything, if only that it takes nobody in; absent before its first word. */
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

  /** Whether everything that was said until a moment ago has been heard. */
  isHearing(): boolean {
    return performance.now() - this.#heardAt < TRUSTED_MS
  }

  /**
   * Done once everything that was committed before this call has been heard or is known to have been missed. Whoever comes while
   * a question is under way waits for the next one, and shares it with all who come until then.
   */
  catchUp(): Promise<void> {
    if (!this.#asking) return this.#ask()
    this.#following ??= this.#asking.then(() => this.#ask())
    return this.#following
  }

  /** Tells once a second while the database neither answers nor refuses: whoever waits for it waits in vain. */
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

  /** One look a second at all questions: a timer for each of them would cost a third of the question. */
  #beat(): void {
    const at = performance.now()
    // It was this process that was held up: what has been said meanwhile is still unread.
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
