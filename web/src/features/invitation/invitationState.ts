import type { InvitationStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

export type InvitationFacts = {
  readonly status: InvitationStatus
  readonly expired_at?: string | null
  readonly withdrawn_at?: string | null
}

/** The status of an invitation for its company. Expired and withdrawn invitations do not count as declined. */
export const invitationStates = {
  pending: { word: 'Pending', tone: 'warn' },
  accepted: { word: 'Accepted', tone: 'good' },
  declined: { word: 'Declined', tone: 'bad' },
  expired: { word: 'Expired', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
} as const satisfies Readonly<Record<string, { word: string; tone: Tone }>>
export type InvitationState = keyof typeof invitationStates

export const stateOf = ({ status, expired_at, withdrawn_at }: InvitationFacts): InvitationState => {
  if (status === 'PENDING') return 'pending'
  if (status === 'ACCEPTED') return 'accepted'
  if (withdrawn_at) return 'withdrawn'
  return expired_at ? 'expired' : 'declined'
}
