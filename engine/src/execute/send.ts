/** A batch on a connection of the pool, for as long as somebody waits for it. */
import type { Pool, PoolClient } from 'pg'
import type { Cancellation } from '../cancellation.ts'
import { EngineError } from '../errors.ts'
import { TOO_LARGE } from './answerSize.ts'
import { type BatchStatement, type Row, runBatch } from './batch.ts'
import { cancelRunning } from './cancel.ts'
import { toEngineError } from './postgresError.ts'

export type Work = {
  readonly statements: readonly BatchStatement[]
  /** Where in the document each statement comes from. */
  readonly paths: readonly string[]
  readonly writes: boolean
  readonly cancellation: Cancellation | undefined
  /** What Postgres may answer; absent: any amount. */
  readonly mostBytes?: number
}

export type Database = { readonly pool: Pool; readonly settings: { readonly preparedStatements: boolean } }

/** Each statement's single value: the first of its first row. */
export function send(work: Work, database: Database): Promise<(string | null)[]> {
  return perform(work, database, (results) => results.map(([row]) => row?.[0] ?? null))
}

/** All rows of one statement. */
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

/** It failed by itself, or the rest of an answer is still to come on it. */
const isSpent = ({ code }: EngineError): boolean => code === 'postgres-error' || code === TOO_LARGE

/** A spent connection is not given back, nor one whose next statement a cancel request might still hit. */
function giveBack(client: PoolClient, broken: boolean, cancelled: Promise<boolean> | undefined): void {
  if (cancelled) void cancelled.then((isDone) => client.release(broken || !isDone))
  else client.release(broken)
}

const given = (): EngineError => new EngineError('unexpected', 'nobody waits for the answer')
