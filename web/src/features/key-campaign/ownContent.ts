import type { OwnContentQueryVariables } from './generated/KeyParticipation.ts'

/**
 * Filters for the content that a creator published since a date: content about the campaign's game, and all other
 * content. If the campaign has no game, all content counts as other.
 */
export const ownContentSince = (
  creatorId: string,
  since: string,
  gameId: string | null,
): OwnContentQueryVariables => {
  const own = { creator_id: { _eq: creatorId }, published_at: { _gte: since } }
  if (gameId === null) return { about: { ...own, id: { _in: [] } }, others: own }
  return {
    about: { ...own, game_id: { _eq: gameId } },
    others: { ...own, _or: [{ game_id: { _neq: gameId } }, { game_id: { _is_null: true } }] },
  }
}
