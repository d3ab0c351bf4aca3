import type { QuestRunStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

export const runTones: Readonly<Record<QuestRunStatus, Tone>> = {
  INITIAL_BID: 'info',
  COUNTER_BID: 'info',
  BID_EXPIRED: 'neutral',
  BID_REJECTED: 'neutral',
  PENDING_PAYMENT: 'warn',
  PAYMENT: 'info',
  PAYMENT_EXPIRED: 'bad',
  CONTENTPRODUCTION: 'info',
  CONTENTREVIEW: 'warn',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'bad',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'info',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'bad',
  PAYOUT: 'good',
  COMPLETED: 'good',
}
