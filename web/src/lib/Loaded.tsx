import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { LinesSkeleton } from '../components/Skeletons.tsx'
import { explain } from './failure.ts'
import { useSlowLoad } from './slowLoad.ts'
import { useText } from './text.ts'

type Query<T> = { data?: T | undefined; loading: boolean; error?: unknown; refetch: () => Promise<unknown> }
type Props<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

const useRetryOnline = (failed: boolean, refetch: () => Promise<unknown>) => {
  const latest = useRef(refetch)
  latest.current = refetch
  useEffect(() => {
    if (!failed) return
    // What fails again says so itself.
    const retry = () => void latest.current().catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])
}

/**
 * The loading, error and loaded states of one query. Data beside errors is shown (spec §7). What failed is asked for again
 * once the network is back.
 */
export const Loaded = <T,>({ query, skeleton, children }: Props<T>) => {
  const t = useText()
  const { data, loading, error, refetch } = query
  useRetryOnline(data === undefined && !loading, refetch)
  useSlowLoad(data === undefined && loading)
  if (data !== undefined) return children(data)
  if (loading) return skeleton ?? <LinesSkeleton />
  return (
    <div role="alert">
      <EmptyState
        compact
        title={t('This could not be loaded')}
        text={error ? t(explain(error).message) : undefined}
        action={
          <Button variant="default" onClick={() => void refetch().catch(() => undefined)}>
            {t('Try again')}
          </Button>
        }
      />
    </div>
  )
}
