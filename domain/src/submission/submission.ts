import type { Transition } from '../transition.ts'

export const submissionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** Content is decided once; what was sent back is submitted anew. */
export const submissionTransitions: readonly Transition<SubmissionStatus>[] = [
  { from: 'PENDING', to: 'APPROVED', event: 'submissionApproved' },
  { from: 'PENDING', to: 'REJECTED', event: 'submissionRejected' },
]

export const postVisibilities = ['public', 'unlisted', 'private', 'removed'] as const
/** Of content that nobody can watch any more. */
export const withdrawnVisibilities = ['private', 'removed'] as const
/** Nobody submits what nobody sees. */
export type SubmittedVisibility = Extract<(typeof postVisibilities)[number], 'public' | 'unlisted'>

export const contentTypes = ['SHORTS', 'STREAM', 'VIDEO', 'VOD'] as const
