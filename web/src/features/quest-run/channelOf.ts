import type { Channel } from './offerValues.ts'
import type { Bid, QuestRun } from './useQuestRun.ts'

/** The channel that an offer names, as far as it is known; null: the creator chooses. */
export const channelOf = (
  { creator }: QuestRun,
  { connection_id }: Pick<Bid, 'connection_id'>,
): string | null => creator.channels.find(({ id }) => id === connection_id)?.channel_name ?? null

/** The creator's channels; a view's columns may all be empty. */
export const channelsOf = ({ creator }: QuestRun): readonly Channel[] =>
  creator.channels.flatMap(({ id, providerId, channel_name }) =>
    id && providerId && channel_name ? [{ id, providerId, channel_name }] : [],
  )
