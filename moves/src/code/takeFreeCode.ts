import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** The id of a code, or null. */
type Found = Promise<string | null>

type Stock = {
  /** Takes a code that nobody else is taking. */
  readonly take: () => Found
  /** Finds one that is to be had, whoever is taking it. */
  readonly find: () => Found
}

/** The savepoint lets go of the code again: who waits for one holds no other, so no two wait for each other. */
const waitFor = async (transaction: DatabaseTransaction, codeId: string): Promise<void> => {
  await sql`savepoint wait`.execute(transaction)
  await sql`select from code where id = ${codeId} for share`.execute(transaction)
  await sql`rollback to savepoint wait`.execute(transaction)
  await sql`release savepoint wait`.execute(transaction)
}

/** A code of a stock; null once none is left. One that somebody else is taking is free again where they are refused, or cut off. */
export const takeFreeCode = async (transaction: DatabaseTransaction, { take, find }: Stock): Found => {
  for (;;) {
    const taken = await take()
    if (taken !== null) return taken
    const contested = await find()
    if (contested === null) return null
    await waitFor(transaction, contested)
  }
}
