import { bidForm } from '@questboard/domain'
import { makeOffer as makeOfferMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'

/** A creator's way into a quest; a company's offers go with invitations. */
export const makeOffer = defineAction('makeOffer', {
  who: 'creator',
  idempotent: true,
  input: bidForm.extend({ questId: z.guid() }),
  async handle({ input: { questId, ...bid }, person: { userId }, transaction }) {
    const offer = { questId, creatorId: userId, bid }
    const { questRunId } = made(await makeOfferMove(transaction, offer, { by: 'creator', personId: userId }))
    return { questRunId }
  },
})
