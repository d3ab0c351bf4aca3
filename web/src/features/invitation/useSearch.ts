import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSlowLoad } from '../../lib/slowLoad.ts'
import { SearchCreatorsDocument, type SearchCreatorsQuery } from './generated/InviteCreators.ts'
import type { SearchFilters, SearchSort } from './searchFilters.ts'

export type Match = SearchCreatorsQuery['search_creators'][number]

const PART = 50

type Asked = {
  readonly filters: SearchFilters
  readonly sort: SearchSort
  readonly activationId: string | null
}
type Known = {
  readonly key: string
  readonly rows: readonly Match[]
  /** True if the last page was full, so there can be more. */
  readonly hasMore: boolean
  readonly isLoaded: boolean
  readonly error: unknown
}

const nothing = (key: string): Known => ({ key, rows: [], hasMore: false, isLoaded: false, error: null })

const variablesOf = ({ filters, activationId, sort }: Asked, last: Match | undefined) => ({
  filters,
  activationId,
  sort,
  afterPlace: last?.place ?? null,
  afterId: last?.id ?? null,
  pageSize: PART,
})

/**
 * Loads creators page by page, each from the end of the previous page, so that later pages load as fast as the first.
 */
export const useSearch = (asked: Asked) => {
  const client = useApolloClient()
  const key = JSON.stringify(asked)
  const [known, setKnown] = useState<Known>(() => nothing(key))
  const [loading, setLoading] = useState(false)
  // Previous rows stay until the new ones have loaded.
  const [before, setBefore] = useState<readonly Match[]>([])
  useSlowLoad(!known.isLoaded && known.error === null)
  const latest = useRef({ asked, key })
  latest.current = { asked, key }

  const load = useCallback(
    async (rows: readonly Match[]): Promise<void> => {
      const { asked, key } = latest.current
      setLoading(true)
      try {
        const { data } = await client.query({
          query: SearchCreatorsDocument,
          fetchPolicy: 'network-only',
          errorPolicy: 'none',
          variables: variablesOf(asked, rows.at(-1)),
        })
        if (latest.current.key !== key) return
        const found = data?.search_creators ?? []
        const hasMore = found.length === PART
        setKnown({ key, rows: [...rows, ...found], hasMore, isLoaded: true, error: null })
        setBefore([])
      } catch (error) {
        if (latest.current.key === key) setKnown((now) => ({ ...now, key, error }))
      } finally {
        if (latest.current.key === key) setLoading(false)
      }
    },
    [client],
  )

  useEffect(() => {
    setKnown((now) => {
      if (now.isLoaded) setBefore(now.rows)
      return nothing(key)
    })
    void load([])
  }, [key, load])

  return {
    rows: known.isLoaded ? known.rows : before,
    isStale: !known.isLoaded && before.length > 0,
    isLoaded: known.isLoaded,
    hasMore: known.hasMore,
    error: known.error,
    loading,
    more: () => void load(known.rows),
    /** Loads the list again from its start. Used after invitations were sent and after a failure. */
    reload: () => void load([]),
  }
}

export type Search = ReturnType<typeof useSearch>
