import { useQuery, useSubscription } from '@apollo/client/react'
import { MatchmakingDocument, MatchmakingLiveDocument } from './generated/matchmaking.ts'

/** One ranking of creators, updated live when it is ready. */
export const useMatchmaking = (id: string) => {
  const query = useQuery(MatchmakingDocument, { variables: { id } })
  useSubscription(MatchmakingLiveDocument, { variables: { id }, onData: () => void query.refetch() })
  return query
}
