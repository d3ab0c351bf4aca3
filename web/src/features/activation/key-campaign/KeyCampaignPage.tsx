import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { activationStatusNames, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationMenu } from '../ActivationMenu.tsx'
import classes from '../ActivationPage.module.css'
import { activationAddress, keyStepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { statusTones } from '../statusTones.ts'
import { KeyOwnerPageDocument, type KeyOwnerPageQuery } from './generated/KeyCampaignPage.ts'
import { KeyStock } from './KeyStock.tsx'

type Owned = NonNullable<KeyOwnerPageQuery['activation_by_pk']>

const Numbers = ({ campaign: { id, key_campaign, links, eligible_creator_count } }: { campaign: Owned }) => {
  const page = activationAddress('KEY', id)
  const count = (stage: { aggregate: { count: number } | null } | undefined) =>
    formatCount(stage?.aggregate?.count)
  return (
    <Figures>
      <Figure
        label={key_campaign?.waitlist ? 'On the waitlist' : 'To decide'}
        value={count(key_campaign?.pending)}
        to={`${page}/participants/pending`}
      />
      <Figure label="Under way" value={count(key_campaign?.active)} to={`${page}/participants/active`} />
      <Figure label="To review" value={count(key_campaign?.review)} to={`${page}/participants/active`} />
      <Figure label="Completed" value={count(key_campaign?.completed)} to={`${page}/participants/ended`} />
      <Figure
        label="Creators who can join"
        value={formatCount(eligible_creator_count)}
        to={keyStepAddress(id, { slug: 'requirements' })}
      />
      {links[0] && <Figure label="Clicks on your link" value={formatCount(links[0].click_count)} />}
    </Figures>
  )
}

const OwnerOverview = ({ campaign }: { campaign: Owned }) => {
  const t = useText()
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, campaign)
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={<StatusBadge tone={statusTones[status]}>{activationStatusNames[status]}</StatusBadge>}
        actions={
          <>
            <Button component={AppLink} variant="default" to={keyStepAddress(id, { slug: 'basics' })}>
              {t('Edit')}
            </Button>
            <ActivationMenu activation={campaign} />
          </>
        }
      />
      <Stack gap="lg">
        <Numbers campaign={campaign} />
        <div className={classes.panels}>
          <PublishPanel
            activation={campaign}
            steps={keySteps}
            addressOf={(step) => keyStepAddress(id, step)}
          />
          <KeyStock campaignId={id} offers={campaign.key_offers} requests={campaign.code_requests} />
        </div>
      </Stack>
    </>
  )
}

const OwnerPage = ({ id, others }: { id: string; others: ReactNode }) => {
  const { user } = useSession()
  const query = useQuery(KeyOwnerPageDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ activation_by_pk: campaign }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, campaign)
        return campaign && head?.kind === 'KEY' && head.company_id === user?.company?.id ? (
          <OwnerOverview campaign={campaign} />
        ) : (
          others
        )
      }}
    </Loaded>
  )
}

/** A key campaign for its company: its numbers, its keys, and what is to be done; another company reads what everybody reads. */
const KeyCampaignPage = ({ others }: { others: ReactNode }) => {
  const { campaignId = '' } = useParams()
  return isUuid(campaignId) ? (
    <OwnerPage id={campaignId} others={others} key={campaignId} />
  ) : (
    <NotFound what="Key campaign" />
  )
}

export default KeyCampaignPage
