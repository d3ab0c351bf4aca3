import { errors } from '@questboard/domain'
import { NotTheirs } from '@questboard/providers/cards'
import express, { Router } from 'express'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'cards' | 'database' | 'log'>

/**
 * Stripe's webhook. Stores a signed event once by its id and responds immediately. The outbox processes the event
 * later. If storing fails, Stripe sends the event again.
 */
export const createStripeWebhook = ({ cards, database, log }: Needed): Router => {
  const router = Router()
  // The signature covers the raw bytes.
  router.post('/', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const signature = request.get('stripe-signature') ?? ''
    try {
      const body: unknown = request.body
      if (cards === null || !Buffer.isBuffer(body))
        throw new NotTheirs('cards are not set up, or the body is missing')
      const { id, type, subject, reference, happenedAt } = cards.readEvent(body, signature)
      await database
        .insertInto('card_event')
        .values({
          provider_reference: id,
          type,
          subject,
          subject_reference: reference,
          happened_at: happenedAt,
          // The event is about an object that we did not create.
          ...(subject === 'other' ? { done_at: new Date() } : {}),
        })
        .onConflict((conflict) => conflict.column('provider_reference').doNothing())
        .execute()
      response.json({ received: true })
    } catch (error) {
      if (!(error instanceof NotTheirs)) throw error
      log.warn({ err: error }, 'rejected a Stripe webhook')
      response.status(400).json({ message: errors['invalid-input'] })
    }
  })
  router.all('/', onlyBy('POST'))
  return router
}
