import type { KeyCampaignParticipantStatus, SubmissionStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

export const participantTones: Readonly<Record<KeyCampaignParticipantStatus, Tone>> = {
  pending: 'warn',
  waitlist: 'info',
  waiting_for_access: 'info',
  pending_accept: 'warn',
  accepted: 'good',
  rejected: 'neutral',
  claimed_key: 'info',
  submitted_content: 'warn',
  completed: 'good',
  failed: 'bad',
}

export const submissionStatusNames: Readonly<Record<SubmissionStatus, string>> = {
  PENDING: 'In review',
  APPROVED: 'Accepted',
  REJECTED: 'Sent back',
}

export const submissionTones: Readonly<Record<SubmissionStatus, Tone>> = {
  PENDING: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
}

/** True if the content was submitted after its deadline. */
export const isLate = (submittedAt: string, deadline: string | null): boolean =>
  deadline !== null && Date.parse(submittedAt) > Date.parse(deadline)
