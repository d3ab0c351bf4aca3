import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useMore } from '../../lib/useMore.ts'
import { FeedAnnouncementsDocument, FeedPageDocument, SeeFeedDocument } from './generated/FeedPage.ts'

const PAGE = 25

/** Marks the feed as seen, and returns the previous time so that new lines can be highlighted. */
const useSeen = (loaded: { seenAt: string | null } | null): string | null => {
  const { user } = useSession()
  const [see] = useMutation(SeeFeedDocument)
  const [before, setBefore] = useState<{ seenAt: string | null } | null>(null)
  if (loaded !== null && before === null) setBefore(loaded)
  const shown = before !== null
  const id = user?.id
  useEffect(() => {
    if (!shown || id === undefined) return
    // Without a network, the feed is not marked as seen, so the same lines are shown as new next time.
    see({ variables: { id, at: new Date().toISOString() } }).catch(() => undefined)
  }, [shown, id, see])
  return before?.seenAt ?? null
}

/** Loads the news page by page, each from the end of the previous one. */
export const useFeed = () => {
  const query = useQuery(FeedPageDocument, {
    variables: { most: PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const { data } = query
  const lines = data?.feed ?? []
  const seenAt = useSeen(data ? { seenAt: data.currentUser?.feed_seen_at ?? null } : null)
  const told = lines.flatMap(({ announcement_id }) => (announcement_id ? [announcement_id] : []))
  const texts = useQuery(FeedAnnouncementsDocument, {
    variables: { ids: told },
    skip: told.length === 0,
  })
  const rows = (texts.data ?? texts.previousData)?.announcement ?? []

  const [ended, setEnded] = useState<string | null>(null)
  const last = lines.at(-1)
  const more = useMore(async () => {
    if (!last) return
    await query.fetchMore({
      variables: { most: PAGE, before: last.told_at, beforeId: last.id },
      updateQuery: (shown, { fetchMoreResult }) => {
        if (fetchMoreResult.feed.length < PAGE) setEnded(fetchMoreResult.feed.at(-1)?.id ?? last.id ?? null)
        return { ...shown, feed: [...shown.feed, ...fetchMoreResult.feed] }
      },
    })
  })
  // A full page can also be the last one. Only a page that is not full ends the feed.
  const hasMore = last !== undefined && lines.length >= PAGE && ended !== last.id
  return {
    query,
    seenAt,
    texts,
    announcements: new Map(rows.map((one) => [one.id, one])),
    more,
    hasMore,
  }
}
