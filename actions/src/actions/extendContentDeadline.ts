import { extendContentDeadline as extend } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The changed row writes an event, which notifies the run's workflow. */
export const extendContentDeadline = defineAction('extendContentDeadline', {
  who: 'companyMember',
  repeatable: 'The request names the version of the run that it changes',
  input: z.object({ questRunId: z.guid(), version: z.int(), until: z.iso.datetime({ offset: true }) }),
  async handle({ input: { questRunId, version, until }, person, transaction }) {
    unwrap(await extend(transaction, { id: questRunId, version }, actorOf(person), new Date(until)))
    return { questRunId }
  },
})
