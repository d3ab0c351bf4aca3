import { missionContentForm } from '@questboard/domain'
import { type MissionWork, submitMission as submitMissionMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'
import { pickedContent } from '../lib/pickedContent.ts'

type Answer = z.infer<typeof missionContentForm>['answers'][number]

/** The text of an answer: a message or a link, depending on the criterion that the creator answers. */
const workOf = ({ criterionId, completion, text }: Answer): MissionWork => ({
  criterionId,
  postType: null,
  ...(completion === 'URL' ? { url: text } : { message: text }),
})

/** Submits content from the creator's channels and their answers. The review starts when all criteria are met. */
export const submitMission = defineAction('submitMission', {
  who: 'creator',
  idempotent: true,
  input: missionContentForm.safeExtend({
    missionRunId: z.guid(),
    contentIds: z.array(z.guid()).max(20),
  }),
  async handle({ input: { missionRunId, contentIds, answers }, person, transaction }) {
    const picked = await pickedContent(transaction, person.userId, contentIds)
    const works = [...picked.map((content) => ({ criterionId: null, ...content })), ...answers.map(workOf)]
    const { status } = unwrap(
      await submitMissionMove(transaction, missionRunId, creatorActorOf(person), works),
    )
    return { missionRunId, status }
  },
})
