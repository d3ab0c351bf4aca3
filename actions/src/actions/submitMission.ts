import type { DatabaseTransaction } from '@questboard/database'
import { missionContentForm, type PostType, postTypes } from '@questboard/domain'
import { type MissionWork, submitMission as submitMissionMove } from '@questboard/moves'
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
): Promise<readonly MissionWork[]> => {
  if (contentIds.length === 0) return []
  const found = await transaction
    .selectFrom('content')
    .select(['id', 'url', 'type'])
    .where('creator_id', '=', creatorId)
    .where('id', 'in', [...contentIds])
    .orderBy('id')
    .execute()
  if (found.length < new Set(contentIds).size) throw refuse('not-found', 'contentIds')
  return found.map(({ id, url, type }) => ({
    criterionId: null,
    postType: postTypeOf(type),
    contentId: id,
    url,
  }))
}

type Answer = z.infer<typeof missionContentForm>['answers'][number]

/** As its criterion asks: by a message or a link. */
const workOf = ({ criterionId, completion, text }: Answer): MissionWork => ({
  criterionId,
  postType: null,
  ...(completion === 'URL' ? { url: text } : { message: text }),
})

/** Content of one's channels, and what the company looks at; once all criteria are reached, the review begins. */
export const submitMission = defineAction('submitMission', {
  who: 'creator',
  idempotent: true,
  input: missionContentForm.safeExtend({
    missionRunId: z.guid(),
    contentIds: z.array(z.guid()).max(20),
  }),
  async handle({ input: { missionRunId, contentIds, answers }, person, transaction }) {
    const picked = await pickedOf(transaction, person.userId, contentIds)
    const works = [...picked, ...answers.map(workOf)]
    const { status } = made(await submitMissionMove(transaction, missionRunId, creatorMoverOf(person), works))
    return { missionRunId, status }
  },
})
