import { inOpenTransaction } from '@questboard/database/testing'
import type { Client } from 'pg'

type Work = Parameters<typeof inOpenTransaction<unknown>>[1]

/** What has to be there first: statements of somebody at psql, moves of the parties, or one after another of both. */
export type Given = string | Work | readonly Given[]

/** In the transaction that is open on the client. */
export const prepare = async (client: Client, given: Given): Promise<void> => {
  if (typeof given === 'string') await client.query(given)
  else if (typeof given === 'function') await inOpenTransaction(client, given)
  else for (const each of given) await prepare(client, each)
}
