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

/** An error response in which all fields are empty is not usable data, because it would look like an empty result. */
const usable = <T,>({ data, error }: LoadedQuery<T>): T | undefined => {
  if (data === null || data === undefined) return undefined
  return error && Object.values(data).every((field) => field === null) ? undefined : data
}

/** Keeps showing the error during a retry, so that the screen does not flicker. */
const useFailure = <T,>(data: T | undefined, { loading, error, networkStatus }: LoadedQuery<T>) => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const failed = data === undefined && !loading
  if (failed && (failure === null || failure.error !== error)) setFailure({ error })
  if (data !== undefined && failure !== null) setFailure(null)
  if (failed) return { error }
  return data === undefined && networkStatus === NetworkStatus.refetch ? failure : null
}

/**
 * The loading, error and loaded states of one query. Data next to errors is shown (rules §7); errors without data show
 * an error. A failed query is repeated after a while (`retryFailed.ts`), and when the server responds again.
 */
export const Loaded = <T,>({ query, skeleton, children }: Props<T>) => {
  const { loading, refetch } = query
  const data = usable(query)
  const failure = useFailure(data, query)
  useSlowLoad(data === undefined && loading && failure === null)
  if (data !== undefined) return children(data)
  if (failure === null) return skeleton ?? <LinesSkeleton />
  // If the retry fails too, the query reports the new error.
  return <LoadFailure error={failure.error} retry={() => refetch().catch(() => undefined)} />
}
