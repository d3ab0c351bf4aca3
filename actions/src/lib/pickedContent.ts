import type { DatabaseTransaction } from '@questboard/database'
import { type PostType, postTypes } from '@questboard/domain'
import { refuse } from './actionError.ts'

/** A recording counts as a stream. */
const postTypeOf = (type: string): PostType => postTypes.find((known) => known === type) ?? 'STREAM'

/** Content that the creator picked from their own channels. */
export const pickedContent = async (
  transaction: DatabaseTransaction,
  creatorId: string,
  contentIds: readonly string[],
) => {
  if (contentIds.length === 0) return []
  const found = await transaction
    .selectFrom('content')
    .select(['id', 'url', 'type'])
    .where('creator_id', '=', creatorId)
    .where('id', 'in', [...contentIds])
    .orderBy('id')
    .execute()
  if (found.length < new Set(contentIds).size) throw refuse('not-found', 'contentIds')
  return found.map(({ id, url, type }) => ({ url, postType: postTypeOf(type), contentId: id }))
}
