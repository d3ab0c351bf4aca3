import type { KeyCampaignParticipantStatus, ProgramMembershipStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'
import type { OwnPart_ActivationFragment } from '../cards/generated/ActivationCard.ts'

type Word = { readonly word: string; readonly tone: Tone }

const invited: Word = { word: 'You are invited', tone: 'good' }
const takesPart: Word = { word: 'You’re in', tone: 'info' }

const ofKey: Readonly<Record<KeyCampaignParticipantStatus, Word>> = {
  pending: { word: 'Requested', tone: 'info' },
  waitlist: { word: 'On the waitlist', tone: 'info' },
  waiting_for_access: { word: 'Requested', tone: 'info' },
  pending_accept: invited,
  accepted: { word: 'Accepted: claim your key', tone: 'good' },
  rejected: { word: 'Declined', tone: 'neutral' },
  claimed_key: { word: 'Claimed', tone: 'info' },
  submitted_content: { word: 'Claimed', tone: 'info' },
  completed: { word: 'Completed', tone: 'good' },
  failed: { word: 'Ended', tone: 'neutral' },
}

/** The label for each status of a membership. Rejected creators see none, because they can apply again. */
const ofProgram: Readonly<Record<ProgramMembershipStatus, Word | null>> = {
  pending: { word: 'Applied', tone: 'info' },
  accepted: { word: 'You’re a member', tone: 'good' },
  rejected: null,
}

const isKeyStatus = (status: string): status is KeyCampaignParticipantStatus => Object.hasOwn(ofKey, status)

/** The creator's status in the activation. Null if the card should show their eligibility instead. */
export const ownPartOf = ({ deals, memberships }: OwnPart_ActivationFragment): Word | null => {
  const [deal] = deals
  if (!deal) return ofProgram[memberships[0]?.status ?? 'rejected']
  if (deal.status === 'PENDING') return invited
  if (deal.kind === 'KEY') return deal.status && isKeyStatus(deal.status) ? ofKey[deal.status] : null
  if (deal.stage === 'active') return takesPart
  return deal.stage === 'offer' ? { word: 'Offer sent', tone: 'info' } : null
}
