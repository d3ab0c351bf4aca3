import type { QuestRunStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

/** What is under way and has no tone of its own is `info`. */
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
