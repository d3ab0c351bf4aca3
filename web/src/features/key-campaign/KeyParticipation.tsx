import { useQuery, useSubscription } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { eligibility, reviewDaysRange } from '@questboard/domain'
import { Loaded } from '../../lib/Loaded.tsx'
import { ActivationStep, type ActivationStepProps } from '../../shared/eligibility/ActivationStep.tsx'
import { InvitedFit } from '../../shared/eligibility/InvitedFit.tsx'
import { ClaimKey } from './ClaimKey.tsx'
import { EmbargoNotice } from './EmbargoNotice.tsx'
import {
  KeyParticipationDocument,
  KeyParticipationLiveDocument,
  type KeyParticipationQuery,
} from './generated/KeyParticipation.ts'
import { KeyKit } from './KeyKit.tsx'
import { KeyStanding } from './KeyStanding.tsx'
import { RequestKey } from './RequestKey.tsx'
import { SubmitKeyContent } from './SubmitKeyContent.tsx'
import { wayIn } from './wayIn.ts'

type Campaign = NonNullable<KeyParticipationQuery['activation_by_pk']>
type Participant = KeyParticipationQuery['key_campaign_participant'][number]
type Invitation = KeyParticipationQuery['invitation'][number]

const OwnPlace = ({ campaign, participant }: { campaign: Campaign; participant: Participant }) => (
  <>
    <KeyStanding participant={participant} />
    <ClaimKey
      campaignId={campaign.id}
      isLive={campaign.status === 'active' || campaign.status === 'unpublished'}
      most={campaign.key_campaign?.codes_per_creator ?? 1}
      reviewDays={campaign.key_campaign?.review_days ?? reviewDaysRange.usual}
      participant={participant}
    />
    <KeyKit campaignId={campaign.id} participant={participant} />
    <SubmitKeyContent gameId={campaign.game?.id ?? null} participant={participant} />
  </>
)

type Fit = ReturnType<typeof eligibility.read>

/** A creator without access can still request a key. The request then waits until the creator gets access. */
const mayAsk = (fit: Fit): boolean => {
  if (!fit?.creator) return false
  return fit.eligible || (!fit.access && fit.checks.every(({ met }) => met))
}

const Way = ({
  campaign,
  participant,
  invitation,
}: {
  campaign: Campaign
  participant: Participant | undefined
  invitation: Invitation | undefined
}) => {
  const { id, status, key_campaign } = campaign
  const way = wayIn({ place: participant?.status, invitation: invitation?.status, campaign: status })
  if (participant && way === 'place') return <OwnPlace campaign={campaign} participant={participant} />
  const isInvited = way === 'invited'
  const isWaitlist = key_campaign?.waitlist === true
  const isOpen = status === 'active' || (status === 'upcoming' && (isInvited || isWaitlist))
  const fit = eligibility.read(campaign.eligibility)
  if (!isOpen || (!isInvited && !mayAsk(fit))) return null
  return (
    <RequestKey
      campaignId={id}
      isInvited={isInvited}
      isWaitlist={isWaitlist}
      hasAccess={fit?.access !== false}
      reviewDays={key_campaign?.review_days ?? reviewDaysRange.usual}
      isLive={status === 'active'}
      invitation={isInvited ? invitation : undefined}
    />
  )
}

/** A creator's steps in a key campaign: request, claim, create and submit content. */
const KeyParticipation = ({ id: campaignId, eligibility, isOpen, facts, fit }: ActivationStepProps) => {
  const query = useQuery(KeyParticipationDocument, { variables: { campaignId } })
  // Updates the status live, because the company's decisions or deadlines can change it.
  useSubscription(KeyParticipationLiveDocument, {
    variables: { campaignId },
    onData: () => void query.refetch(),
  })
  const way = wayIn({
    place: query.data?.key_campaign_participant[0]?.status,
    invitation: query.data?.invitation[0]?.status,
    campaign: query.data?.activation_by_pk?.status,
  })
  return (
    <ActivationStep
      facts={facts}
      fit={
        <InvitedFit eligibility={eligibility} isInvited={isOpen && way === 'invited'}>
          {fit}
        </InvitedFit>
      }
      takesPart={way === 'place'}
      isAwaited={!query.data && query.loading}
    >
      <Loaded query={query}>
        {({ activation_by_pk: campaign, key_campaign_participant, invitation }) =>
          campaign && (
            <Stack>
              <EmbargoNotice endsAt={campaign.embargo_at ?? null} />
              <Way campaign={campaign} participant={key_campaign_participant[0]} invitation={invitation[0]} />
            </Stack>
          )
        }
      </Loaded>
    </ActivationStep>
  )
}

export default KeyParticipation
