import type { Database } from '@questboard/database'
import { rejectContent } from '@questboard/moves'
import type { SentBack } from './recogniseSubmissions.ts'

const reasons: Readonly<Record<SentBack['why'], string>> = {
  'serves-another-run':
    'You already submitted this content for another activation. Please submit different content.',
  'is-of-another-creator':
    'This content is on another creator’s channel. Submit content from the agreed channel.',
}

/** Sends back undecided content if a channel check found that it belongs to another run or another creator. */
export const sendBack = async (database: Database, returned: readonly SentBack[]): Promise<void> => {
  for (const { questRunId, why } of returned)
    await database
      .transaction()
      .execute((transaction) => rejectContent(transaction, questRunId, { by: 'provider' }, reasons[why]))
}
