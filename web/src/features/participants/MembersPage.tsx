import { useQuery } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { demographicsAsked, type ProgramMembershipStatus, programMembershipStages } from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import type { Program_Membership_Bool_Exp, Program_Membership_Order_By } from '../../generated/inputs.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { type ToText, useText } from '../../lib/text.ts'
import { withinDays } from '../../lib/withinDays.ts'
import type { TableColumns } from '../../tables/column.ts'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { CreatorChannels } from './creator.tsx'
import {
  MemberApplicationDocument,
  type MemberApplicationQuery,
  ProgramMembersDocument,
  type ProgramMembersQuery,
} from './generated/members.ts'
import { MemberDecisions, memberDecisions, memberOutcomes } from './MemberDecisions.tsx'
import { ParticipantsExport } from './ParticipantsExport.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import { creatorColumn, creatorNamed, followersColumn, statusesAt, without } from './shared.tsx'

type Member = ProgramMembersQuery['program_membership'][number]
type Order = Program_Membership_Order_By
type Where = Program_Membership_Bool_Exp
type Application = NonNullable<MemberApplicationQuery['program_membership_by_pk']>

const columns: TableColumns<Member, Order> = [
  creatorColumn,
  followersColumn,
  dayColumn('applied', 'Applied', 'applied_at'),
  dayColumn('decided', 'Answered', 'decided_at', { mayBeEmpty: true }),
  dayColumn('ended', 'Membership ended', 'ended_at', { mayBeEmpty: true, width: 160 }),
  {
    id: 'reason',
    title: 'Your reason',
    width: 260,
    cell: ({ rejection_message }) => rejection_message || '–',
    text: ({ rejection_message }) => rejection_message,
  },
]

/** Pending members have no decision yet. Only rejected members have an end and a reason. */
const columnsOf = (status: ProgramMembershipStatus): TableColumns<Member, Order> => {
  if (status === 'pending') return without(columns, 'decided', 'ended', 'reason')
  return status === 'rejected' ? columns : without(columns, 'ended', 'reason')
}

const filters: readonly Filter<Where>[] = [
  { kind: 'days', id: 'applied', title: 'Applied', where: (days) => ({ applied_at: withinDays(days) }) },
]

const answerWords = (t: ToText, answer: unknown): string => {
  if (typeof answer === 'boolean') return t(answer ? 'Yes' : 'No')
  return Array.isArray(answer) ? answer.join(', ') : String(answer)
}

const factsOf = (t: ToText, { demographics, creator }: Application): [string, string][] => {
  const { ageGroup, gender, occupation } = demographicsAsked
  const said = (
    of: { label: string; names: Readonly<Record<string, string>> },
    value: string | null | undefined,
  ) => (value ? [[t(of.label), t(of.names[value] ?? value)] satisfies [string, string]] : [])
  const hardware = (creator?.hardware ?? []).map((one) => one.hardware?.name ?? one.hardware_id)
  return [
    ...said(ageGroup, demographics?.age_group),
    ...said(gender, demographics?.gender),
    ...said(occupation, demographics?.occupation),
    ...(hardware.length > 0 ? [[t('Plays on'), hardware.join(', ')] satisfies [string, string]] : []),
  ]
}

const Told = ({ application }: { application: Application }) => {
  const t = useText()
  const { answers } = application
  const facts = factsOf(t, application)
  if (answers.length + facts.length === 0)
    return <p>{t('This creator applied with channels only, without answers.')}</p>
  return (
    <RowList>
      {answers.map(({ question_id, question, answer }) => (
        <Row key={question_id} title={question?.label} text={answerWords(t, answer)} />
      ))}
      {facts.map(([label, text]) => (
        <Row key={label} title={label} text={text} />
      ))}
    </RowList>
  )
}

const MemberPanel = ({ member, done }: { member: Member; done: () => void }) => {
  const query = useQuery(MemberApplicationDocument, {
    variables: { id: member.id },
  })
  return (
    <RowFacts
      row={member}
      columns={columnsOf(member.status)}
      lead={<MemberDecisions member={member} done={done} />}
    >
      <Stack>
        <Loaded query={query} skeleton={<LinesSkeleton lines={4} />}>
          {({ program_membership_by_pk: application }) => application && <Told application={application} />}
        </Loaded>
        <CreatorChannels creator={member.creator} />
      </Stack>
    </RowFacts>
  )
}

const empties: Readonly<Record<ProgramMembershipStatus, string>> = {
  pending: 'Creators who apply to your Creator Program appear here.',
  accepted: 'Creators you accept appear here.',
  rejected: 'Rejected applications and ended memberships appear here.',
}

/** The program's applicants, members, and former or rejected members. */
const MembersPage = () => {
  const { pathname } = useLocation()
  const [status = 'pending'] = statusesAt(programMembershipStages, pathname)
  const shown = useMemo(() => columnsOf(status), [status])
  const { load, matching } = useServerRows<ProgramMembersQuery, Member, Where, Order>({
    document: ProgramMembersDocument,
    read: (data) => ({ rows: data.program_membership, count: data.program_membership_aggregate }),
    all: (conditions) => ({ _and: [{ status: { _eq: status } }, ...conditions] }),
    found: foundBy(creatorNamed),
    tie: [{ applied_at: 'desc' }, { id: 'asc' }],
  })
  return (
    <ParticipantsTable
      title="Creator Program members"
      actions={<ParticipantsExport kind="program_members" activationId={undefined} />}
      searchLabel="Search creators"
      columns={shown}
      filters={filters}
      load={load}
      panel={(member, done) => <MemberPanel member={member} done={done} />}
      table="program_membership"
      decisions={memberDecisions[status]}
      outcomes={memberOutcomes}
      matching={matching}
      empty={{ title: 'No creators yet', text: empties[status] }}
    />
  )
}

export default MembersPage
