import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

const batchesOf = (companyId: string) => sql`hashtextextended('batches of ' || ${companyId}, 0)`

/** A batch that is taken back waits for those who hand out, and they for it: else each could wait for a code of the other's. */
export const waitForBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock_shared(${batchesOf(companyId)})`.execute(transaction)

export const holdBatches = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock(${batchesOf(companyId)})`.execute(transaction)
