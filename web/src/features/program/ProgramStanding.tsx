import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { Button, Group, Stack } from '@mantine/core'
import {
  demographicsAsked,
  eligibility as eligibilityShape,
  programStandingOf,
  programWelcome,
} from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  DiscardApplicationDocument,
  ProgramStandingDocument,
  ProgramStandingLiveDocument,
  type ProgramStandingQuery,
  WithdrawDemographicsDocument,
} from './generated/MemberProgram.ts'
import { ProgramInvitation } from './ProgramInvitation.tsx'

type Membership = ProgramStandingQuery['program_membership'][number]

/** The demographics that a creator shared with the company, with a button to withdraw them. */
const Demographics = ({ membership }: { membership: Membership }) => {
  const t = useText()
  const [withdraw] = useMutation(WithdrawDemographicsDocument, {
    refetchQueries: [ProgramStandingDocument],
    awaitRefetchQueries: true,
  })
  const told = membership.demographics
  if (!told) return null
  const words = [
    [demographicsAsked.ageGroup.names, told.age_group],
    [demographicsAsked.gender.names, told.gender],
    [demographicsAsked.occupation.names, told.occupation],
  ] as const
  const said = words.flatMap(([names, value]) => {
    const name = Object.entries(names).find(([key]) => key === value)?.[1]
    return name === undefined ? [] : [t(name)]
  })
  return (
    <Panel title="Personal details you shared with the company" text={said.join(', ')}>
      <Button
        variant="default"
        onClick={() =>
          ask({
            id: 'withdraw-demographics',
            title: 'Withdraw your details?',
            text: 'We delete your details, and the company no longer sees them. Your membership continues.',
            confirm: 'Withdraw',
            run: async () => {
              await withdraw({ variables: { id: membership.id } })
              toasts.good('Deleted successfully')
            },
          })
        }
      >
        {t('Withdraw')}
      </Button>
    </Panel>
  )
}

const Welcome = ({ welcome }: { welcome: unknown }) => {
  const t = useText()
  const known = programWelcome.read(welcome)
  return (
    <Panel title="You’re a member">
      <Stack gap="sm">
        {known?.message && <RichText text={known.message} />}
        {known?.discord_url && (
          <Button component="a" href={known.discord_url} target="_blank" rel="noreferrer" variant="default">
            {t('Chat with other members')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

/** Discards an application that was not sent. Its answers are not stored anywhere else. */
const Discard = ({ id }: { id: string }) => {
  const t = useText()
  const [discard] = useMutation(DiscardApplicationDocument, {
    refetchQueries: [ProgramStandingDocument],
    awaitRefetchQueries: true,
  })
  return (
    <Button
      variant="default"
      onClick={() =>
        ask({
          id: 'discard-application',
          title: 'Discard your application?',
          text: 'This deletes your answers. You can start again anytime.',
          confirm: 'Discard',
          run: async () => {
            await discard({ variables: { id } })
            toasts.good('Deleted successfully')
          },
        })
      }
    >
      {t('Discard')}
    </Button>
  )
}

const Apply = ({ id, begun, isAgain }: { id: string; begun: boolean; isAgain: boolean }) => {
  const t = useText()
  return (
    <Group gap="sm">
      <Button component={AppLink} to={`/creator-programs/${id}/join`}>
        {t(begun ? 'Continue your application' : isAgain ? 'Apply again' : 'Join the Creator Program')}
      </Button>
      {begun && <Discard id={id} />}
    </Group>
  )
}

type Props = { id: string; eligibility: unknown }

const Standing = ({ known, id, eligibility }: Props & { known: ProgramStandingQuery }) => {
  const t = useText()
  const membership = known.program_membership[0]
  const begun = known.program_application.length > 0
  const mayApply = eligibilityShape.read(eligibility)?.eligible ?? false
  if (!membership)
    return mayApply || known.invitation.length > 0 ? <Apply id={id} begun={begun} isAgain={false} /> : null
  const { status, applied_at, rejection_message, ended_at } = membership
  if (status === 'accepted')
    return (
      <>
        <Welcome welcome={known.creator_program_by_pk?.welcome} />
        <Demographics membership={membership} />
      </>
    )
  if (status === 'pending')
    return (
      <>
        <Panel
          title="Awaiting an answer"
          text={t('You applied on {day}. We’ll notify you here and by email.', {
            day: formatDay(applied_at),
          })}
        />
        <Demographics membership={membership} />
      </>
    )
  return (
    <Panel
      title={programStandingOf(membership) === 'ended' ? 'Your membership has ended' : 'Not accepted'}
      text={
        ended_at ? t('The company ended your membership on {day}.', { day: formatDay(ended_at) }) : undefined
      }
    >
      <Stack gap="sm" align="flex-start">
        {rejection_message && <blockquote>{rejection_message}</blockquote>}
        <Apply id={id} begun={begun} isAgain />
      </Stack>
    </Panel>
  )
}

/** A creator's status in a program: how to apply, the pending application, or the members' page. */
const ProgramStanding = (props: Props) => {
  const { id } = props
  const query = useQuery(ProgramStandingDocument, { variables: { id } })
  // Updates live, because the company can decide at any time.
  useSubscription(ProgramStandingLiveDocument, { variables: { id }, onData: () => void query.refetch() })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton lines={3} />}>
      {(known) => (
        <Stack>
          {known.invitation
            .filter(({ status }) => status === 'PENDING')
            .map((invitation) => (
              <ProgramInvitation key={invitation.id} invitation={invitation} />
            ))}
          <Standing {...props} known={known} />
        </Stack>
      )}
    </Loaded>
  )
}

export default ProgramStanding
