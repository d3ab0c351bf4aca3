import { inOpenTransaction } from '@questboard/database/testing'
import type { Client } from 'pg'

type Work = Parameters<typeof inOpenTransaction<unknown>>[1]

/** A test's setup: SQL statements, status changes, or a list of both. */
export type Given = string | Work | readonly Given[]

export const prepare = async (client: Client, given: Given): Promise<void> => {
  if (typeof given === 'string') await client.query(given)
  else if (typeof given === 'function') await inOpenTransaction(client, given)
  else for (const each of given) await prepare(client, each)
}
