import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { HomeRunsLiveDocument } from './generated/HomeRunsLive.ts'

const MINUTE_MS = 60_000

/** What the other side, a colleague or time does with a Quest shows at once: a home is asked for anew with every move. */
export const useLiveRuns = (): void => {
  const client = useApolloClient()
  useEffect(() => {
    // What moved just before may have come between the page's own questions and the first answer here.
    const openedAt = Date.now() - MINUTE_MS
    let seen: string | undefined
    const subscription = client.subscribe({ query: HomeRunsLiveDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return
        const movedAt = data.quest_run[0]?.status_changed_at ?? 'never'
        const isNews = seen === undefined ? Date.parse(movedAt) > openedAt : seen !== movedAt
        seen = movedAt
        if (isNews) void client.refetchQueries({ include: 'active' })
      },
      // The page stays as it was when it was opened.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [client])
}
