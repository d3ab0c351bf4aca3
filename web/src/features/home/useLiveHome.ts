import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { MINUTE_MS } from '@questboard/domain'
import { useEffect } from 'react'
import {
  HomeKeysLiveDocument,
  HomeMembersLiveDocument,
  HomeMissionsLiveDocument,
  HomeRunsLiveDocument,
} from './generated/HomeLive.ts'

type Moves = TypedDocumentNode<{ moved: readonly { status_changed_at: string }[] }, Record<string, never>>

/** A company's tasks come from activations of all kinds. A creator's home shows quests and missions. */
export const companyMoves: readonly Moves[] = [
  HomeRunsLiveDocument,
  HomeMissionsLiveDocument,
  HomeKeysLiveDocument,
  HomeMembersLiveDocument,
]
export const creatorMoves: readonly Moves[] = [HomeRunsLiveDocument, HomeMissionsLiveDocument]

const follow = (client: ApolloClient, moves: Moves) => {
  // Includes changes of the last minute, so that no change is missed between the page's own queries and this
  // subscription.
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
    // Without live updates, the page shows the data that it first loaded.
    error: () => undefined,
  })
}

/** Refetches the home page after every status change, so that actions of other users show immediately. */
export const useLiveHome = (moves: readonly Moves[]): void => {
  const client = useApolloClient()
  useEffect(() => {
    const subscriptions = moves.map((one) => follow(client, one))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [client, moves])
}
