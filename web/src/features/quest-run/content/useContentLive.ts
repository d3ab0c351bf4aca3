import { useSubscription } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { ContentLiveDocument } from './generated/Content.ts'

/** Asks anew when the other side, time or a look at the channel has moved the run. */
export const useContentLive = (runId: string, refetch: () => Promise<unknown>): void => {
  const { data } = useSubscription(ContentLiveDocument, { variables: { runId } })
  const changed = data?.quest_run_by_pk?.updated_at
  const known = useRef<string | undefined>(undefined)
  const latest = useRef(refetch)
  latest.current = refetch
  useEffect(() => {
    if (changed === undefined) return
    // What failed is asked for again by the query itself.
    if (known.current !== undefined && known.current !== changed) void latest.current().catch(() => undefined)
    known.current = changed
  }, [changed])
}
