import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import {
  type ActivationKind,
  activationKindNames,
  channelAffiliationNames,
  channelAffiliations,
} from '@questboard/domain'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { Invitation_Bool_Exp, Invitation_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatDay, formatDue, formatExactCents } from '../../lib/format.ts'
import { say, useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import { addresseeOf, type Invited } from './addressee.ts'
import { affiliationOf, FoundName, hasAffiliation } from './creator.tsx'
import { InvitedCreatorsDocument } from './generated/Invited.ts'
import { InvitationBadge } from './InvitationBadge.tsx'
import { InvitedPanel } from './InvitedPanel.tsx'
import { type InvitationState, invitationStates, stateOf } from './invitationState.ts'
import { useActivationId } from './useActivationId.ts'

type Order = Invitation_Order_By
type Where = Invitation_Bool_Exp

const offerOf = ({ quest_run }: Invited): number | null => quest_run?.bids[0]?.amount_cents ?? null

const answerWords = ({ answer_by, status }: Invited): string => {
  if (!answer_by) return '–'
  return status === 'PENDING' ? formatDue(say, answer_by) : formatDay(answer_by)
}

const columns: TableColumns<Invited, Order> = [
  {
    id: 'creator',
    title: 'Creator',
    width: 260,
    cell: (row) => (row.creator ? <FoundName creator={row.creator} /> : addresseeOf(row)),
    text: addresseeOf,
    order: (direction) => ({ creator: { profile: { display_name: direction } } }),
  },
  {
    id: 'activation',
    title: 'Activation',
    width: 260,
    cell: ({ activation }) => activation.name,
    text: ({ activation }) => activation.name,
    order: (direction) => ({ activation: { name: direction } }),
  },
  {
    id: 'kind',
    title: 'Kind',
    width: 140,
    cell: ({ activation }) => say(activationKindNames[activation.kind]),
    text: ({ activation }) => activationKindNames[activation.kind],
    order: (direction) => ({ activation_type: direction }),
  },
  {
    id: 'state',
    title: 'State',
    width: 130,
    cell: (row) => <InvitationBadge invitation={row} />,
    text: (row) => invitationStates[stateOf(row)].word,
    order: (direction) => ({ status: direction }),
  },
  {
    id: 'offer',
    title: 'Offer',
    width: 110,
    align: 'end',
    cell: (row) => formatExactCents(offerOf(row)),
    text: (row) => formatExactCents(offerOf(row)),
  },
  {
    id: 'affiliation',
    title: 'Affiliation',
    width: 120,
    isExtra: true,
    cell: ({ creator }) => say(affiliationOf(creator) || '–'),
    text: ({ creator }) => affiliationOf(creator),
  },
  dayColumn('invited', 'Invited', 'invited_at'),
  {
    id: 'deadline',
    title: 'Answer by',
    width: 180,
    cell: answerWords,
    text: ({ answer_by }) => answer_by ?? '',
    order: (direction) => ({ answer_by: nullsLast[direction] }),
  },
  {
    id: 'reminders',
    title: 'Reminders sent',
    width: 140,
    align: 'end',
    cell: ({ reminders_sent }) => formatCount(reminders_sent),
    text: ({ reminders_sent }) => String(reminders_sent ?? ''),
  },
  { ...dayColumn('answered', 'Answered', 'answered_at', { mayBeEmpty: true }), isExtra: true },
]

const whereState: Readonly<Record<InvitationState, Where>> = {
  pending: { status: { _eq: 'PENDING' } },
  accepted: { status: { _eq: 'ACCEPTED' } },
  declined: { status: { _eq: 'REJECTED' }, expired_at: { _is_null: true }, withdrawn_at: { _is_null: true } },
  expired: { expired_at: { _is_null: false } },
  withdrawn: { withdrawn_at: { _is_null: false } },
}
const states: readonly InvitationState[] = ['pending', 'accepted', 'declined', 'expired', 'withdrawn']
const kinds: readonly ActivationKind[] = ['QUEST', 'KEY', 'MISSION', 'CREATOR_PROGRAM']

const filters: readonly Filter<Where>[] = [
  {
    kind: 'choice',
    id: 'state',
    title: 'State',
    choices: states.map((value) => ({ value, label: invitationStates[value].word })),
    where: (values) => ({
      _or: states.filter((state) => values.includes(state)).map((state) => whereState[state]),
    }),
  },
  choiceFilter('kind', 'Kind', kinds, activationKindNames, (chosen) => ({
    activation_type: { _in: chosen },
  })),
  choiceFilter('affiliation', 'Affiliation', channelAffiliations, channelAffiliationNames, (chosen) => ({
    creator: hasAffiliation(chosen),
  })),
  { kind: 'days', id: 'invited', title: 'Invited', where: (days) => ({ invited_at: withinDays(days) }) },
  {
    kind: 'days',
    id: 'deadline',
    title: 'Answer by',
    where: (days) => ({ answer_by: withinDays(days) }),
  },
]

const found = foundBy((words): Where => {
  const like = { _ilike: toLike(words) }
  return {
    _or: [{ creator: { profile: { display_name: like } } }, { email: like }, { activation: { name: like } }],
  }
})

const useLoad = (activationId: string | null) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const { data } = await client.query({
      query: InvitedCreatorsDocument,
      ...rowsPolicy,
      variables: {
        where: {
          _and: [
            ...(activationId === null ? [] : [{ activation_id: { _eq: activationId } }]),
            ...found(search),
            ...where,
          ],
        },
        order: [...order, { invited_at: 'desc' }, { id: 'asc' }],
        offset,
        limit,
        withTotal,
      },
    })
    return { rows: data?.invitation ?? [], total: data?.invitation_aggregate?.aggregate?.count ?? null }
  }
}

/** The table on an activation's own page needs no column for the activation. */
const columnsFor = (activationId: string | null): TableColumns<Invited, Order> => {
  if (activationId === null) return columns
  const [first, ...others] = columns
  return [first, ...others.filter(({ id }) => id !== 'activation' && id !== 'kind')]
}

const ofOne = { columns: columnsFor('one'), filters: filters.filter(({ id }) => id !== 'kind') }
const ofAll = { columns, filters }

/** All creators whom the company invited, to one activation or to any. */
const InvitedPage = () => {
  const t = useText()
  const activationId = useActivationId()
  const { pathname } = useLocation()
  // Reloads the table after an action on a row.
  const [changes, setChanges] = useState(0)
  return (
    <>
      <PageHeader
        title="Invitations sent"
        actions={
          <Button
            component={AppLink}
            to={pathname.replace(/invited(-creators)?$/, 'invite-creators')}
            leftSection={<IconUserPlus size={16} />}
          >
            {t('Invite creators')}
          </Button>
        }
      />
      <DataTable
        screen={activationId === null ? 'invitations' : 'invitations-of-one'}
        label="Invitations sent"
        searchLabel="Search creators and activations"
        {...(activationId === null ? ofAll : ofOne)}
        scope={`${activationId ?? 'all'} ${changes}`}
        load={useLoad(activationId)}
        panel={(invitation) => (
          <InvitedPanel invitation={invitation} onChanged={() => setChanges((before) => before + 1)} />
        )}
        empty={{
          title: 'No invitations yet',
          text: 'Creators you invite appear here with their answers.',
        }}
      />
    </>
  )
}

export default InvitedPage
