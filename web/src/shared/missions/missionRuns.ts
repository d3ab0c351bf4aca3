import type { MissionRunStatus } from '@questboard/domain'

type Decided = {
  readonly status: MissionRunStatus
  readonly reviewed_at: string | null
  readonly finished_at: string | null
}

/**
 * True if the company declined the work in a review. A run that ended with its mission is also declined, but then its
 * last review and its end are not at the same time.
 */
export const isDeclinedInReview = ({ status, reviewed_at, finished_at }: Decided): boolean =>
  status === 'declined' && reviewed_at !== null && reviewed_at === finished_at

/** The name of rejected content. Content of a declined run was not sent back, because the creator cannot replace it. */
export const rejectedName = (run: Decided): string => (isDeclinedInReview(run) ? 'Not approved' : 'Sent back')
