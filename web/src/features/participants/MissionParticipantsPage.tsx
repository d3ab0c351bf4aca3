import { useApolloClient } from '@apollo/client/react'
import { type MissionRunStatus, missionRunStages, missionRunStatusNames } from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import type { Mission_Run_Bool_Exp, Mission_Run_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable, type Question } from '../../tables/DataTable.tsx'
import type { Filter } from '../../tables/filters.ts'
import { CreatorChannels } from './creator.tsx'
import { MissionParticipantsDocument, type MissionParticipantsQuery } from './generated/participants.ts'
import { RowFacts } from './RowFacts.tsx'
import {
  columnsAt,
  creatorColumn,
  creatorNamed,
  dueColumn,
  dueFilter,
  endedColumn,
  followersColumn,
  screenAt,
  statusesAt,
  withinDays,
} from './shared.tsx'

type Run = MissionParticipantsQuery['mission_run'][number]
type Order = Mission_Run_Order_By
type Where = Mission_Run_Bool_Exp

const tones: Partial<Record<MissionRunStatus, Tone>> = {
  completed: 'good',
  review: 'warn',
  declined: 'bad',
  expired: 'bad',
}

const columns: TableColumns<Run, Order> = [
  creatorColumn,
  {
    id: 'mission',
    title: 'Mission',
    width: 260,
    cell: (run) => run.mission?.activation?.name ?? '–',
    text: (run) => run.mission?.activation?.name ?? '',
    order: (direction) => ({ mission: { activation: { name: direction } } }),
  },
  {
    id: 'status',
    title: 'Status',
    width: 150,
    cell: ({ status }) => (
      <StatusBadge tone={tones[status] ?? 'info'}>{missionRunStatusNames[status]}</StatusBadge>
    ),
    text: ({ status }) => missionRunStatusNames[status],
    order: (direction) => ({ status: direction }),
  },
  {
    id: 'round',
    title: 'Round',
    width: 90,
    align: 'end',
    cell: ({ round }) => formatCount(round),
    text: ({ round }) => String(round),
    order: (direction) => ({ round: direction }),
  },
  dueColumn,
  followersColumn,
  {
    id: 'joined',
    title: 'Joined',
    width: 130,
    cell: ({ joined_at }) => formatDay(joined_at),
    text: ({ joined_at }) => joined_at,
    order: (direction) => ({ joined_at: direction }),
  },
  endedColumn,
]

const filtersFor = (statuses: readonly MissionRunStatus[]): readonly Filter<Where>[] => [
  {
    kind: 'choice',
    id: 'status',
    title: 'Status',
    choices: statuses.map((value) => ({ value, label: missionRunStatusNames[value] })),
    where: (values) => ({ status: { _in: statuses.filter((status) => values.includes(status)) } }),
  },
  {
    kind: 'days',
    id: 'joined',
    title: 'Joined',
    where: (days) => ({ joined_at: withinDays(days) }),
  },
  dueFilter,
]

const found = (words: string): Where[] =>
  words.trim() === ''
    ? []
    : [
        {
          _or: [creatorNamed(words), { mission: { activation: { name: { _ilike: toLike(words) } } } }],
        },
      ]

const useLoad = (statuses: readonly MissionRunStatus[]) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const { data } = await client.query({
      query: MissionParticipantsDocument,
      fetchPolicy: 'network-only',
      // Rows that could not be had are an error, not an empty table.
      errorPolicy: 'none',
      variables: {
        where: { _and: [{ status: { _in: [...statuses] } }, ...found(search), ...where] },
        order: [...order, { joined_at: 'desc' }, { id: 'asc' }],
        offset,
        limit,
        withTotal,
      },
    })
    return {
      rows: data?.mission_run ?? [],
      total: data?.mission_run_aggregate?.aggregate?.count ?? null,
    }
  }
}

const RunPanel = ({ run }: { run: Run }) => {
  const t = useText()
  return (
    <RowFacts row={run} columns={columns}>
      <CreatorChannels creator={run.creator} />
      <p>
        <AppLink to={`/missions/${run.mission_id}`}>{t('Open the Mission')}</AppLink>
      </p>
    </RowFacts>
  )
}

/** Everybody who takes part in the company's missions, by stage. */
const MissionParticipantsPage = () => {
  const { pathname } = useLocation()
  const statuses = statusesAt(missionRunStages, pathname)
  const filters = useMemo(() => filtersFor(statuses), [statuses])
  const shown = useMemo(() => columnsAt(pathname, columns), [pathname])
  return (
    <>
      <PageHeader title="Mission participants" />
      <DataTable
        key={pathname}
        screen={screenAt(pathname)}
        label="Mission participants"
        searchLabel="Search creators and missions"
        columns={shown}
        filters={filters}
        scope={pathname}
        load={useLoad(statuses)}
        panel={(run) => <RunPanel run={run} />}
        empty={{ title: 'Nobody here yet', text: 'Creators show here as they join your Missions.' }}
      />
    </>
  )
}

export default MissionParticipantsPage
