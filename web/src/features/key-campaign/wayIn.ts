import type { ActivationStatus, InvitationStatus, KeyCampaignParticipantStatus } from '@questboard/domain'

type Known = {
  readonly place: KeyCampaignParticipantStatus | undefined
  readonly invitation: InvitationStatus | undefined
  readonly campaign: ActivationStatus | undefined
}

/**
 * In these statuses, a creator can still answer a pending invitation. So rejected and failed creators can join again.
 */
const invitable: readonly KeyCampaignParticipantStatus[] = ['pending_accept', 'rejected', 'failed']

/** Decides whether a creator sees their status in a key campaign, an invitation to answer, or the request form. */
export const wayIn = ({ place, invitation, campaign }: Known): 'place' | 'invited' | 'ask' => {
  if (place === undefined) return invitation === undefined || invitation === 'REJECTED' ? 'ask' : 'invited'
  const isAnswered = invitation !== 'PENDING' || !invitable.includes(place)
  return isAnswered || (campaign !== 'active' && campaign !== 'upcoming') ? 'place' : 'invited'
}
