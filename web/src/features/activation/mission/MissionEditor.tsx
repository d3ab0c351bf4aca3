import { useQuery } from '@apollo/client/react'
import { hasBegun, type MissionStep, missionSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Notice } from '../../../components/Notice.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationEditor, type StepProps } from '../ActivationEditor.tsx'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { MissionEditDocument, type MissionEditQuery } from './generated/MissionEdit.ts'

export type MissionStepProps = StepProps & {
  mission: NonNullable<MissionEditQuery['activation_by_pk']>
  /** True if creators have joined and rely on the criteria and rewards, which then cannot change. */
  isPromised: boolean
  isJoined: boolean
}

type Props = { slug: MissionStep['slug']; children: (props: MissionStepProps) => ReactNode }

export const MissionEditor = ({ slug, children }: Props) => {
  const { missionId = '' } = useParams()
  const query = useQuery(MissionEditDocument, { variables: { id: missionId }, skip: !isUuid(missionId) })
  const isFixed = slug === 'completion-criteria' || slug === 'rewards'
  return (
    <ActivationEditor
      kind="MISSION"
      id={missionId}
      query={query}
      steps={missionSteps}
      slug={slug}
      seeLabel="View Mission"
      overText="This Mission has ended. You can view its settings but not change them."
    >
      {(mission, step) => {
        const { participant_count } = readFragment(ActivationHead_ActivationFragmentDoc, mission)
        // Invited creators can join before the mission begins.
        const isJoined = participant_count > 0
        const isPromised = hasBegun(step.status) || (isFixed && isJoined)
        return (
          <>
            {!step.isOver && isPromised && isFixed && (
              <Notice>
                Creators have already joined, so you can’t change the tasks and rewards. To change them,
                duplicate the Mission.
              </Notice>
            )}
            {children({ ...step, mission, isPromised, isJoined })}
          </>
        )
      }}
    </ActivationEditor>
  )
}
