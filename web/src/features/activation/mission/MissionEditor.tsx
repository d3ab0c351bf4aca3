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

/** What every step is told of the mission that is edited. */
export type MissionStepProps = StepProps & {
  mission: NonNullable<MissionEditQuery['activation_by_pk']>
  /** Creators were promised what they do and get: that stays. */
  isPromised: boolean
  isJoined: boolean
}

type Props = { slug: MissionStep['slug']; children: (props: MissionStepProps) => ReactNode }

/** A mission of one's own company with one of its steps. */
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
      seeLabel="See the Mission"
      overText="This Mission is over. It can be read here, and not be changed."
    >
      {(mission, step) => {
        const { participant_count } = readFragment(ActivationHead_ActivationFragmentDoc, mission)
        // Who is invited joins before it begins.
        const isJoined = participant_count > 0
        const isPromised = hasBegun(step.status) || (isFixed && isJoined)
        return (
          <>
            {!step.isOver && isPromised && isFixed && (
              <Notice>
                Creators count on this Mission: what they do and what they get stays as it was promised.
                Duplicate it to change that.
              </Notice>
            )}
            {children({ ...step, mission, isPromised, isJoined })}
          </>
        )
      }}
    </ActivationEditor>
  )
}
