import { keyRequestForm } from '@questboard/domain'
import { applyForKey as applyForKeyMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** A creator requests a key, joins the waitlist or accepts an invitation. */
export const applyForKey = defineAction('applyForKey', {
  who: 'creator',
  idempotent: true,
  input: keyRequestForm.extend({ campaignId: z.guid() }),
  async handle({ input: { campaignId, message }, person, transaction }) {
    const { participantId, status } = unwrap(
      await applyForKeyMove(transaction, campaignId, creatorActorOf(person), message),
    )
    return { participantId, status }
  },
})
