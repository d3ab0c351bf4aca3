import type { QuestRunStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

/** The color of each status. Statuses that are missing here have the color `info`. */
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
