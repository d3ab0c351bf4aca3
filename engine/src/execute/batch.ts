/**
 * Sends statements to Postgres in one write and one round trip: Parse (once per connection and text), Bind and Execute for each,
 * then a single Sync. Postgres runs what stands before a Sync as one transaction: an error undoes all of it, so a mutation
 * needs neither BEGIN nor COMMIT. Results stay Postgres' text.
 */
import type { Connection, PoolClient, Submittable } from 'pg'
import { answerTooLarge } from './answerSize.ts'
import { type Prepared, statementsOf } from './prepared.ts'
import { encodeBatch } from './wire.ts'

export type BatchStatement = { readonly text: string; readonly values: readonly (string | null)[] }

/** Postgres' refusal and the statement that it is about. */
export class BatchError extends Error {
  override readonly cause: unknown
  /** Index of the statement; the batch's length when the commit itself failed. */
  readonly statement: number
  constructor(cause: unknown, statement: number) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.cause = cause
    this.statement = statement
  }
}

export type Row = readonly (string | null)[]
/** Called once, with each statement's rows. */
export type Done = (error: BatchError | undefined, results: readonly (readonly Row[])[]) => void

/** What pg calls on a query object while it is the active one. */
class Batch implements Submittable {
  readonly statements: readonly BatchStatement[]
  readonly #prepared: Prepared
  readonly #named: boolean
  readonly #mostBytes: number
  readonly #results: Row[][] = []
  #done: Done | undefined
  /** Of the statement under way. */
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

  /** Called by pg when the connection itself fails. */
  callback = (error?: unknown): void => {
    if (error !== undefined && error !== null) this.#fail(error)
  }

  /** What it returns pg hands to `handleError`. */
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

  /** As it comes in, since pg tells of a row only when it has all of it, and one row may be the whole answer. */
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
    connection.sendCopyFail('COPY is not for here')
  }

  handleCopyData(): void {}

  #fail(error: unknown): void {
    this.#end(new BatchError(error, this.#results.length))
  }

  /** pg may name one failure twice: its own time limit for a query does. */
  #end(error: BatchError | undefined): void {
    const done = this.#done
    this.#done = undefined
    this.#stopCounting?.()
    done?.(error, this.#results)
  }
}

/** A call back, not a promise: the connection is free for the next at once. */
export function runBatch(
  client: PoolClient,
  statements: readonly BatchStatement[],
  prepare: boolean,
  mostBytes: number,
  done: Done,
): void {
  client.query(new Batch(statements, statementsOf(client), prepare, mostBytes, done))
}
