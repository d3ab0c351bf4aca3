import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

const batchesOf = (companyId: string) => sql`hashtextextended('batches of ' || ${companyId}, 0)`

/**
 * Two transactions cannot revoke a batch and hand out its codes at the same time. Otherwise, each could wait for a code
 * that the other has locked.
 */
export const waitForBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock_shared(${batchesOf(companyId)})`.execute(transaction)

export const holdBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock(${batchesOf(companyId)})`.execute(transaction)
