import type { Database } from '@questboard/database'
import { rejectContent } from '@questboard/moves'

const REASON = 'This content serves another of your runs already. Please hand in other content.'

/** Content that turned out to serve another run goes back to its creator, as long as nobody has decided on it. */
export const sendBackServing = async (database: Database, questRunIds: readonly string[]): Promise<void> => {
  for (const id of questRunIds)
    await database
      .transaction()
      .execute((transaction) => rejectContent(transaction, id, { by: 'provider' }, REASON))
}
