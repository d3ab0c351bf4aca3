import { useApolloClient } from '@apollo/client/react'
import { ListedCreatorsDocument } from './generated/InviteCreators.ts'

/** The server returns at most this many rows per response. */
const PAGE = 1000
const first = '00000000-0000-0000-0000-000000000000'

export const useListed = () => {
  const client = useApolloClient()
  return async (listId: string): Promise<readonly string[]> => {
    const ids: string[] = []
    for (;;) {
      const { data } = await client.query({
        query: ListedCreatorsDocument,
        fetchPolicy: 'network-only',
        errorPolicy: 'none',
        variables: { listId, after: ids.at(-1) ?? first, limit: PAGE },
      })
      const page = data?.creator_list_entry ?? []
      ids.push(...page.map(({ creator_id }) => creator_id))
      if (page.length < PAGE) return ids
    }
  }
}
