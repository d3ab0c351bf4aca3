import type { Transition } from '../transition.ts'

export const keyCampaignParticipantStatuses = [
  'pending',
  'waitlist',
  'waiting_for_access',
  'pending_accept',
  'accepted',
  'rejected',
  'claimed_key',
  'submitted_content',
  'completed',
  'failed',
] as const
export type KeyCampaignParticipantStatus = (typeof keyCampaignParticipantStatuses)[number]

/** The statuses of unanswered requests. The company can still decide, and the creator can still withdraw. */
export const unansweredKeyRequests = ['pending', 'waitlist', 'waiting_for_access'] as const

export const keyCampaignParticipantStatusNames: Readonly<Record<KeyCampaignParticipantStatus, string>> = {
  pending: 'Pending',
  waitlist: 'Waitlist',
  waiting_for_access: 'Waiting for access',
  pending_accept: 'Invited',
  accepted: 'Accepted',
  rejected: 'Rejected',
  claimed_key: 'Claimed key',
  submitted_content: 'Submitted content',
  completed: 'Completed',
  failed: 'Failed',
}

export const keyCampaignParticipantTransitions: readonly Transition<KeyCampaignParticipantStatus>[] = [
  { from: 'pending', to: 'accepted', event: 'keyApplicationAccepted' },
  { from: 'pending', to: 'rejected', event: 'keyApplicationRejected' },
  { from: 'pending', to: 'waiting_for_access', event: 'keyAccessAwaited' },
  { from: 'waitlist', to: 'pending', event: 'waitlistConverted' },
  { from: 'waitlist', to: 'accepted', event: 'keyApplicationAccepted' },
  { from: 'waitlist', to: 'rejected', event: 'keyApplicationRejected' },
  { from: 'waiting_for_access', to: 'pending', event: 'keyAccessGranted' },
  { from: 'waiting_for_access', to: 'waitlist', event: 'keyAccessGranted' },
  { from: 'waiting_for_access', to: 'accepted', event: 'keyApplicationAccepted' },
  { from: 'waiting_for_access', to: 'rejected', event: 'keyApplicationRejected' },
  { from: 'pending_accept', to: 'accepted', event: 'keyInvitationAccepted' },
  { from: 'pending_accept', to: 'waitlist', event: 'keyInvitationAccepted' },
  { from: 'pending_accept', to: 'waiting_for_access', event: 'keyAccessAwaited' },
  { from: 'pending_accept', to: 'rejected', event: 'keyInvitationRejected' },
  { from: 'rejected', to: 'accepted', event: 'keyApplicationAccepted' },
  { from: 'rejected', to: 'waiting_for_access', event: 'keyAccessAwaited' },
  { from: 'accepted', to: 'rejected', event: 'keyApplicationRejected' },
  { from: 'accepted', to: 'claimed_key', event: 'keyClaimed' },
  { from: 'accepted', to: 'failed', event: 'keyAccessEnded' },
  { from: 'claimed_key', to: 'submitted_content', event: 'keyContentSubmitted' },
  { from: 'claimed_key', to: 'accepted', event: 'keyTakenBack' },
  { from: 'claimed_key', to: 'failed', event: 'keyContentDeadlineExpired' },
  { from: 'failed', to: 'submitted_content', event: 'keyContentSubmitted' },
  { from: 'failed', to: 'accepted', event: 'keyInvitationAccepted' },
  { from: 'failed', to: 'waiting_for_access', event: 'keyAccessAwaited' },
  { from: 'submitted_content', to: 'claimed_key', event: 'keyContentRejected' },
  { from: 'submitted_content', to: 'completed', event: 'keyContentAccepted' },
]

/** Participant groups for tabs and exports (rules §4). */
export const keyCampaignParticipantStages = {
  Pending: ['pending', 'waitlist', 'waiting_for_access', 'pending_accept'],
  Active: ['accepted', 'claimed_key', 'submitted_content'],
  Ended: ['completed', 'failed', 'rejected'],
} as const satisfies Readonly<Record<string, readonly KeyCampaignParticipantStatus[]>>

/** Days to submit content after claiming a key (rules §9). */
export const keyContentDays = 30

/** Content is due at least this many days after an embargo ends, because nothing can be public before. */
export const keyEmbargoDays = 7

/** Content counts as late, but is still accepted, for this many days after the deadline. */
export const keyLateContentDays = 30
