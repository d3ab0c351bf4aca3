import { useQuery } from '@apollo/client/react'
import { activationPath, programStandingOf } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { NeedsCreator } from '../../shared/eligibility/NeedsCreator.tsx'
import { MembershipsPageDocument, type MembershipsPageQuery } from './generated/MembershipsPage.ts'
import classes from './MembershipsPage.module.css'
import { membershipWords } from './membershipWords.ts'

type Membership = MembershipsPageQuery['program_membership'][number]

type Invitation = MembershipsPageQuery['invitation'][number]

/** Creators apply or decline on the program's page, not here. */
const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const t = useText()
  const { activation_id, activation, invited_at, deadline_at } = invitation
  const dates = [
    activation?.company?.name,
    t('Invited {day}', { day: formatDay(invited_at) }),
    deadline_at && t('Answer by {moment}', { moment: formatMoment(deadline_at) }),
  ]
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <ActivationPicture activation={activation} />
        </span>
      }
      title={
        <AppLink to={activationPath('CREATOR_PROGRAM', activation_id)}>
          {activation?.name ?? t('No longer open')}
        </AppLink>
      }
      text={<span className={classes.line}>{dates.filter(Boolean).join(' · ')}</span>}
      side={<StatusBadge tone="info">You are invited</StatusBadge>}
    />
  )
}

const MembershipRow = ({ membership }: { membership: Membership }) => {
  const t = useText()
  const { program_id, program, status, applied_at, decided_at, rejection_message, ended_at } = membership
  const activation = program?.activation
  const name = activation?.name ?? t('No longer open')
  const { word, tone } = membershipWords[programStandingOf(membership)]
  const dates = [
    activation?.company?.name,
    t('Applied {day}', { day: formatDay(applied_at) }),
    ended_at
      ? t('Ended {day}', { day: formatDay(ended_at) })
      : decided_at && t('Answered {day}', { day: formatDay(decided_at) }),
  ]
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <ActivationPicture activation={activation} />
        </span>
      }
      title={<AppLink to={activationPath('CREATOR_PROGRAM', program_id)}>{name}</AppLink>}
      text={
        <>
          <span className={classes.line}>{dates.filter(Boolean).join(' · ')}</span>
          {status === 'rejected' && rejection_message && <q className={classes.line}>{rejection_message}</q>}
        </>
      }
      side={<StatusBadge tone={tone}>{word}</StatusBadge>}
    />
  )
}

const List = () => {
  const query = useQuery(MembershipsPageDocument)
  return (
    <Loaded
      query={query}
      skeleton={
        <Panel>
          <RowsSkeleton rows={4} />
        </Panel>
      }
    >
      {({ program_membership: memberships, invitation: invitations }) =>
        memberships.length + invitations.length === 0 ? (
          <EmptyState
            motif="people"
            title="You haven’t joined a program yet"
            text="Programs you apply to or are invited to appear here, with the company’s answer."
            next={{ to: '/creator-programs', label: 'Open programs' }}
          />
        ) : (
          <Panel>
            <RowList>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
              {memberships.map((membership) => (
                <MembershipRow key={membership.id} membership={membership} />
              ))}
            </RowList>
          </Panel>
        )
      }
    </Loaded>
  )
}

/** Creator programs that a creator is invited to, has applied to or belongs to. */
const MembershipsPage = () => {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Memberships" />
      {user?.userType === 'Creator' ? <List /> : <NeedsCreator />}
    </>
  )
}

export default MembershipsPage
