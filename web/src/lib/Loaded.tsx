import type { ReactNode } from 'react'
import { LinesSkeleton } from '../components/Skeletons.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useSlowLoad } from './slowLoad.ts'

type Query<T> = { data?: T | undefined; loading: boolean; error?: unknown; refetch: () => Promise<unknown> }
type Props<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/**
 * The loading, error and loaded states of one query. Data beside errors is shown (spec §7). What failed is asked for again
 * once the network is back.
 */
export const Loaded = <T,>({ query, skeleton, children }: Props<T>) => {
  const { data, loading, error, refetch } = query
  useSlowLoad(data === undefined && loading)
  if (data !== undefined) return children(data)
  if (loading) return skeleton ?? <LinesSkeleton />
  // What fails again says so itself.
  return <LoadFailure error={error} retry={() => refetch().catch(() => undefined)} />
}
