import { useSubscription } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { ContentLiveDocument, type ContentLiveSubscription } from './generated/Content.ts'

type Live = NonNullable<ContentLiveSubscription['quest_run_by_pk']>

const stateOf = ({ updated_at, code_requests }: Live): string =>
  [updated_at, ...code_requests.map(({ id, told_at }) => `${id} ${told_at}`).sort()].join(' ')

/**
 * Reloads when the run changes or requested codes arrive. The other side, a deadline or a channel check can change the run.
 */
export const useContentLive = (runId: string, refetch: () => Promise<unknown>): void => {
  const { data } = useSubscription(ContentLiveDocument, { variables: { runId } })
  const run = data?.quest_run_by_pk
  const changed = run ? stateOf(run) : undefined
  const known = useRef<string | undefined>(undefined)
  const latest = useRef(refetch)
  latest.current = refetch
  useEffect(() => {
    if (changed === undefined) return
    if (known.current !== undefined && known.current !== changed) void latest.current().catch(() => undefined)
    known.current = changed
  }, [changed])
}
