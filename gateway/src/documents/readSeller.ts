import type { Database } from '@questboard/database'
import { addressLines } from '@questboard/providers/papers'
import { sql } from 'kysely'

/** The seller as it is today. Invoices and credit notes keep the seller's data of the day when they were created. */
export const readSeller = async (database: Database): Promise<readonly string[]> => {
  const { seller } = await database
    .selectFrom('seller')
    .select(sql<unknown>`jsonb_strip_nulls(to_jsonb(seller))`.as('seller'))
    .executeTakeFirstOrThrow()
  return addressLines(seller)
}
