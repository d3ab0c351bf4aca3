import { checkListing as check } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** The number of checks is limited, because each check uses vendor quota that all creators share. */
const LOOKS = { tries: 6, seconds: 60 * 60 }

export const checkListing = defineAction('checkListing', {
  who: 'creator',
  repeatable: 'Another check reads the same listing, and the number of checks is limited',
  input: z.object({ questRunId: z.guid() }),
  prepare: (call) => ration(call, `check-listing:${call.person.userId}`, LOOKS),
  async handle({ input: { questRunId }, person, transaction }) {
    const { isLookedAt } = unwrap(await check(transaction, questRunId, creatorActorOf(person)))
    return { sent: isLookedAt }
  },
})
