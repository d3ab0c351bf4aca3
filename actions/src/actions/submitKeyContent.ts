import { keyContentForm } from '@questboard/domain'
import { submitKeyContent as submitKeyContentMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'
import { pickedContent } from '../lib/pickedContent.ts'

export const submitKeyContent = defineAction('submitKeyContent', {
  who: 'creator',
  idempotent: true,
  input: keyContentForm.safeExtend({ participantId: z.guid(), contentIds: z.array(z.guid()).max(20) }),
  async handle({ input: { participantId, contentIds, links }, person, transaction }) {
    const picked = await pickedContent(transaction, person.userId, contentIds)
    unwrap(
      await submitKeyContentMove(transaction, participantId, creatorActorOf(person), [...picked, ...links]),
    )
    return { participantId, status: 'submitted_content' }
  },
})
