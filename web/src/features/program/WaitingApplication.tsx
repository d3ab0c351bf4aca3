import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button } from '@mantine/core'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { accessWords } from '../../shared/access/accessState.ts'
import { ToAccess } from '../../shared/access/ToAccess.tsx'
import { useAccess } from '../../shared/access/useAccess.ts'
import { ApplicationSteps, type Applied, Closed, stepsOf, Way } from './ApplicationSteps.tsx'
import {
  SaveApplicationDocument,
  WaitingApplicantDocument,
  type WaitingApplicantQuery,
} from './generated/JoinProgram.ts'
import type { Joined } from './joined.ts'

/** The next step to become a creator, shown next to an application that waits for creator access. */
const Access = () => {
  const t = useText()
  const access = useAccess()
  return (
    <Box mb="lg">
      <Notice title="You need to be a creator to join Creator Programs" action={<ToAccess state={access} />}>
        {access !== null && `${t(accessWords[access].text)} `}
        {t('You can fill in your application now, and we send it when you get access.')}
      </Notice>
    </Box>
  )
}

/** A complete application. If the person changes the application, it is not sent until they complete it again. */
const Finished = ({
  joined,
  draft,
}: {
  joined: Joined
  draft: WaitingApplicantQuery['program_application'][number]
}) => {
  const t = useText()
  const [save, { loading }] = useMutation(SaveApplicationDocument, {
    refetchQueries: [WaitingApplicantDocument],
    awaitRefetchQueries: true,
  })
  const change = () =>
    save({
      variables: { programId: joined.id, step: draft.step, entries: draft.entries, sendsOnAccess: false },
    }).catch((error: unknown) => toasts.bad(explain(error).message))
  return (
    <Panel
      title="Your application is ready"
      text={t('We send it to {company} when you get creator access. You don’t need to do anything else.', {
        company: joined.company?.name ?? '',
      })}
    >
      <Button variant="default" loading={loading} onClick={() => void change()}>
        {t('Change application')}
      </Button>
    </Panel>
  )
}

const Waiting = ({ joined, program, data }: Applied & { data: WaitingApplicantQuery }) => {
  const draft = data.program_application[0]
  const titles = stepsOf(program).map(({ title }) => title)
  if (!joined.is_open) return <Closed />
  if (draft?.sends_on_access)
    return (
      <>
        <Way titles={titles} current={titles.length + 1} />
        <Access />
        <Finished joined={joined} draft={draft} />
      </>
    )
  const applicant = { ...data, activation_by_pk: null, invitation: [], program_membership: [] }
  return (
    <ApplicationSteps
      joined={joined}
      program={program}
      applicant={applicant}
      hasAccess={false}
      above={<Access />}
    />
  )
}

/** A person without creator access fills in the application while they become a creator. */
export const WaitingApplication = ({ joined, program }: Applied) => {
  const query = useQuery(WaitingApplicantDocument, {
    variables: { id: joined.id },
    fetchPolicy: 'network-only',
  })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
      {(data) => <Waiting joined={joined} program={program} data={data} />}
    </Loaded>
  )
}
