import { errors } from '@questboard/domain'
import { NotTheirs } from '@questboard/providers/cards'
import express, { Router } from 'express'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'cards' | 'database' | 'log'>

/**
 * What Stripe sends: if it is signed it is kept, once by its id, and answered at once. The outbox has it worked off. Whatever
 * fails here Stripe sends again.
 */
export const createStripeWebhook = ({ cards, database, log }: Needed): Router => {
  const router = Router()
  // The signature is over the bytes as they came.
  router.post('/', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const signature = request.get('stripe-signature') ?? ''
    try {
      const body: unknown = request.body
      if (cards === null || !Buffer.isBuffer(body)) throw new NotTheirs('nobody waits for it')
      const { id, type, subject, reference, happenedAt } = cards.readEvent(body, signature)
      await database
        .insertInto('card_event')
        .values({
          provider_reference: id,
          type,
          subject,
          subject_reference: reference,
          happened_at: happenedAt,
          // Nothing of ours is looked at for it.
          ...(subject === 'other' ? { done_at: new Date() } : {}),
        })
        .onConflict((conflict) => conflict.column('provider_reference').doNothing())
        .execute()
      response.json({ received: true })
    } catch (error) {
      if (!(error instanceof NotTheirs)) throw error
      log.warn({ err: error }, 'a webhook that Stripe has not signed')
      response.status(400).json({ message: errors['invalid-input'] })
    }
  })
  router.all('/', onlyBy('POST'))
  return router
}
