import { useApolloClient } from '@apollo/client/react'
import {
  postTypeNames,
  postTypes,
  type QuestRunStatus,
  questRunStages,
  questRunStatusNames,
} from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import type { Quest_Run_Bool_Exp, Quest_Run_Order_By } from '../../generated/inputs.ts'
import { formatCents, formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable, type Question } from '../../tables/DataTable.tsx'
import type { Filter } from '../../tables/filters.ts'
import { CreatorChannels } from './creator.tsx'
import { QuestParticipantsDocument, type QuestParticipantsQuery } from './generated/participants.ts'
import { RowFacts } from './RowFacts.tsx'
import {
  columnsAt,
  creatorColumn,
  creatorNamed,
  dueColumn,
  dueFilter,
  endedColumn,
  followersColumn,
  nullsLast,
  screenAt,
  statusesAt,
} from './shared.tsx'

type Run = QuestParticipantsQuery['quest_run'][number]
type Order = Quest_Run_Order_By
type Where = Quest_Run_Bool_Exp

const tones: Partial<Record<QuestRunStatus, Tone>> = {
  BID_EXPIRED: 'neutral',
  BID_REJECTED: 'neutral',
  COMPLETED: 'good',
  CONTENTREVIEW: 'warn',
  PENDING_PAYMENT: 'warn',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'bad',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'bad',
  PAYMENT_EXPIRED: 'bad',
}

/** Before an agreement, what is offered. */
const amountOf = (run: Run): number | null => run.amount_cents ?? run.current_bid?.amount_cents ?? null

const columns: TableColumns<Run, Order> = [
  creatorColumn,
  {
    id: 'quest',
    title: 'Quest',
    width: 240,
    cell: (run) => run.quest?.activation?.name ?? '–',
    text: (run) => run.quest?.activation?.name ?? '',
    order: (direction) => ({ quest: { activation: { name: direction } } }),
  },
  {
    id: 'status',
    title: 'Status',
    width: 200,
    cell: ({ status }) => (
      <StatusBadge tone={tones[status] ?? 'info'}>{questRunStatusNames[status]}</StatusBadge>
    ),
    text: ({ status }) => questRunStatusNames[status],
    order: (direction) => ({ status: direction }),
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 120,
    align: 'end',
    cell: (run) => formatCents(amountOf(run)),
    text: (run) => formatCents(amountOf(run)),
    order: (direction) => ({ current_bid: { amount_cents: nullsLast[direction] } }),
  },
  {
    id: 'content',
    title: 'Content',
    width: 110,
    cell: ({ post_type }) => (post_type ? postTypeNames[post_type] : '–'),
    text: ({ post_type }) => (post_type ? postTypeNames[post_type] : ''),
    order: (direction) => ({ post_type: nullsLast[direction] }),
  },
  dueColumn,
  followersColumn,
  {
    id: 'since',
    title: 'Since',
    width: 130,
    cell: ({ created_at }) => formatDay(created_at),
    text: ({ created_at }) => created_at,
    order: (direction) => ({ created_at: direction }),
  },
  endedColumn,
]

const filtersFor = (statuses: readonly QuestRunStatus[]): readonly Filter<Where>[] => [
  {
    kind: 'choice',
    id: 'status',
    title: 'Status',
    choices: statuses.map((value) => ({ value, label: questRunStatusNames[value] })),
    where: (values) => ({ status: { _in: statuses.filter((status) => values.includes(status)) } }),
  },
  {
    kind: 'choice',
    id: 'content',
    title: 'Content',
    choices: postTypes.map((value) => ({ value, label: postTypeNames[value] })),
    where: (values) => ({ post_type: { _in: postTypes.filter((type) => values.includes(type)) } }),
  },
  {
    kind: 'range',
    id: 'amount',
    title: 'Amount',
    unit: 'dollars',
    where: ({ from, to }) => ({
      current_bid: {
        amount_cents: { ...(from !== null && { _gte: from * 100 }), ...(to !== null && { _lte: to * 100 }) },
      },
    }),
  },
  dueFilter,
]

const found = (words: string): Where[] =>
  words.trim() === ''
    ? []
    : [
        {
          _or: [creatorNamed(words), { quest: { activation: { name: { _ilike: toLike(words) } } } }],
        },
      ]

const useLoad = (statuses: readonly QuestRunStatus[]) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const { data } = await client.query({
      query: QuestParticipantsDocument,
      fetchPolicy: 'network-only',
      // Rows that could not be had are an error, not an empty table.
      errorPolicy: 'none',
      variables: {
        where: { _and: [{ status: { _in: [...statuses] } }, ...found(search), ...where] },
        // What is due first stands first, and no two pages share a row.
        order: [...order, { deadline_at: 'asc_nulls_last' }, { id: 'asc' }],
        offset,
        limit,
        withTotal,
      },
    })
    return {
      rows: data?.quest_run ?? [],
      total: data?.quest_run_aggregate?.aggregate?.count ?? null,
    }
  }
}

const RunPanel = ({ run }: { run: Run }) => {
  const t = useText()
  return (
    <RowFacts row={run} columns={columns}>
      {run.current_bid?.message && <blockquote>{run.current_bid.message}</blockquote>}
      <CreatorChannels creator={run.creator} />
      <p>
        <AppLink to={`/campaigns/quests/${run.quest_id}/${run.id}`}>{t('Open as a page')}</AppLink>
      </p>
    </RowFacts>
  )
}

/** Everybody who takes part in the company's quests, by stage. */
const QuestParticipantsPage = () => {
  const { pathname } = useLocation()
  const statuses = statusesAt(questRunStages, pathname)
  const filters = useMemo(() => filtersFor(statuses), [statuses])
  const shown = useMemo(() => columnsAt(pathname, columns), [pathname])
  return (
    <>
      <PageHeader title="Quest participants" />
      <DataTable
        key={pathname}
        screen={screenAt(pathname)}
        label="Quest participants"
        searchLabel="Search creators and quests"
        columns={shown}
        filters={filters}
        scope={pathname}
        load={useLoad(statuses)}
        panel={(run) => <RunPanel run={run} />}
        empty={{ title: 'Nobody here yet', text: 'Creators show here as they bid on your Quests.' }}
      />
    </>
  )
}

export default QuestParticipantsPage
