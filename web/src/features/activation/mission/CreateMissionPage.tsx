import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { errors, missionDetailsForm, missionSteps } from '@questboard/domain'
import { useRef } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { stepAddress } from '../addresses.ts'
import { CreateHeader } from '../CreateHeader.tsx'
import { StepForm } from '../StepForm.tsx'
import { StepList } from '../StepList.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { CreateMissionDocument, MissionProgramsDocument } from './generated/MissionEdit.ts'
import { MissionDetailsFields } from './MissionDetailsFields.tsx'
import { missionDetailsOf, missionDetailsRows } from './missionRows.ts'

/** First step of a new mission. Saving it creates the draft that all later steps edit. */
const FirstStep = () => {
  const [create] = useMutation(CreateMissionDocument)
  const form = useFields(missionDetailsOf(null))
  const made = useRef<string | null>(null)
  const step = useStepForm(
    form,
    {
      check: checkWith(missionDetailsForm),
      send: async (values) => {
        const { activation, games } = missionDetailsRows(values)
        const { data } = await create({
          variables: {
            activation: {
              kind: 'MISSION',
              ...activation,
              games: {
                data: games,
                on_conflict: { constraint: 'activation_game_pkey', update_columns: ['position'] },
              },
            },
          },
        })
        made.current = changed(data?.insert_activation_one).id
        toasts.good('Saved as a draft')
      },
    },
    () => made.current && stepAddress('MISSION', made.current, 'completion-criteria'),
  )
  return (
    <StepForm {...step} leadsOn aside={<StepList steps={missionSteps} slug="details" />}>
      <MissionDetailsFields form={form} games={[]} />
    </StepForm>
  )
}

const NoProgram = () => {
  const t = useText()
  return (
    <EmptyState
      motif="people"
      title={errors['mission-needs-program']}
      text="Missions are for companies with a Creator Program. Start and publish a Creator Program first."
      action={
        <Button component={AppLink} to="/company/creator-program">
          {t('Go to Creator Program')}
        </Button>
      }
    />
  )
}

/** Missions require a creator program (rules §6). */
const CreateMissionPage = () => {
  const { user } = useSession()
  const query = useQuery(MissionProgramsDocument, { variables: { companyId: user?.company?.id ?? '' } })
  return (
    <>
      <CreateHeader title="Create a Mission" steps={missionSteps} />
      <Loaded query={query} skeleton={<FormSkeleton fields={4} />}>
        {({ activation: programs }) => (programs.length === 0 ? <NoProgram /> : <FirstStep />)}
      </Loaded>
    </>
  )
}

export default CreateMissionPage
