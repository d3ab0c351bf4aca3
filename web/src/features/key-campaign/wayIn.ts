import type { ActivationStatus, InvitationStatus, KeyCampaignParticipantStatus } from '@questboard/domain'

type Known = {
  readonly place: KeyCampaignParticipantStatus | undefined
  readonly invitation: InvitationStatus | undefined
  readonly campaign: ActivationStatus | undefined
}

/** Where an invitation that waits is still to be answered: who was turned down before, or failed, comes back by it. */
const invitable: readonly KeyCampaignParticipantStatus[] = ['pending_accept', 'rejected', 'failed']

/** What a creator sees of a key campaign: the place that they have, the invitation to answer, or how to ask for a key. */
export const wayIn = ({ place, invitation, campaign }: Known): 'place' | 'invited' | 'ask' => {
  if (place === undefined) return invitation === undefined || invitation === 'REJECTED' ? 'ask' : 'invited'
  const isAnswered = invitation !== 'PENDING' || !invitable.includes(place)
  return isAnswered || (campaign !== 'active' && campaign !== 'upcoming') ? 'place' : 'invited'
}
