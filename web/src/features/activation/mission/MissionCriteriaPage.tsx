import { useMutation } from '@apollo/client/react'
import { missionCriteriaForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { useStepForm } from '../useStepForm.ts'
import { CriterionFields } from './CriterionFields.tsx'
import {
  MissionCriteria_ActivationFragmentDoc,
  MissionEditDocument,
  SaveMissionCriteriaDocument,
} from './generated/MissionEdit.ts'
import { MissionEditor, type MissionStepProps } from './MissionEditor.tsx'
import { missionCriteriaOf, missionCriteriaRows } from './missionRows.ts'

const CriteriaStep = ({ mission, id, isOver, isPromised, next, aside }: MissionStepProps) => {
  const known = readFragment(MissionCriteria_ActivationFragmentDoc, mission)
  const [save] = useMutation(SaveMissionCriteriaDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(missionCriteriaOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(missionCriteriaForm),
      send: async ({ criteria }) => {
        await save({ variables: { id, criteria: missionCriteriaRows(id, criteria) } })
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver || isPromised} aside={aside}>
      <CriterionFields form={form} />
    </StepForm>
  )
}

const MissionCriteriaPage = () => (
  <MissionEditor slug="completion-criteria">
    {(props) => <CriteriaStep {...props} key={props.id} />}
  </MissionEditor>
)

export default MissionCriteriaPage
