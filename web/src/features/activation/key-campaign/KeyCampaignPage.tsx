import { useQuery } from '@apollo/client/react'
import { activationPath, keySteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { type ToText, useText } from '../../../lib/text.ts'
import { ActivationOverview } from '../ActivationOverview.tsx'
import { stepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { OwnActivation } from '../OwnActivation.tsx'
import { type Todo, todosOf } from '../overviewFacts.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { TodoPanel } from '../TodoPanel.tsx'
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
        label={key_campaign?.waitlist ? 'On the waitlist' : 'Awaiting your decision'}
        value={count(key_campaign?.pending)}
        to={`${page}/participants/pending`}
      />
      <Figure label="In progress" value={count(key_campaign?.active)} to={`${page}/participants/active`} />
      <Figure label="To review" value={count(key_campaign?.review)} to={`${page}/participants/active`} />
      <Figure label="Completed" value={count(key_campaign?.completed)} to={`${page}/participants/ended`} />
      <Figure
        label="Creators who can join"
        value={formatCount(eligible_creator_count)}
        to={stepAddress('KEY', id, 'requirements')}
      />
      {links[0] && <Figure label="Link clicks" value={formatCount(links[0].click_count)} />}
    </Figures>
  )
}

const stockFacts = (t: ToText, { key_offers: offers }: Owned): [label: string, value: string][] => {
  const sum = (of: (offer: Owned['key_offers'][number]) => number | null) =>
    formatCount(offers.reduce((total, offer) => total + (of(offer) ?? 0), 0))
  return offers.length === 0
    ? []
    : [
        [
          t('Keys'),
          t('{left} left, {claimed} claimed', {
            left: sum(({ available }) => available),
            claimed: sum(({ claimed }) => claimed),
          }),
        ],
      ]
}

const keyTodos = (activation: Owned): readonly Todo[] => {
  const { id, key_campaign, key_offers, code_demand } = activation
  const { status } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  const page = activationPath('KEY', id)
  const countOf = (stage: { aggregate: { count: number } | null } | undefined) => stage?.aggregate?.count ?? 0
  const isWaitlist = key_campaign?.waitlist ?? false
  return todosOf(
    [
      {
        to: stepAddress('KEY', id, 'access'),
        title: 'Convert waitlist',
        text: 'You can invite creators, and they can claim keys and submit content, after you convert the waitlist to a key campaign. Add key sets when you have codes.',
        wanted: isWaitlist && (status === 'active' || status === 'upcoming'),
      },
      {
        to: '/company/code-manager',
        title: 'Add codes',
        text: 'Some platforms have run out of codes.',
        wanted: code_demand.length > 0 || key_offers.some(({ availability }) => availability === 'OUT'),
      },
      {
        to: `${page}/participants/pending`,
        title: 'Decide who gets a key',
        text: 'Creators are waiting for your answer.',
        wanted: !isWaitlist && countOf(key_campaign?.pending) > 0,
      },
      {
        to: `${page}/participants/active`,
        title: 'Review content',
        text: 'See what creators made with their keys.',
        wanted: countOf(key_campaign?.review) > 0,
      },
    ],
    { status, invite: isWaitlist ? null : `${page}/invite-creators`, results: `${page}/results` },
  )
}

const OwnerPage = ({ id, others }: { id: string; others: ReactNode }) => {
  const t = useText()
  return (
    <OwnActivation
      kind="KEY"
      query={useQuery(KeyOwnerPageDocument, { variables: { id } })}
      skeleton={<LinesSkeleton />}
      others={others}
    >
      {(campaign) => (
        <ActivationOverview
          activation={campaign}
          facts={stockFacts(t, campaign)}
          numbers={<Numbers campaign={campaign} />}
        >
          <TodoPanel todos={keyTodos(campaign)} />
          <PublishPanel activation={campaign} steps={keySteps} isOnOverview />
          <KeyStock campaignId={id} offers={campaign.key_offers} demand={campaign.code_demand} />
        </ActivationOverview>
      )}
    </OwnActivation>
  )
}

/** A key campaign's page for its company: stats, keys and next actions. Other companies get the public page. */
const KeyCampaignPage = ({ others }: { others: ReactNode }) => {
  const { campaignId = '' } = useParams()
  return isUuid(campaignId) ? (
    <OwnerPage id={campaignId} others={others} key={campaignId} />
  ) : (
    <NotFound what="Key campaign" />
  )
}

export default KeyCampaignPage
