import { useQuery } from '@apollo/client/react'
import { type KeyStep, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationEditor, type StepProps } from '../ActivationEditor.tsx'
import { KeyEditDocument, type KeyEditQuery } from './generated/KeyEdit.ts'

export type KeyStepProps = StepProps & { campaign: NonNullable<KeyEditQuery['activation_by_pk']> }

type Props = { slug: KeyStep['slug']; children: (props: KeyStepProps) => ReactNode }

export const KeyEditor = ({ slug, children }: Props) => {
  const { campaignId = '' } = useParams()
  const query = useQuery(KeyEditDocument, { variables: { id: campaignId }, skip: !isUuid(campaignId) })
  return (
    <ActivationEditor
      kind="KEY"
      id={campaignId}
      query={query}
      steps={keySteps}
      slug={slug}
      seeLabel="View key campaign"
      overText="This key campaign has ended. You can view its settings but not change them."
    >
      {(campaign, step) => children({ ...step, campaign })}
    </ActivationEditor>
  )
}
