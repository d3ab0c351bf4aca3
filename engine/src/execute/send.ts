/** Runs a batch on a pool connection until it ends or is canceled. */
import type { Pool, PoolClient } from 'pg'
import type { Cancellation } from '../cancellation.ts'
import { EngineError } from '../errors.ts'
import { TOO_LARGE } from './answerSize.ts'
import { type BatchStatement, type Row, runBatch } from './batch.ts'
import { cancelRunning } from './cancel.ts'
import { toEngineError } from './postgresError.ts'

export type Work = {
  readonly statements: readonly BatchStatement[]
  readonly paths: readonly string[]
  readonly writes: boolean
  readonly cancellation: Cancellation | undefined
  /** Maximum bytes that Postgres can return. Unlimited if undefined. */
  readonly mostBytes?: number
}

export type Database = { readonly pool: Pool; readonly settings: { readonly preparedStatements: boolean } }

export function send(work: Work, database: Database): Promise<(string | null)[]> {
  return perform(work, database, (results) => results.map(([row]) => row?.[0] ?? null))
}

export function sendForRows(work: Work, database: Database): Promise<readonly Row[]> {
  return perform(work, database, ([rows = []]) => rows)
}

function perform<T>(
  { statements, paths, writes, cancellation, mostBytes = Number.POSITIVE_INFINITY }: Work,
  { pool, settings }: Database,
  read: (results: readonly (readonly Row[])[]) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    pool.connect((unreachable, client) => {
      if (!client) {
        reject(toEngineError(unreachable, statements, paths))
        return
      }
      if (cancellation?.isOver(writes)) {
        client.release()
        reject(given())
        return
      }
      let cancelled: Promise<boolean> | undefined
      cancellation?.watch(writes, () => {
        cancelled ??= cancelRunning(client)
      })
      runBatch(client, statements, settings.preparedStatements, mostBytes, (error, results) => {
        cancellation?.unwatch()
        const failure = error && toEngineError(error, statements, paths)
        giveBack(client, failure !== undefined && isSpent(failure), cancelled)
        if (failure) reject(failure)
        else resolve(read(results))
      })
    })
  })
}

/** True if the connection failed or still has unread parts of a response. */
const isSpent = ({ code }: EngineError): boolean => code === 'postgres-error' || code === TOO_LARGE

/**
 * Closes a connection that is broken or that a late cancel request could still affect. Returns other connections to
 * the pool.
 */
function giveBack(client: PoolClient, broken: boolean, cancelled: Promise<boolean> | undefined): void {
  if (cancelled) void cancelled.then((isDone) => client.release(broken || !isDone))
  else client.release(broken)
}

const given = (): EngineError => new EngineError('unexpected', 'the request was canceled')
