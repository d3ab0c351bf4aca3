import { useQuery } from '@apollo/client/react'
import { type ProgramStep, programSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationEditor, type StepProps } from '../ActivationEditor.tsx'
import { listAddress } from '../addresses.ts'
import { ProgramEditDocument, type ProgramEditQuery } from './generated/ProgramEdit.ts'

export type ProgramStepProps = StepProps & {
  program: NonNullable<ProgramEditQuery['activation_by_pk']>
}

type Props = { slug: ProgramStep['slug']; children: (props: ProgramStepProps) => ReactNode }

export const ProgramEditor = ({ slug, children }: Props) => {
  const { programId = '' } = useParams()
  const query = useQuery(ProgramEditDocument, { variables: { id: programId }, skip: !isUuid(programId) })
  return (
    <ActivationEditor
      kind="CREATOR_PROGRAM"
      id={programId}
      query={query}
      steps={programSteps}
      slug={slug}
      seeLabel="View Creator Program"
      overText="This Creator Program has ended. You can view its settings but not change them."
      afterLast={listAddress('CREATOR_PROGRAM')}
    >
      {(program, step) => children({ ...step, program })}
    </ActivationEditor>
  )
}
