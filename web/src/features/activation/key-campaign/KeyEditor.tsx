import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { isEditable, type KeyStep, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationMenu } from '../ActivationMenu.tsx'
import { activationAddress, keyStepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { KeyEditDocument, type KeyEditQuery } from './generated/KeyEdit.ts'

type EditedCampaign = NonNullable<KeyEditQuery['activation_by_pk']>

/** What every step is told of the key campaign that is edited. */
export type KeyStepProps = {
  campaign: EditedCampaign
  id: string
  isOver: boolean
  isDraft: boolean
  /** Where saving leads; null: it stays, as for what is published. */
  next: string | null
  aside: ReactNode
}

type Slug = KeyStep['slug']

const nextOf = (id: string, slug: Slug): string => {
  const step = keySteps[keySteps.findIndex((one) => one.slug === slug) + 1]
  return step ? keyStepAddress(id, step) : activationAddress('KEY', id)
}

const Editor = ({
  campaign,
  slug,
  children,
}: {
  campaign: EditedCampaign
  slug: Slug
  children: (props: KeyStepProps) => ReactNode
}) => {
  const t = useText()
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, campaign)
  const isOver = !isEditable(status)
  const isDraft = status === 'draft'
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <Button component={AppLink} variant="default" to={activationAddress('KEY', id)}>
              {t('See the key campaign')}
            </Button>
            <ActivationMenu activation={campaign} />
          </>
        }
      />
      {isOver && <Notice>This key campaign is over. It can be read here, and not be changed.</Notice>}
      {children({
        campaign,
        id,
        isOver,
        isDraft,
        next: isDraft ? nextOf(id, slug) : null,
        aside: (
          <PublishPanel
            activation={campaign}
            steps={keySteps}
            addressOf={(step) => keyStepAddress(id, step)}
          />
        ),
      })}
    </>
  )
}

/** A key campaign of one's own company with one of its steps; somebody else's is not found. */
export const KeyEditor = ({
  slug,
  children,
}: {
  slug: Slug
  children: (props: KeyStepProps) => ReactNode
}) => {
  const { campaignId = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(KeyEditDocument, { variables: { id: campaignId }, skip: !isUuid(campaignId) })
  if (!isUuid(campaignId)) return <NotFound what="Key campaign" />
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {({ activation_by_pk: campaign }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, campaign)
        return campaign && head?.kind === 'KEY' && head.company_id === user?.company?.id ? (
          <Editor campaign={campaign} slug={slug}>
            {children}
          </Editor>
        ) : (
          <NotFound what="Key campaign" />
        )
      }}
    </Loaded>
  )
}
