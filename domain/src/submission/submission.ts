import type { Transition } from '../transition.ts'

export const submissionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** Each submission is decided once. To replace content that was sent back, the creator makes a new submission. */
export const submissionTransitions: readonly Transition<SubmissionStatus>[] = [
  { from: 'PENDING', to: 'APPROVED', event: 'submissionApproved' },
  { from: 'PENDING', to: 'REJECTED', event: 'submissionRejected' },
]

export const postVisibilities = ['public', 'unlisted', 'private', 'removed'] as const
/** Content that viewers can no longer watch. */
export const withdrawnVisibilities = ['private', 'removed'] as const
/** Private content cannot be submitted. */
export type SubmittedVisibility = Extract<(typeof postVisibilities)[number], 'public' | 'unlisted'>

export const contentTypes = ['SHORTS', 'STREAM', 'VIDEO', 'VOD'] as const
