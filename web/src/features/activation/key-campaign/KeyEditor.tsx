import { useQuery } from '@apollo/client/react'
import { type KeyStep, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationEditor, type StepProps } from '../ActivationEditor.tsx'
import { KeyEditDocument, type KeyEditQuery } from './generated/KeyEdit.ts'

/** What every step is told of the key campaign that is edited. */
export type KeyStepProps = StepProps & { campaign: NonNullable<KeyEditQuery['activation_by_pk']> }

type Props = { slug: KeyStep['slug']; children: (props: KeyStepProps) => ReactNode }

/** A key campaign of one's own company with one of its steps. */
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
      seeLabel="See the key campaign"
      overText="This key campaign is over. It can be read here, and not be changed."
    >
      {(campaign, step) => children({ ...step, campaign })}
    </ActivationEditor>
  )
}
