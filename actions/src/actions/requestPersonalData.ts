import { emitEvent } from '@questboard/database'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { ration } from '../lib/ration.ts'

const REQUESTS = { tries: 5, seconds: 24 * 60 * 60 }

/** The link goes by email, because a person at someone else's open browser must not be able to download all data. */
export const requestPersonalData = defineAction('requestPersonalData', {
  who: 'signedIn',
  repeatable: 'Another email has another link, and the number of emails is limited',
  input: z.object({}),
  prepare: (call) => ration(call, `personal-data:${call.person.userId}`, REQUESTS),
  async handle({ person, transaction }) {
    await emitEvent(transaction, { type: 'personalDataRequested', entity: 'user', entityId: person.userId })
    return { sent: true }
  },
})
