import { useQuery } from '@apollo/client/react'
import { Box, Button, Stack } from '@mantine/core'
import { activationPath, programStandingOf } from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { NeedsCreator } from '../../shared/eligibility/NeedsCreator.tsx'
import { SignUp } from '../../shared/eligibility/SignUp.tsx'
import { useWayHere } from '../../shared/way/useWay.ts'
import { ApplicationSteps, type Applied, Closed, stepsOf, Way } from './ApplicationSteps.tsx'
import {
  JoinProgramDocument,
  ProgramApplicantDocument,
  type ProgramApplicantQuery,
} from './generated/JoinProgram.ts'
import { JoinHead } from './JoinHead.tsx'
import type { Joined, Program } from './joined.ts'
import { WaitingApplication } from './WaitingApplication.tsx'

const ThankYou = ({ joined, program }: Applied) => {
  const t = useText()
  return (
    <Panel title="Thank you for applying">
      <Stack align="flex-start">
        {program.thank_you_message ? (
          <RichText text={program.thank_you_message} />
        ) : (
          <p>
            {t('{company} is reviewing your application. We’ll notify you here and by email.', {
              company: joined.company?.name ?? '',
            })}
          </p>
        )}
        <Button component={AppLink} to={activationPath('CREATOR_PROGRAM', joined.id)}>
          {t('View Creator Program')}
        </Button>
      </Stack>
    </Panel>
  )
}

const Member = ({ id }: { id: string }) => (
  <EmptyState
    motif="people"
    title="You’re a member"
    next={{ to: activationPath('CREATOR_PROGRAM', id), label: 'Go to Creator Program' }}
  />
)

const Rejected = ({ membership }: { membership: ProgramApplicantQuery['program_membership'][number] }) =>
  membership.rejection_message ? (
    <Box mb="lg">
      <Notice
        title={
          programStandingOf(membership) === 'ended'
            ? 'Your membership has ended. You can apply again.'
            : 'You weren’t accepted before. You can apply again.'
        }
      >
        {membership.rejection_message}
      </Notice>
    </Box>
  ) : null

const Applying = ({ joined, program, applicant }: Applied & { applicant: ProgramApplicantQuery }) => {
  const membership = applicant.program_membership[0]
  const titles = stepsOf(program).map(({ title }) => title)
  if (membership?.status === 'accepted') return <Member id={joined.id} />
  if (membership?.status === 'pending')
    return (
      <>
        <Way titles={titles} current={titles.length + 1} />
        <ThankYou joined={joined} program={program} />
      </>
    )
  if (!joined.is_open) return <Closed />
  return (
    <ApplicationSteps
      joined={joined}
      program={program}
      applicant={applicant}
      hasAccess
      above={membership && <Rejected membership={membership} />}
    />
  )
}

const CreatorsWay = ({ joined, program }: Applied) => {
  const query = useQuery(ProgramApplicantDocument, {
    variables: { id: joined.id },
    // Always loads from the server, so that a creator can continue an application on any device.
    fetchPolicy: 'network-only',
  })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
      {(applicant) => <Applying joined={joined} program={program} applicant={applicant} />}
    </Loaded>
  )
}

const Visitor = ({ program }: { program: Program }) => (
  <>
    <Way titles={stepsOf(program).map(({ title }) => title)} current={0} />
    <Panel
      title="Register"
      text="Creators join with a Twitch, YouTube or TikTok channel. Accounts are free, and you’ll return here."
    >
      <SignUp />
    </Panel>
  </>
)

const Whoever = ({ joined, program }: Applied): ReactNode => {
  const { user, status } = useSession()
  useWayHere()
  if (status === 'loading') return <FormSkeleton fields={3} />
  if (!user) return joined.is_open ? <Visitor program={program} /> : <Closed />
  if (user.userType === 'Creator') return <CreatorsWay joined={joined} program={program} />
  return user.userType === 'User' ? (
    <WaitingApplication joined={joined} program={program} />
  ) : (
    <NeedsCreator />
  )
}

const View = ({ joined, program, unbranded }: { joined: Joined; program: Program; unbranded: boolean }) => {
  const t = useText()
  useTitle(t('Join {program}', { program: joined.name }))
  return (
    <>
      <JoinHead joined={joined} unbranded={unbranded} />
      <Whoever joined={joined} program={program} />
    </>
  )
}

type Props = { programId: string; companyId?: string; unbranded?: boolean }

/** All steps to join a program, from the account to the thank-you page (rules §2). */
export const JoinFlow = ({ programId, companyId, unbranded = false }: Props) => {
  const query = useQuery(JoinProgramDocument, { variables: { id: programId } })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={4} />}>
      {({ activation_by_pk: joined }) =>
        joined?.kind === 'CREATOR_PROGRAM' &&
        joined.creator_program &&
        (companyId === undefined || companyId === joined.company?.id) ? (
          <View joined={joined} program={joined.creator_program} unbranded={unbranded} />
        ) : (
          <NotFound what="Creator Program" />
        )
      }
    </Loaded>
  )
}
