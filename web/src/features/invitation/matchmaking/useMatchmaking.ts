import { useQuery, useSubscription } from '@apollo/client/react'
import { MatchmakingDocument, MatchmakingLiveDocument } from './generated/matchmaking.ts'

/** One ranking of creators, which tells by itself once it is made. */
export const useMatchmaking = (id: string) => {
  const query = useQuery(MatchmakingDocument, { variables: { id } })
  useSubscription(MatchmakingLiveDocument, { variables: { id }, onData: () => void query.refetch() })
  return query
}
