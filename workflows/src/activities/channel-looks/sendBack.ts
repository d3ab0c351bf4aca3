import type { Database } from '@questboard/database'
import { rejectContent } from '@questboard/moves'
import type { SentBack } from './recogniseSubmissions.ts'

const reasons: Readonly<Record<SentBack['why'], string>> = {
  'serves-another-run': 'This content serves another of your runs already. Please hand in other content.',
  'is-of-another-creator':
    'This content is on another creator’s channel. Submit content from the channel that you agreed on.',
}

/** Content that a look found to serve another run, or to be another creator's, goes back while nobody has decided on it. */
export const sendBack = async (database: Database, returned: readonly SentBack[]): Promise<void> => {
  for (const { questRunId, why } of returned)
    await database
      .transaction()
      .execute((transaction) => rejectContent(transaction, questRunId, { by: 'provider' }, reasons[why]))
}
