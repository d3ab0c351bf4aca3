import type { Channel } from './offerValues.ts'
import type { Bid, QuestRun } from './useQuestRun.ts'

/** The channel named in an offer, if known. Null if the creator can choose it. */
export const channelOf = (
  { creator }: QuestRun,
  { connection_id }: Pick<Bid, 'connection_id'>,
): string | null => creator.channels.find(({ id }) => id === connection_id)?.channel_name ?? null

/** The creator's channels. The null checks are needed because all columns of a view are nullable. */
export const channelsOf = ({ creator }: QuestRun): readonly Channel[] =>
  creator.channels.flatMap(({ id, providerId, channel_name }) =>
    id && providerId && channel_name ? [{ id, providerId, channel_name }] : [],
  )
