/** A batch on a connection of the pool, for as long as somebody waits for it. */
import type { Pool, PoolClient } from 'pg'
import type { Cancellation } from '../cancellation.ts'
import { EngineError } from '../errors.ts'
import { type BatchStatement, runBatch } from './batch.ts'
import { cancelRunning } from './cancel.ts'
import { toEngineError } from './postgresError.ts'

export type Work = {
  readonly statements: readonly BatchStatement[]
  /** Where in the document each statement comes from. */
  readonly paths: readonly string[]
  readonly writes: boolean
  readonly cancellation: Cancellation | undefined
}

export type Database = { readonly pool: Pool; readonly settings: { readonly preparedStatements: boolean } }

/** Each statement's single value. */
export async function send(work: Work, { pool, settings }: Database): Promise<(string | null)[]> {
  const { statements, paths, writes, cancellation } = work
  let client: PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw toEngineError(error, statements, paths)
  }
  if (cancellation?.isOver(writes)) {
    client.release()
    throw given()
  }
  let cancelled: Promise<boolean> | undefined
  cancellation?.watch(writes, () => {
    cancelled ??= cancelRunning(client)
  })
  let failure: EngineError | undefined
  try {
    return await runBatch(client, statements, settings.preparedStatements)
  } catch (error) {
    failure = toEngineError(error, statements, paths)
    throw failure
  } finally {
    cancellation?.unwatch()
    // A connection that failed by itself is not given back, nor one whose next statement a cancel request might still hit.
    const broken = failure?.code === 'postgres-error'
    if (cancelled) void cancelled.then((isDone) => client.release(broken || !isDone))
    else client.release(broken)
  }
}

const given = (): EngineError => new EngineError('unexpected', 'nobody waits for the answer')
