/**
 * Sends statements to Postgres in one write: for each statement Parse (once per connection and text), Bind and
 * Execute, then one Sync. Postgres runs everything before a Sync as one transaction, so a mutation needs no BEGIN or
 * COMMIT.
 */
import type { Connection, PoolClient, Submittable } from 'pg'
import { answerTooLarge } from './answerSize.ts'
import { type Prepared, statementsOf } from './prepared.ts'
import { encodeBatch } from './wire.ts'

export type BatchStatement = { readonly text: string; readonly values: readonly (string | null)[] }

export class BatchError extends Error {
  override readonly cause: unknown
  /** Index of the failed statement, or the batch's length if the commit failed. */
  readonly statement: number
  constructor(cause: unknown, statement: number) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.cause = cause
    this.statement = statement
  }
}

export type Row = readonly (string | null)[]
/** Called once with the rows of each statement. */
export type Done = (error: BatchError | undefined, results: readonly (readonly Row[])[]) => void

class Batch implements Submittable {
  readonly statements: readonly BatchStatement[]
  readonly #prepared: Prepared
  readonly #named: boolean
  readonly #mostBytes: number
  readonly #results: Row[][] = []
  #done: Done | undefined
  #rows: Row[] = []
  #stopCounting: (() => void) | undefined

  constructor(
    statements: readonly BatchStatement[],
    prepared: Prepared,
    named: boolean,
    mostBytes: number,
    done: Done,
  ) {
    this.statements = statements
    this.#mostBytes = mostBytes
    this.#prepared = prepared
    this.#named = named
    this.#done = done
  }

  /** The pg library calls this when the connection fails. */
  callback = (error?: unknown): void => {
    if (error !== undefined && error !== null) this.#fail(error)
  }

  /** The pg library passes the error that this method returns to `handleError`. */
  submit(connection: Connection): unknown {
    const closing = this.#prepared.takeClosing()
    const messages = this.statements.map(({ text, values }) => {
      if (!this.#named) return { name: '', parse: text, values }
      const { name, isNew } = this.#prepared.lookup(text)
      return { name, parse: isNew ? text : undefined, values }
    })
    if (this.#mostBytes < Number.POSITIVE_INFINITY) this.#count(connection)
    try {
      connection.stream.write(encodeBatch(closing, messages))
      return undefined
    } catch (error) {
      return error
    }
  }

  /** Counts bytes as they arrive, because pg reports only complete rows and one row can be the whole response. */
  #count({ stream }: Connection): void {
    let left = this.#mostBytes
    const count = (piece: Buffer): void => {
      left -= piece.length
      if (left < 0) this.#fail(answerTooLarge(this.#mostBytes))
    }
    stream.on('data', count)
    this.#stopCounting = () => stream.off('data', count)
  }

  handleRowDescription(): void {}

  handleDataRow(message: { fields: Row }): void {
    this.#rows.push(message.fields)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handlePortalSuspended(): void {}

  handleError(error: unknown): void {
    this.#prepared.forgetUnproven()
    this.#fail(error)
  }

  handleReadyForQuery(): void {
    this.#prepared.prove()
    this.#end(undefined)
  }

  handleCopyInResponse(connection: { sendCopyFail(message: string): void }): void {
    connection.sendCopyFail('COPY is not supported')
  }

  handleCopyData(): void {}

  #fail(error: unknown): void {
    this.#end(new BatchError(error, this.#results.length))
  }

  /** pg can report the same failure twice, for example its own query timeout. */
  #end(error: BatchError | undefined): void {
    const done = this.#done
    this.#done = undefined
    this.#stopCounting?.()
    done?.(error, this.#results)
  }
}

/** Takes a callback instead of returning a promise, so that the next request can use the connection immediately. */
export function runBatch(
  client: PoolClient,
  statements: readonly BatchStatement[],
  prepare: boolean,
  mostBytes: number,
  done: Done,
): void {
  client.query(new Batch(statements, statementsOf(client), prepare, mostBytes, done))
}
