import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

const batchesOf = (companyId: string) => sql`hashtextextended('batches of ' || ${companyId}, 0)`

/**
 * Revoking a batch and handing out codes exclude each other. Otherwise, each could wait for a code that the other has
 * locked.
 */
export const waitForBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock_shared(${batchesOf(companyId)})`.execute(transaction)

export const holdBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock(${batchesOf(companyId)})`.execute(transaction)
