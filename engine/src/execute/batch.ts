/**
 * Sends statements to Postgres in one write and one round trip: Parse (once per connection and text), Bind and Execute for each,
 * then a single Sync. Postgres runs what stands before a Sync as one transaction: an error undoes all of it, so a mutation
 * needs neither BEGIN nor COMMIT. Results stay text: each statement answers with the first column of its first row.
 */
import type { Connection, PoolClient, Submittable } from 'pg'
import { statementsOf } from './prepared.ts'

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

type Row = readonly (string | null)[]

/** What pg calls on a query object while it is the active one. */
type ActiveQuery = Submittable & {
  callback: (error?: unknown) => void
  handleRowDescription(): void
  handleDataRow(message: { fields: Row }): void
  handleCommandComplete(): void
  handleEmptyQuery(): void
  handlePortalSuspended(): void
  handleError(error: unknown): void
  handleReadyForQuery(): void
  handleCopyInResponse(connection: { sendCopyFail(message: string): void }): void
  handleCopyData(): void
}

type Wire = Connection & {
  parse(query: { name: string; text: string; types: number[] }): void
  bind(config: {
    portal: string
    statement: string
    values: readonly (string | null)[]
    binary: boolean
    valueMapper: (value: unknown) => unknown
  }): void
  execute(config: { portal: string; rows: number }): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
  stream: { cork?(): void; uncork?(): void }
}

const isWire = (connection: Connection): connection is Wire => 'parse' in connection && 'sync' in connection
const same = (value: unknown): unknown => value

/** Answers the rows of each statement. */
export function runBatch(
  client: PoolClient,
  statements: readonly BatchStatement[],
  prepare: boolean,
): Promise<readonly (readonly Row[])[]> {
  return new Promise((resolve, reject) => {
    const results: Row[][] = statements.map(() => [])
    let current = 0
    const finish = (): void => resolve(results)
    const query: ActiveQuery = {
      callback: (error) => error !== undefined && error !== null && reject(new BatchError(error, current)),
      submit(connection) {
        if (!isWire(connection)) throw new Error('this pg connection has no extended protocol')
        connection.stream.cork?.()
        try {
          send(connection, statements, prepare)
        } finally {
          connection.stream.uncork?.()
        }
      },
      handleRowDescription() {},
      handleDataRow: (message) => results[current]?.push(message.fields),
      handleCommandComplete: () => {
        current += 1
      },
      handleEmptyQuery: () => {
        current += 1
      },
      handlePortalSuspended() {},
      handleError(error) {
        statementsOf(client).forgetUnproven()
        reject(new BatchError(error, current))
      },
      handleReadyForQuery() {
        statementsOf(client).prove()
        finish()
      },
      handleCopyInResponse: (connection) => connection.sendCopyFail('COPY is not for here'),
      handleCopyData() {},
    }
    client.query(query)
  })

  function send(connection: Wire, all: readonly BatchStatement[], named: boolean): void {
    const known = statementsOf(client)
    for (const closing of known.takeClosing()) connection.close({ type: 'S', name: closing })
    for (const { text, values } of all) {
      const statement = named ? known.lookup(text) : { name: '', isNew: true }
      if (statement.isNew) connection.parse({ name: statement.name, text, types: [] })
      connection.bind({ portal: '', statement: statement.name, values, binary: false, valueMapper: same })
      connection.execute({ portal: '', rows: 0 })
    }
    connection.sync()
  }
}
