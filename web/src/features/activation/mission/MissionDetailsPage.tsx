import { useMutation } from '@apollo/client/react'
import { missionDetailsForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  MissionDetails_ActivationFragmentDoc,
  MissionEditDocument,
  SaveMissionDetailsDocument,
} from './generated/MissionEdit.ts'
import { MissionDetailsFields } from './MissionDetailsFields.tsx'
import { MissionEditor, type MissionStepProps } from './MissionEditor.tsx'
import { missionDetailsOf, missionDetailsRows } from './missionRows.ts'

const DetailsStep = ({ mission, id, isOver, isJoined, next, aside }: MissionStepProps) => {
  const known = readFragment(MissionDetails_ActivationFragmentDoc, mission)
  const [save] = useMutation(SaveMissionDetailsDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(missionDetailsOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(missionDetailsForm),
      send: async (values) => {
        const { activation, games } = missionDetailsRows(values)
        const { data } = await save({
          variables: {
            id,
            activation,
            games: games.map((game) => ({ activation_id: id, ...game })),
            gameIds: values.gameIds,
          },
        })
        changed(data?.update_activation_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <MissionDetailsFields form={form} games={known.games.map(({ game }) => game)} isJoined={isJoined} />
    </StepForm>
  )
}

const MissionDetailsPage = () => (
  <MissionEditor slug="details">{(props) => <DetailsStep {...props} key={props.id} />}</MissionEditor>
)

export default MissionDetailsPage
