import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import {
  HomeKeysLiveDocument,
  HomeMembersLiveDocument,
  HomeMissionsLiveDocument,
  HomeRunsLiveDocument,
} from './generated/HomeLive.ts'

type Moves = TypedDocumentNode<{ moved: readonly { status_changed_at: string }[] }, Record<string, never>>

/** What waits for a company may come from each of its activations; a creator's home shows Quests and Missions. */
export const companyMoves: readonly Moves[] = [
  HomeRunsLiveDocument,
  HomeMissionsLiveDocument,
  HomeKeysLiveDocument,
  HomeMembersLiveDocument,
]
export const creatorMoves: readonly Moves[] = [HomeRunsLiveDocument, HomeMissionsLiveDocument]

const MINUTE_MS = 60_000

const follow = (client: ApolloClient, moves: Moves) => {
  // What moved just before may have come between the page's own questions and the first answer here.
  const openedAt = Date.now() - MINUTE_MS
  let seen: string | undefined
  return client.subscribe({ query: moves }).subscribe({
    next: ({ data }) => {
      if (!data) return
      const movedAt = data.moved[0]?.status_changed_at ?? 'never'
      const isNews = seen === undefined ? Date.parse(movedAt) > openedAt : seen !== movedAt
      seen = movedAt
      if (isNews) void client.refetchQueries({ include: 'active' })
    },
    // The page stays as it was when it was opened.
    error: () => undefined,
  })
}

/** What the other side, a colleague or time does shows at once: a home is asked for anew with every move. */
export const useLiveHome = (moves: readonly Moves[]): void => {
  const client = useApolloClient()
  useEffect(() => {
    const subscriptions = moves.map((one) => follow(client, one))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [client, moves])
}
