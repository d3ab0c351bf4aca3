import { useMutation, useQuery } from '@apollo/client/react'
import { missionRewardsForm } from '@questboard/domain'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { toasts } from '../../../lib/toasts.ts'
import { DistributionChoicesDocument, type DistributionChoicesQuery } from '../generated/DistributionRule.ts'
import { StepForm } from '../StepForm.tsx'
import { useStepForm } from '../useStepForm.ts'
import {
  MissionEditDocument,
  MissionRewards_ActivationFragmentDoc,
  SaveMissionRewardsDocument,
} from './generated/MissionEdit.ts'
import { MissionEditor, type MissionStepProps } from './MissionEditor.tsx'
import { missionRewardsOf, missionRewardsRows } from './missionRows.ts'
import { RewardFields } from './RewardFields.tsx'
import { checkStock } from './rewardStock.ts'

type Props = MissionStepProps & { choices: DistributionChoicesQuery }

const RewardsStep = ({ mission, id, isOver, isPromised, next, aside, choices }: Props) => {
  const known = readFragment(MissionRewards_ActivationFragmentDoc, mission)
  const [save] = useMutation(SaveMissionRewardsDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(missionRewardsOf(known))
  const step = useStepForm(
    form,
    {
      check: (values) => ({
        ...checkStock(values.rewards, choices.code_item),
        ...checkWith(missionRewardsForm)(values),
      }),
      send: async ({ rewards }) => {
        await save({ variables: { id, rewards: missionRewardsRows(id, rewards) } })
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver || isPromised} aside={aside}>
      <RewardFields form={form} choices={choices} />
    </StepForm>
  )
}

const MissionRewardsPage = () => {
  const { user } = useSession()
  const query = useQuery(DistributionChoicesDocument, {
    variables: { companyId: user?.company?.id ?? '' },
  })
  return (
    <MissionEditor slug="rewards">
      {(props) => (
        <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
          {(choices) => <RewardsStep {...props} choices={choices} key={props.id} />}
        </Loaded>
      )}
    </MissionEditor>
  )
}

export default MissionRewardsPage
