import { type MissionRunStatus, missionRunStages, missionRunStatusNames } from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import type { Tone } from '../../components/StatusBadge.tsx'
import type { Mission_Run_Bool_Exp, Mission_Run_Order_By } from '../../generated/inputs.ts'
import { formatCount } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { useText } from '../../lib/text.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { statusColumn } from '../../tables/statusColumn.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { CodeRequests } from './CodeRequests.tsx'
import { CreatorChannels } from './creator.tsx'
import { emptyMissionTable } from './emptyTexts.ts'
import { MissionParticipantsDocument, type MissionParticipantsQuery } from './generated/participants.ts'
import { missionDecisions } from './MissionDecisions.tsx'
import { MissionWork } from './MissionWork.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import {
  activationColumn,
  activationNamed,
  creatorColumn,
  creatorNamed,
  dueColumn,
  dueFilter,
  endedColumn,
  followersColumn,
  statusesAt,
  without,
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
  activationColumn(
    'mission',
    'Mission',
    260,
    (run) => run.mission?.activation,
    (mission) => ({ mission }),
  ),
  statusColumn(missionRunStatusNames, tones),
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
  dayColumn('joined', 'Joined', 'joined_at'),
  endedColumn,
]

const filtersFor = (statuses: readonly MissionRunStatus[]): readonly Filter<Where>[] => [
  choiceFilter('status', 'Status', statuses, missionRunStatusNames, (chosen) => ({
    status: { _in: chosen },
  })),
  {
    kind: 'days',
    id: 'joined',
    title: 'Joined',
    where: (days) => ({ joined_at: withinDays(days) }),
  },
  dueFilter,
]

const named = (words: string): Where => ({
  _or: [creatorNamed(words), { mission: activationNamed(words) }],
})

/** In a table of one mission, the mission's column is left out. */
const columnsOfOne = without(columns, 'mission')

const RunPanel = ({ run, isOfOne, done }: { run: Run; isOfOne: boolean; done: () => void }) => {
  const t = useText()
  return (
    <RowFacts
      row={run}
      columns={isOfOne ? columnsOfOne : columns}
      lead={<MissionWork run={run} done={done} />}
    >
      <CreatorChannels creator={run.creator} />
      {!isOfOne && (
        <p>
          <AppLink to={`/missions/${run.mission_id}`}>{t('Open the Mission')}</AppLink>
        </p>
      )}
    </RowFacts>
  )
}

/** All participants of the company's missions, or of one mission, by stage. */
const MissionParticipantsPage = () => {
  const { pathname } = useLocation()
  const { missionId } = useParams()
  const statuses = statusesAt(missionRunStages, pathname)
  const filters = useMemo(() => filtersFor(statuses), [statuses])
  const { load, matching } = useServerRows<MissionParticipantsQuery, Run, Where, Order>({
    document: MissionParticipantsDocument,
    read: (data) => ({ rows: data.mission_run, count: data.mission_run_aggregate }),
    all: (conditions) => ({
      _and: [
        { status: { _in: [...statuses] } },
        ...(missionId ? [{ mission_id: { _eq: missionId } }] : []),
        ...conditions,
      ],
    }),
    // In a table of one mission, searching for its name would match every row.
    found: foundBy<Where>(missionId === undefined ? named : creatorNamed),
    tie: [{ joined_at: 'desc' }, { id: 'asc' }],
  })
  if (missionId !== undefined && !isUuid(missionId)) return <NotFound what="Mission" />
  return (
    <ParticipantsTable
      below={missionId && <CodeRequests activationId={missionId} />}
      title="Mission participants"
      searchLabel={missionId === undefined ? 'Search creators and missions' : 'Search creators'}
      columns={missionId === undefined ? columns : columnsOfOne}
      filters={filters}
      load={load}
      panel={(run, done) => <RunPanel run={run} isOfOne={missionId !== undefined} done={done} />}
      table="mission_run"
      decisions={statuses.includes('review') ? missionDecisions : []}
      outcomes={missionDecisions}
      matching={matching}
      empty={emptyMissionTable(statuses)}
    />
  )
}

export default MissionParticipantsPage
