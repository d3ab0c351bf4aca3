import { useQuery } from '@apollo/client/react'
import type { BrowseFilters, BrowseSort } from '@questboard/domain'
import { useState } from 'react'
import type { Activation_Order_By } from '../../generated/inputs.ts'
import { useMore } from '../../lib/useMore.ts'
import { BrowsePageDocument } from './generated/BrowsePage.ts'
import type { Scope } from './scopes.ts'

const PAGE = 24

/** The database function already sorts a page, but the engine keeps that order only if the query requests it. */
const orders: Readonly<Record<BrowseSort, Activation_Order_By[]>> = {
  fit: [{ fit_rank: 'desc' }, { published_at: 'desc' }, { id: 'asc' }],
  popular: [{ participant_count: 'desc' }, { id: 'asc' }],
  recent: [{ published_at: 'desc' }, { id: 'asc' }],
  upcoming: [{ start_date: 'asc' }, { id: 'asc' }],
}

/**
 * Loads open activations page by page, each from the end of the previous one, so that new activations do not shift the pages.
 */
export const useBrowse = (kind: Scope['kind'], sort: BrowseSort, filters: BrowseFilters) => {
  const common = { kind, sort, filters, most: PAGE, order: orders[sort] }
  const query = useQuery(BrowsePageDocument, { variables: { ...common, after: null } })
  const [ended, setEnded] = useState<string | null>(null)
  const list = JSON.stringify([kind, sort, filters])
  const rows = query.data?.browse_activations
  const last = rows?.at(-1)?.id

  const more = useMore(async () => {
    if (last === undefined) return
    await query.fetchMore({
      variables: { ...common, after: last },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.browse_activations.map(({ id }) => id))
        const added = fetchMoreResult.browse_activations
        if (added.length < PAGE) setEnded(`${list} ${added.at(-1)?.id ?? last}`)
        return {
          ...before,
          browse_activations: [...before.browse_activations, ...added.filter(({ id }) => !known.has(id))],
        }
      },
    })
  }, list)

  // A full page can also be the last one. Only a page that is not full ends the list.
  const hasMore = last !== undefined && ended !== `${list} ${last}` && (rows?.length ?? 0) >= PAGE
  return { query, more, hasMore }
}
