import {
  type AgreedContent,
  type ContentCheck,
  checkSubmission,
  isFoundContent,
  type ReviewOutcome,
  reviewOutcome,
  type SeenContent,
} from '@questboard/domain'
import { z } from 'zod'
import { readFragment } from '../../../lib/fragments.ts'
import { deliveryOf } from '../../../shared/quest-run/delivery.ts'
import {
  type ContentRun_RunFragment,
  type SeenContent_ContentFragment,
  SeenContent_ContentFragmentDoc,
} from './generated/Content.ts'

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value))

/** The agreed terms for the content. Null before an agreement. */
export const agreedOf = (run: ContentRun_RunFragment): AgreedContent | null =>
  run.post_type === null || run.platform === null || run.accepted_at === null
    ? null
    : {
        postType: run.post_type,
        platform: run.platform,
        connectionId: run.connection_id,
        minutes: run.content_length_minutes,
        gameId: briefOf(run).game_id,
        acceptedAt: new Date(run.accepted_at),
        delivery: deliveryOf(run),
      }

export const seenOf = (content: SeenContent_ContentFragment): SeenContent => ({
  type: content.type,
  platform: content.platform,
  connectionId: content.connection_id,
  visibility: content.visibility,
  publishedAt: new Date(content.published_at),
  minutes: content.duration_minutes,
  gameId: content.game_id,
  disclosedBy: content.disclosed_by,
  seenAt: momentOf(content.checked_at),
})

type Submission = ContentRun_RunFragment['submissions'][number]

/** The data of submitted content from a channel check. Null if no check has found the content yet. */
export const contentOfSubmission = ({ content }: Submission): SeenContent_ContentFragment | null =>
  readFragment(SeenContent_ContentFragmentDoc, content) ?? null

/** Compares submitted content with the agreement, point by point. Also works for content that was not found. */
export const checksOf = (
  run: ContentRun_RunFragment,
  submission: Submission,
  now = new Date(),
): readonly ContentCheck[] => {
  const agreed = agreedOf(run)
  const content = contentOfSubmission(submission)
  const submitted = {
    content: content && seenOf(content),
    submittedAt: new Date(submission.submitted_at),
  }
  return agreed === null ? [] : checkSubmission(submitted, agreed, now)
}

/** The result for content in review when the deadline passes (rules §4). */
export const reviewEnd = (run: ContentRun_RunFragment): ReviewOutcome => {
  const agreed = agreedOf(run)
  const isFound = run.submissions
    .filter(({ status }) => status !== 'REJECTED')
    .every((submission) => {
      const content = contentOfSubmission(submission)
      return agreed !== null && isFoundContent(content && seenOf(content), agreed)
    })
  return reviewOutcome({
    isFound,
    reviewExtendedAt: momentOf(run.review_extended_at),
    submittedAt: momentOf(run.content_submitted_at),
  })
}

const brief = z.object({
  company: z.string().catch(''),
  game_id: z.string().nullable().catch(null),
  game: z.string().nullable().catch(null),
  deliverables: z.array(z.string()).catch([]),
  talking_points: z.array(z.string()).catch([]),
  call_to_action: z.string().catch(''),
  target_url: z.string().nullable().catch(null),
})
export type Brief = z.infer<typeof brief>

/** The brief as it was when both sides agreed. */
export const briefOf = ({ brief: written }: ContentRun_RunFragment): Brief => brief.parse(written ?? {})
