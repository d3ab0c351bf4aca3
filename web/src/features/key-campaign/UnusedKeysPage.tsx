import { useApolloClient, useQuery } from '@apollo/client/react'
import { activationPath } from '@questboard/domain'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { Code_Bool_Exp, Code_Order_By } from '../../generated/inputs.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import {
  UnusedKeysCampaignDocument,
  type UnusedKeysCampaignQuery,
  UnusedKeysDocument,
  type UnusedKeysQuery,
} from './generated/UnusedKeysPage.ts'

type Campaign = NonNullable<UnusedKeysCampaignQuery['activation_by_pk']>
type Code = UnusedKeysQuery['code'][number]
type Where = Code_Bool_Exp
type Order = Code_Order_By

const isFree = ({ status }: Code): boolean => status === 'available'

const columns: TableColumns<Code, Order> = [
  {
    id: 'item',
    title: 'Item',
    width: 240,
    cell: ({ item }) => item?.item_name ?? '–',
    text: ({ item }) => item?.item_name ?? '',
    order: (direction) => ({ item: { item_name: direction } }),
  },
  {
    id: 'platform',
    title: 'Platform',
    width: 180,
    cell: ({ distribution_channel }) => distribution_channel?.name ?? '–',
    text: ({ distribution_channel }) => distribution_channel?.name ?? '',
    order: (direction) => ({ distribution_channel: { name: direction } }),
  },
  {
    id: 'use',
    title: 'Use',
    width: 200,
    cell: (code) => (
      <StatusBadge tone={isFree(code) ? 'neutral' : 'warn'}>
        {isFree(code) ? 'Not claimed' : 'Claimed, never revealed'}
      </StatusBadge>
    ),
    text: (code) => (isFree(code) ? 'Not claimed' : 'Claimed, never revealed'),
    order: (direction) => ({ status: direction }),
  },
  {
    id: 'creator',
    title: 'Creator',
    width: 200,
    cell: ({ claimer }) => claimer?.profile?.display_name ?? '–',
    text: ({ claimer }) => claimer?.profile?.display_name ?? '',
  },
  dayColumn('claimed', 'Claimed', 'claimed_at', { mayBeEmpty: true }),
  dayColumn('added', 'Added', 'created_at'),
]

const free: Where = { status: { _eq: 'available' } }
const unseen: Where = { status: { _eq: 'claimed' }, revealed_at: { _is_null: true } }

const filters: readonly Filter<Where>[] = [
  {
    kind: 'choice',
    id: 'use',
    title: 'Use',
    choices: [
      { value: 'free', label: 'Not claimed' },
      { value: 'unseen', label: 'Claimed, never revealed' },
    ],
    where: (values) => ({
      _or: [...(values.includes('free') ? [free] : []), ...(values.includes('unseen') ? [unseen] : [])],
    }),
  },
]

/** Codes that can still be claimed, and claimed codes that creators never revealed. */
const unusedIn = ({ id, key_offers }: Campaign): Where => ({
  _or: [
    { ...unseen, activation_id: { _eq: id } },
    ...key_offers.map(({ code_item_id, distribution_channel_id }) => ({
      ...free,
      item_id: { _eq: code_item_id ?? '' },
      distribution_channel_id: { _eq: distribution_channel_id ?? '' },
    })),
  ],
})

const found = foundBy(
  (words): Where => ({
    _or: [
      { item: { item_name: { _ilike: toLike(words) } } },
      { distribution_channel: { name: { _ilike: toLike(words) } } },
      { claimer: { profile: { search_name: { _ilike: toLike(words) } } } },
    ],
  }),
)

/** The maximum number that is counted and shown, because no one reads further, even with ten million unused keys. */
const MOST = 100_000

const useLoad = (campaign: Campaign) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const { data } = await client.query({
      query: UnusedKeysDocument,
      ...rowsPolicy,
      variables: {
        where: { _and: [unusedIn(campaign), ...found(search), ...where] },
        // This order is the index read backward, so that Postgres does not sort many codes with the same creation time.
        order: [...order, { created_at: 'asc' }, { id: 'desc' }],
        offset,
        limit,
        withTotal,
        most: MOST,
      },
    })
    return { rows: data?.code ?? [], total: data?.code_aggregate?.aggregate?.count ?? null }
  }
}

const Facts = ({ code }: { code: Code }) => {
  const t = useText()
  return (
    <dl>
      {columns.map(({ id, title, cell }) => (
        <div key={id}>
          <dt>{t(title)}</dt>
          <dd>{cell(code)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Keys = ({ campaign }: { campaign: Campaign }) => {
  const t = useText()
  return (
    <>
      <PageHeader
        title="Unused keys"
        text={campaign.name}
        actions={<AppLink to={activationPath('KEY', campaign.id)}>{t('View key campaign')}</AppLink>}
      />
      <DataTable
        screen="unused-keys"
        label="Unused keys"
        searchLabel="Search items, platforms and creators"
        columns={columns}
        filters={filters}
        scope={campaign.id}
        load={useLoad(campaign)}
        panel={(code) => <Facts code={code} />}
        empty={{
          title: 'No unused keys',
          text: 'Unclaimed codes and codes that creators claimed but never revealed appear here.',
        }}
      />
    </>
  )
}

const Loading = ({ id }: { id: string }) => {
  const { user } = useSession()
  const query = useQuery(UnusedKeysCampaignDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ activation_by_pk: campaign }) =>
        campaign?.kind === 'KEY' && campaign.company_id === user?.company?.id ? (
          <Keys campaign={campaign} />
        ) : (
          <NotFound what="Key campaign" />
        )
      }
    </Loaded>
  )
}

const UnusedKeysPage = () => {
  const { campaignId = '' } = useParams()
  return isUuid(campaignId) ? <Loading id={campaignId} /> : <NotFound what="Key campaign" />
}

export default UnusedKeysPage
