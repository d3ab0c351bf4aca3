import { useQuery } from '@apollo/client/react'
import { activationPath, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount } from '../../../lib/format.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationOverview } from '../ActivationOverview.tsx'
import { stepAddress } from '../addresses.ts'
import { OwnActivation } from '../OwnActivation.tsx'
import { PublishPanel } from '../PublishPanel.tsx'
import { KeyOwnerPageDocument, type KeyOwnerPageQuery } from './generated/KeyCampaignPage.ts'
import { KeyStock } from './KeyStock.tsx'

type Owned = NonNullable<KeyOwnerPageQuery['activation_by_pk']>

const Numbers = ({ campaign: { id, key_campaign, links, eligible_creator_count } }: { campaign: Owned }) => {
  const page = activationPath('KEY', id)
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
        to={stepAddress('KEY', id, 'requirements')}
      />
      {links[0] && <Figure label="Clicks on your link" value={formatCount(links[0].click_count)} />}
    </Figures>
  )
}

const OwnerPage = ({ id, others }: { id: string; others: ReactNode }) => (
  <OwnActivation
    kind="KEY"
    query={useQuery(KeyOwnerPageDocument, { variables: { id } })}
    skeleton={<LinesSkeleton />}
    others={others}
  >
    {(campaign) => (
      <ActivationOverview activation={campaign} numbers={<Numbers campaign={campaign} />}>
        <PublishPanel activation={campaign} steps={keySteps} />
        <KeyStock campaignId={id} offers={campaign.key_offers} requests={campaign.code_requests} />
      </ActivationOverview>
    )}
  </OwnActivation>
)

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
