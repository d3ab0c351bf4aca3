import type { DatabaseTransaction } from '@questboard/database'
import { keyContentForm, type PostType, postTypes } from '@questboard/domain'
import { type KeyContent, submitKeyContent as submitKeyContentMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made, refuse } from '../lib/actionError.ts'
import { creatorMoverOf } from '../lib/audiences.ts'

/** The recording of a stream counts as the stream. */
const postTypeOf = (type: string): PostType => postTypes.find((known) => known === type) ?? 'STREAM'

/** What the creator picked among the content of their own channels. */
const pickedOf = async (
  transaction: DatabaseTransaction,
  creatorId: string,
  contentIds: readonly string[],
): Promise<readonly KeyContent[]> => {
  if (contentIds.length === 0) return []
  const found = await transaction
    .selectFrom('content')
    .select(['id', 'url', 'type'])
    .where('creator_id', '=', creatorId)
    .where('id', 'in', [...contentIds])
    .execute()
  if (found.length < new Set(contentIds).size) throw refuse('not-found', 'contentIds')
  return found.map(({ id, url, type }) => ({ url, postType: postTypeOf(type), contentId: id }))
}

export const submitKeyContent = defineAction('submitKeyContent', {
  who: 'creator',
  idempotent: true,
  input: keyContentForm.safeExtend({ participantId: z.guid(), contentIds: z.array(z.guid()).max(20) }),
  async handle({ input: { participantId, contentIds, links }, person, transaction }) {
    const picked = await pickedOf(transaction, person.userId, contentIds)
    made(
      await submitKeyContentMove(transaction, participantId, creatorMoverOf(person), [...picked, ...links]),
    )
    return { participantId, status: 'submitted_content' }
  },
})
