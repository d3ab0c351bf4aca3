import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { LinesSkeleton } from '../components/Skeletons.tsx'
import { explain } from './failure.ts'
import { useText } from './text.ts'

type Query<T> = { data?: T | undefined; loading: boolean; error?: unknown; refetch: () => Promise<unknown> }
type Props<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/** The loading, error and loaded states of one query. Data beside errors is shown (spec §7). */
export const Loaded = <T,>({ query, skeleton, children }: Props<T>) => {
  const t = useText()
  const { data, loading, error, refetch } = query
  if (data !== undefined) return children(data)
  if (loading) return skeleton ?? <LinesSkeleton />
  return (
    <div role="alert">
      <EmptyState
        compact
        title={t('This could not be loaded')}
        text={error ? t(explain(error).message) : undefined}
        action={
          <Button variant="default" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      />
    </div>
  )
}
