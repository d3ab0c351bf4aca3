import { bidForm } from '@questboard/domain'
import { makeOffer as makeOfferMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** A creator's first offer for a quest. Companies make their first offer with an invitation instead. */
export const makeOffer = defineAction('makeOffer', {
  who: 'creator',
  idempotent: true,
  input: bidForm.extend({ questId: z.guid() }),
  async handle({ input: { questId, ...bid }, person, transaction }) {
    const offer = { questId, creatorId: person.userId, bid }
    const { questRunId } = unwrap(await makeOfferMove(transaction, offer, creatorActorOf(person)))
    return { questRunId }
  },
})
