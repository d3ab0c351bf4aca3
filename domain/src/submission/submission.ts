import { z } from 'zod'
import { errors } from '../errors.ts'
import { isWebLink, required } from '../fields.ts'
import type { CustomCompletion } from '../mission/mission.ts'
import type { Transition } from '../transition.ts'

export const submissionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** Content is decided once; what was sent back is submitted anew. */
export const submissionTransitions: readonly Transition<SubmissionStatus>[] = [
  { from: 'PENDING', to: 'APPROVED', event: 'submissionApproved' },
  { from: 'PENDING', to: 'REJECTED', event: 'submissionRejected' },
]

export const postVisibilities = ['public', 'unlisted'] as const
export type PostVisibility = (typeof postVisibilities)[number]

export const contentTypes = ['SHORTS', 'STREAM', 'VIDEO', 'VOD'] as const
export type ContentType = (typeof contentTypes)[number]

/** spec §5: at least one video or stream selected, or links that start with http://. */
export const submitContentForm = z
  .object({
    contentIds: z.array(z.guid()),
    urls: z.array(z.string().trim().refine(isWebLink, errors['link-invalid'])),
  })
  .refine((form) => form.contentIds.length + form.urls.length > 0, {
    path: ['contentIds'],
    error: errors['content-required'],
  })

/** spec §5: mission URL and message need a non-empty value. */
export const customSubmissionForm = (completion: CustomCompletion) =>
  z.object({
    value:
      completion === 'URL'
        ? required(errors['content-required']).refine(isWebLink, errors['link-invalid'])
        : required(errors['content-required']).max(5000, errors['text-too-long']),
  })

/** spec §5: a reject message is required. */
export const rejectContentForm = z.object({
  message: required(errors['review-message-required']).max(5000, errors['text-too-long']),
})
