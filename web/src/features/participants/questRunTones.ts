import type { QuestRunStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

/** Active statuses without a tone here use `info`. */
export const questRunTones: Readonly<Partial<Record<QuestRunStatus, Tone>>> = {
  BID_EXPIRED: 'neutral',
  BID_REJECTED: 'neutral',
  COMPLETED: 'good',
  CONTENTREVIEW: 'warn',
  PENDING_PAYMENT: 'warn',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'bad',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'bad',
  PAYMENT_EXPIRED: 'bad',
}
