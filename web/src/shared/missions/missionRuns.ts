import type { MissionRunStatus } from '@questboard/domain'

type Decided = {
  readonly status: MissionRunStatus
  readonly reviewed_at: string | null
  readonly finished_at: string | null
}

/**
 * True if the company declined the work. A run whose mission ended is also declined, even if an earlier review sent its
 * content back, but only a decision ends the review and the run at the same time.
 */
export const isDeclinedInReview = ({ status, reviewed_at, finished_at }: Decided): boolean =>
  status === 'declined' && reviewed_at !== null && reviewed_at === finished_at

/** The name of rejected content. Content of a declined run was not sent back, because the creator cannot replace it. */
export const rejectedName = (run: Decided): string => (isDeclinedInReview(run) ? 'Not approved' : 'Sent back')
