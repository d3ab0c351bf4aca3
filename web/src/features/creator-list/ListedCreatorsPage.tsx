import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { nameOfCreator } from '../../components/CreatorName.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { Creator_Bool_Exp, Creator_Order_By } from '../../generated/inputs.ts'
import { formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { Filter } from '../../tables/filters.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import {
  CreatorsOnListsDocument,
  type CreatorsOnListsQuery,
  ListChoicesDocument,
  type ListChoicesQuery,
} from './generated/CreatorLists.ts'
import { ListedName } from './ListedName.tsx'
import { ListsOfCreator } from './ListsOfCreator.tsx'

export type Listed = CreatorsOnListsQuery['creator'][number]
type Order = Creator_Order_By
type Where = Creator_Bool_Exp

const followersOf = ({ channels }: Listed): string =>
  formatShort(channels.reduce((sum, { followers }) => sum + (followers ?? 0), 0))
const listsOf = ({ list_entries }: Listed): string => list_entries.map(({ list }) => list.name).join(', ')

const columns: TableColumns<Listed, Order> = [
  {
    id: 'creator',
    title: 'Creator',
    width: 280,
    cell: (creator) => <ListedName creator={creator} />,
    text: nameOfCreator,
    order: (direction) => ({ profile: { display_name: direction } }),
  },
  { id: 'lists', title: 'Lists', width: 240, cell: listsOf, text: listsOf },
  { id: 'followers', title: 'Followers', width: 110, align: 'end', cell: followersOf, text: followersOf },
  {
    id: 'country',
    title: 'Country',
    width: 110,
    cell: ({ profile }) => profile?.country ?? '–',
    text: ({ profile }) => profile?.country ?? '',
    order: (direction) => ({ profile: { country: direction } }),
  },
]

const filtersFor = (lists: readonly { id: string; name: string }[]): readonly Filter<Where>[] => [
  {
    kind: 'choice',
    id: 'list',
    title: 'List',
    choices: lists.map(({ id, name }) => ({ value: id, label: name })),
    where: (values) => ({ list_entries: { list_id: { _in: [...values] } } }),
  },
]

const useLoad = () => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const words = search.trim()
    const { data } = await client.query({
      query: CreatorsOnListsDocument,
      ...rowsPolicy,
      variables: {
        where: {
          _and: [
            // Permissions show only the company's own rows, so creators on other companies' lists do not appear.
            { list_entries: { list_id: { _is_null: false } } },
            ...(words === '' ? [] : [{ profile: { search_name: { _ilike: toLike(words) } } }]),
            ...where,
          ],
        },
        order: [...order, { profile: { display_name: 'asc' as const } }, { id: 'asc' as const }],
        offset,
        limit,
        withTotal,
      },
    })
    return { rows: data?.creator ?? [], total: data?.creator_aggregate?.aggregate?.count ?? null }
  }
}

type List = ListChoicesQuery['creator_list'][number]

const ListedCreators = ({ lists }: { lists: readonly List[] }) => {
  const filters = useMemo(() => filtersFor(lists), [lists])
  const [changes, setChanges] = useState(0)
  const load = useLoad()
  return (
    <DataTable
      screen="creator-lists"
      label="Creators on your lists"
      searchLabel="Search creators"
      columns={columns}
      filters={filters}
      scope={String(changes)}
      load={load}
      panel={(creator) => (
        <ListsOfCreator
          creatorId={creator.id}
          name={nameOfCreator(creator)}
          lists={lists}
          on={creator.list_entries.map(({ list_id }) => list_id)}
          onChanged={() => setChanges((before) => before + 1)}
        />
      )}
      empty={{
        title: 'No creators on your lists yet',
        text: 'Add creators from the search, with "Add to list".',
      }}
    />
  )
}

/** All creators on the company's lists, with the names of those lists. */
const ListedCreatorsPage = () => {
  const query = useQuery(ListChoicesDocument)
  return (
    <>
      <PageHeader title="Creators on your lists" />
      <Loaded query={query}>{({ creator_list: lists }) => <ListedCreators lists={lists} />}</Loaded>
    </>
  )
}

export default ListedCreatorsPage
