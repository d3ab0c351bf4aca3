import { archiveKeyCampaign, isPast } from '@questboard/moves'
import type { Services } from '../services.ts'

const MOST_IN_A_ROUND = 500

type Round = Pick<Services, 'database' | 'log'>

/**
 * Archives ended campaigns without open work, each in its own transaction. A campaign that fails is tried again in the
 * next round.
 */
export const archiveKeyCampaigns = async ({
  database,
  log,
}: Round): Promise<{ readonly archived: number }> => {
  const over = await database
    .selectFrom('activation')
    .select('id')
    .where(isPast)
    .orderBy('closed_at')
    .limit(MOST_IN_A_ROUND)
    .execute()
  let archived = 0
  for (const { id } of over) {
    const result = await database
      .transaction()
      .execute((transaction) => archiveKeyCampaign(transaction, id, { by: 'time' }))
    if (result.ok) archived += 1
    else log.info({ activation: id, code: result.code }, 'did not archive a key campaign')
  }
  return { archived }
}
