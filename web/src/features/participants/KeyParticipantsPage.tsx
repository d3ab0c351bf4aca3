import {
  activationPath,
  type KeyCampaignParticipantStatus,
  keyCampaignParticipantStages,
  keyCampaignParticipantStatusNames,
  type Screening,
  screeningNames,
  screenings,
} from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import type {
  Key_Campaign_Participant_Bool_Exp,
  Key_Campaign_Participant_Order_By,
} from '../../generated/inputs.ts'
import { formatMoment } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { say, useText } from '../../lib/text.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { statusColumn } from '../../tables/statusColumn.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { applicantDecisions } from './applicantDecisions.ts'
import { BrokenEmbargo } from './BrokenEmbargo.tsx'
import { CodeRequests } from './CodeRequests.tsx'
import { CreatorChannels } from './creator.tsx'
import { emptyKeyTable } from './emptyTexts.ts'
import { KeyParticipantsDocument, type KeyParticipantsQuery } from './generated/participants.ts'
import { KeyContentReview } from './KeyContentReview.tsx'
import { KeyDecisions } from './KeyDecisions.tsx'
import { ParticipantsExport } from './ParticipantsExport.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import { Quoted } from './Quoted.tsx'
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

type Participant = KeyParticipantsQuery['key_campaign_participant'][number]
type Order = Key_Campaign_Participant_Order_By
type Where = Key_Campaign_Participant_Bool_Exp

const tones: Partial<Record<KeyCampaignParticipantStatus, Tone>> = {
  completed: 'good',
  submitted_content: 'warn',
  pending: 'warn',
  failed: 'bad',
}

const isScreening = (text: string | null): text is Screening => screenings.some((one) => one === text)

/** The result of the company's acceptance rules for the request. */
const screeningOf = ({ screening }: Participant): string =>
  isScreening(screening) ? screeningNames[screening] : ''

/** The number of the creator's ended keys from all companies, and how many of them led to content. */
const recordInWords = ({ record }: Participant): string =>
  record ? say('{completed} of {ended}', { completed: record.completed ?? 0, ended: record.ended ?? 0 }) : '–'

/** Translates a text from the domain package. */
const Words = ({ children }: { children: string }) => {
  const t = useText()
  return children === '' ? '–' : t(children)
}

const columns: TableColumns<Participant, Order> = [
  creatorColumn,
  activationColumn(
    'campaign',
    'Key campaign',
    200,
    (participant) => participant.key_campaign?.activation,
    (key_campaign) => ({ key_campaign }),
  ),
  statusColumn(keyCampaignParticipantStatusNames, tones),
  dayColumn('applied', 'Requested', 'applied_at', { mayBeEmpty: true }),
  {
    id: 'record',
    title: 'Keys with content',
    width: 160,
    cell: recordInWords,
    text: recordInWords,
  },
  {
    id: 'rules',
    title: 'Automatic acceptance',
    width: 190,
    cell: (participant) => <Words>{screeningOf(participant)}</Words>,
    text: screeningOf,
  },
  dueColumn,
  followersColumn,
  {
    id: 'embargo',
    title: 'Embargo',
    width: 110,
    cell: ({ embargo_broken_at }) => (embargo_broken_at ? <StatusBadge tone="bad">Broken</StatusBadge> : '–'),
    text: ({ embargo_broken_at }) => (embargo_broken_at ? say('Broken') : ''),
    order: (direction) => ({ embargo_broken_at: nullsLast[direction] }),
  },
  dayColumn('claimed', 'Claimed', 'claimed_at', { mayBeEmpty: true }),
  endedColumn,
]

/** In a table of one campaign, the campaign's column is left out. */
const columnsOfOne = without(columns, 'campaign')

const filtersFor = (statuses: readonly KeyCampaignParticipantStatus[]): readonly Filter<Where>[] => [
  choiceFilter('status', 'Status', statuses, keyCampaignParticipantStatusNames, (chosen) => ({
    status: { _in: chosen },
  })),
  choiceFilter('rules', 'Automatic acceptance', screenings, screeningNames, (chosen) => ({
    screening: { _in: chosen },
  })),
  {
    kind: 'days',
    id: 'applied',
    title: 'Requested',
    where: (days) => ({ applied_at: withinDays(days) }),
  },
  dueFilter,
]

const named = (words: string): Where => ({
  _or: [creatorNamed(words), { key_campaign: activationNamed(words) }],
})

const Screened = ({ participant }: { participant: Participant }) => {
  const t = useText()
  const said = screeningOf(participant)
  const { status, asked_again_at } = participant
  const waits =
    asked_again_at === null
      ? t('awaiting your review')
      : t('your rules apply again on {moment}, unless you decide sooner', {
          moment: formatMoment(asked_again_at),
        })
  return said === '' ? null : (
    <p>
      {t(said)}
      {status === 'pending' && ` · ${waits}`}
    </p>
  )
}

const ParticipantPanel = ({ participant, done }: { participant: Participant; done: () => void }) => {
  const t = useText()
  const { key_campaign, decision_reason } = participant
  return (
    <RowFacts
      row={participant}
      columns={columns}
      lead={
        <>
          <Quoted label="Message with the request" words={participant.message} />
          <Screened participant={participant} />
          <BrokenEmbargo participant={participant} />
          <KeyContentReview participant={participant} done={done} />
          {key_campaign?.activation && (
            <KeyDecisions participant={participant} campaign={key_campaign.activation.status} done={done} />
          )}
        </>
      }
    >
      <Quoted label="Your reason" words={decision_reason} />
      <CreatorChannels creator={participant.creator} />
      <p>
        <AppLink to={activationPath('KEY', participant.campaign_id)}>{t('Open the campaign')}</AppLink>
      </p>
    </RowFacts>
  )
}

/** All participants of the company's key campaigns, or of one campaign, by stage. */
const KeyParticipantsPage = () => {
  const { pathname } = useLocation()
  const { campaignId } = useParams()
  const statuses = statusesAt(keyCampaignParticipantStages, pathname)
  const filters = useMemo(() => filtersFor(statuses), [statuses])
  const { load, matching } = useServerRows<KeyParticipantsQuery, Participant, Where, Order>({
    document: KeyParticipantsDocument,
    read: (data) => ({
      rows: data.key_campaign_participant,
      count: data.key_campaign_participant_aggregate,
    }),
    all: (conditions) => ({
      _and: [
        { status: { _in: [...statuses] } },
        ...(campaignId ? [{ campaign_id: { _eq: campaignId } }] : []),
        ...conditions,
      ],
    }),
    // In a table of one campaign, searching for its name would match every row.
    found: foundBy<Where>(campaignId === undefined ? named : creatorNamed),
    tie: [{ applied_at: 'desc_nulls_last' }, { id: 'asc' }],
  })
  if (campaignId !== undefined && !isUuid(campaignId)) return <NotFound what="Key campaign" />
  return (
    <ParticipantsTable
      title="Key participants"
      actions={<ParticipantsExport kind="key_participants" activationId={campaignId} />}
      below={campaignId && <CodeRequests activationId={campaignId} />}
      searchLabel={campaignId === undefined ? 'Search creators and campaigns' : 'Search creators'}
      columns={campaignId === undefined ? columns : columnsOfOne}
      filters={filters}
      load={load}
      panel={(participant, done) => <ParticipantPanel participant={participant} done={done} />}
      table="key_campaign_participant"
      decisions={statuses.includes('pending') ? applicantDecisions : []}
      outcomes={applicantDecisions}
      matching={matching}
      empty={emptyKeyTable(statuses)}
    />
  )
}

export default KeyParticipantsPage
