import type { QuestRunStatus } from '@questboard/domain'

/** The section of the quest log that shows the current step, for each status. */
const current: Readonly<Record<QuestRunStatus, string>> = {
  INITIAL_BID: 'bidding',
  COUNTER_BID: 'bidding',
  BID_EXPIRED: 'bidding',
  BID_REJECTED: 'bidding',
  PENDING_PAYMENT: 'payment',
  PAYMENT: 'payment',
  PAYMENT_EXPIRED: 'payment',
  CONTENTPRODUCTION: 'content-production',
  CONTENTREVIEW: 'content-production',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'content-production',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'content-production',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'content-production',
  PAYOUT: 'payment',
  COMPLETED: 'results',
}

/** The section in the URL. Without one, the section with the current step; otherwise the first section. */
export const sectionAt = (
  slugs: readonly string[],
  asked: string | null,
  status: QuestRunStatus,
): string | undefined =>
  [asked, current[status]].find((slug) => slugs.some((one) => one === slug)) ?? slugs[0]
