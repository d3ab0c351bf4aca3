import { NetworkStatus } from '@apollo/client'
import { type ReactNode, useState } from 'react'
import { LinesSkeleton } from '../components/Skeletons.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useSlowLoad } from './slowLoad.ts'

export type LoadedQuery<T> = {
  data?: T | null | undefined
  loading: boolean
  error?: unknown
  networkStatus?: NetworkStatus
  refetch: () => Promise<unknown>
}
type Props<T> = { query: LoadedQuery<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/** Nothing in any field beside an error is no answer either: it would be read as if there were nothing. */
const usable = <T,>({ data, error }: LoadedQuery<T>): T | undefined => {
  if (data === null || data === undefined) return undefined
  return error && Object.values(data).every((field) => field === null) ? undefined : data
}

/** What went wrong stays said while the same is asked for again: nobody looks at a screen that comes and goes. */
const useFailure = <T,>(data: T | undefined, { loading, error, networkStatus }: LoadedQuery<T>) => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const failed = data === undefined && !loading
  if (failed && (failure === null || failure.error !== error)) setFailure({ error })
  if (data !== undefined && failure !== null) setFailure(null)
  if (failed) return { error }
  return data === undefined && networkStatus === NetworkStatus.refetch ? failure : null
}

/**
 * The loading, error and loaded states of one query. Data beside errors is shown (rules §7), errors alone are told. What failed
 * is asked for again after a while (`retryFailed.ts`), and once the server answers again.
 */
export const Loaded = <T,>({ query, skeleton, children }: Props<T>) => {
  const { loading, refetch } = query
  const data = usable(query)
  const failure = useFailure(data, query)
  useSlowLoad(data === undefined && loading && failure === null)
  if (data !== undefined) return children(data)
  if (failure === null) return skeleton ?? <LinesSkeleton />
  // What fails again says so itself.
  return <LoadFailure error={failure.error} retry={() => refetch().catch(() => undefined)} />
}
