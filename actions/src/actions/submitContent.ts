import { contentOfUrl, errors } from '@questboard/domain'
import { chooseContent, submitContent as submit } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse, unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

const input = z.object({
  questRunId: z.guid(),
  contentId: z.guid().nullish(),
  url: z
    .string()
    .trim()
    .max(2000, errors['text-too-long'])
    .refine(
      (url) => contentOfUrl(url) !== null,
      'Please enter the URL of one video, stream or short on Twitch, YouTube or TikTok',
    )
    .nullish(),
  isUnlisted: z.boolean().nullish(),
})

const chosenOf = ({ contentId, url, isUnlisted }: z.infer<typeof input>) => {
  if (contentId) return { contentId }
  if (!url) throw refuse('content-required')
  return { url, isUnlisted: isUnlisted === true }
}

/** Submits the agreed content. Rejects content that differs from the agreement before the company sees it. */
export const submitContent = defineAction('submitContent', {
  who: 'creator',
  idempotent: true,
  input,
  async handle({ input: asked, person, transaction }) {
    const { questRunId } = asked
    const { content } = unwrap(await chooseContent(transaction, questRunId, person.userId, chosenOf(asked)))
    unwrap(await submit(transaction, questRunId, creatorActorOf(person), [content]))
    return { questRunId }
  },
})
