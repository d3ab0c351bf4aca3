import { Button } from '@mantine/core'
import {
  activationPath,
  postTypeNames,
  postTypes,
  type QuestRunStatus,
  questRunPath,
  questRunStages,
  questRunStatusName,
  questRunStatusNames,
} from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { Quest_Run_Bool_Exp, Quest_Run_Order_By } from '../../generated/inputs.ts'
import { formatExactCents } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { say, useText } from '../../lib/text.ts'
import { centsBetween } from '../../tables/between.ts'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { statusColumn } from '../../tables/statusColumn.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { CodeRequests } from './CodeRequests.tsx'
import { CompareOffers } from './CompareOffers.tsx'
import { companyAct } from './companyAct.ts'
import { CreatorChannels } from './creator.tsx'
import { emptyQuestTable } from './emptyTexts.ts'
import { QuestParticipantsDocument, type QuestParticipantsQuery } from './generated/participants.ts'
import { offerDecisions } from './offerDecisions.ts'
import { ParticipantsExport } from './ParticipantsExport.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import { Quoted } from './Quoted.tsx'
import { questMessage } from './questMessage.ts'
import { questRunTones } from './questRunTones.ts'
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

type Run = QuestParticipantsQuery['quest_run'][number]
type Order = Quest_Run_Order_By
type Where = Quest_Run_Bool_Exp

const logOf = ({ quest_id, id }: Run): string => questRunPath(quest_id, id)

/** Before an agreement, the amount is that of the current offer. */
const amountOf = (run: Run): number | null => run.amount_cents ?? run.current_bid?.amount_cents ?? null

const columns: TableColumns<Run, Order> = [
  creatorColumn,
  activationColumn(
    'quest',
    'Quest',
    200,
    (run) => run.quest?.activation,
    (quest) => ({ quest }),
  ),
  statusColumn(questRunStatusNames, questRunTones, 215, (run: Run) =>
    questRunStatusName(run.status, run.current_bid?.answer),
  ),
  {
    id: 'amount',
    title: 'Amount',
    width: 90,
    align: 'end',
    cell: (run) => formatExactCents(amountOf(run)),
    text: (run) => formatExactCents(amountOf(run)),
    order: (direction) => ({ current_bid: { amount_cents: nullsLast[direction] } }),
  },
  dueColumn,
  {
    id: 'log',
    title: 'Quest log',
    width: 100,
    cell: (run) => (
      <AppLink to={logOf(run)} onClick={(event) => event.stopPropagation()}>
        {say('Open')}
      </AppLink>
    ),
    text: logOf,
  },
  {
    id: 'content',
    title: 'Content',
    width: 110,
    cell: ({ post_type }) => (post_type ? postTypeNames[post_type] : '–'),
    text: ({ post_type }) => (post_type ? postTypeNames[post_type] : ''),
    order: (direction) => ({ post_type: nullsLast[direction] }),
  },
  {
    id: 'embargo',
    title: 'Embargo',
    width: 100,
    cell: ({ embargo_broken_at }) => (embargo_broken_at ? <StatusBadge tone="bad">Broken</StatusBadge> : '–'),
    text: ({ embargo_broken_at }) => (embargo_broken_at ? say('Broken') : ''),
    order: (direction) => ({ embargo_broken_at: nullsLast[direction] }),
  },
  followersColumn,
  dayColumn('since', 'Since', 'created_at'),
  endedColumn,
]

const filtersFor = (statuses: readonly QuestRunStatus[]): readonly Filter<Where>[] => [
  choiceFilter('status', 'Status', statuses, questRunStatusNames, (chosen) => ({ status: { _in: chosen } })),
  choiceFilter('content', 'Content', postTypes, postTypeNames, (chosen) => ({ post_type: { _in: chosen } })),
  {
    kind: 'range',
    id: 'amount',
    title: 'Amount',
    unit: 'dollars',
    where: (range) => ({ current_bid: { amount_cents: centsBetween(range) } }),
  },
  dueFilter,
]

const named = (words: string): Where => ({
  _or: [creatorNamed(words), { quest: activationNamed(words) }],
})

/** The column with the log's link is left out of the panel, which has its own button for the log. */
const told = without(columns, 'log')

const RunPanel = ({ run }: { run: Run }) => {
  const t = useText()
  const act = companyAct(run)
  return (
    <RowFacts
      row={run}
      columns={told}
      lead={
        <Button component={AppLink} variant={act ? 'filled' : 'default'} to={act?.to ?? logOf(run)}>
          {t(act?.label ?? 'Open Quest log')}
        </Button>
      }
    >
      <Quoted label="Message with the last offer" words={run.current_bid?.message} />
      <CreatorChannels creator={run.creator} />
      <p>
        <AppLink to={`${activationPath('QUEST', run.quest_id)}/participants/${run.id}`}>
          {t('About this creator')}
        </AppLink>
      </p>
    </RowFacts>
  )
}

/** In a table of one quest, the quest's column is left out. */
const columnsOfOne = without(columns, 'quest')

const useRuns = (statuses: readonly QuestRunStatus[], questId: string | undefined) =>
  useServerRows<QuestParticipantsQuery, Run, Where, Order>({
    document: QuestParticipantsDocument,
    read: (data) => ({ rows: data.quest_run, count: data.quest_run_aggregate }),
    all: (conditions) => ({
      _and: [
        { status: { _in: [...statuses] } },
        ...(questId === undefined ? [] : [{ quest_id: { _eq: questId } }]),
        ...conditions,
      ],
    }),
    // In a table of one quest, searching for its name would match every row.
    found: foundBy<Where>(questId === undefined ? named : creatorNamed),
    // Sorts open runs by deadline. Ended runs have no deadline, so those that ended last come first.
    tie: [
      statuses === questRunStages.Ended
        ? { finished_at: 'desc_nulls_last' }
        : { deadline_at: 'asc_nulls_last' },
      { id: 'asc' },
    ],
  })

/** A company can message creators at every stage. */
const afterwards = [questMessage]
const whileOffered = [...offerDecisions, questMessage]

const CompareLink = () => {
  const t = useText()
  return (
    <Button component={AppLink} variant="default" to="?compare">
      {t('Compare offers')}
    </Button>
  )
}

const Compared = ({ questId }: { questId: string | undefined }) => {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader
        title="Quest participants"
        actions={
          <Button component={AppLink} variant="default" to={pathname}>
            {t('Back to the table')}
          </Button>
        }
      />
      <CompareOffers questId={questId} />
    </>
  )
}

const ParticipantsAtStage = ({ questId }: { questId: string | undefined }) => {
  const { pathname } = useLocation()
  const statuses = statusesAt(questRunStages, pathname)
  const filters = useMemo(() => filtersFor(statuses), [statuses])
  const { load, matching } = useRuns(statuses, questId)
  return (
    <ParticipantsTable
      below={questId && <CodeRequests activationId={questId} />}
      actions={
        <>
          {pathname.endsWith('/offers') && <CompareLink />}
          <ParticipantsExport kind="quest_runs" activationId={questId} />
        </>
      }
      title="Quest participants"
      searchLabel={questId === undefined ? 'Search creators and quests' : 'Search creators'}
      columns={questId === undefined ? columns : columnsOfOne}
      filters={filters}
      load={load}
      panel={(run) => <RunPanel run={run} />}
      table="quest_run"
      decisions={statuses.includes('INITIAL_BID') ? whileOffered : afterwards}
      outcomes={whileOffered}
      matching={matching}
      empty={emptyQuestTable(statuses)}
    />
  )
}

/** All participants of the company's quests, or of one quest, by stage. */
const QuestParticipantsPage = () => {
  const { questId } = useParams()
  const [search] = useSearchParams()
  if (questId !== undefined && !isUuid(questId)) return <NotFound what="Quest" />
  return search.has('compare') ? <Compared questId={questId} /> : <ParticipantsAtStage questId={questId} />
}

export default QuestParticipantsPage
