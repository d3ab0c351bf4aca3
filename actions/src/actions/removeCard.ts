import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** Removes the card at the provider first, because deleting only our record would leave the card chargeable. */
export const removeCard = defineAction('removeCard', {
  who: 'companyOwner',
  repeatable: 'A removed card cannot be removed again',
  input: z.object({}),
  async prepare({ services: { cards, database }, person }) {
    if (cards === null) throw refuse('service-unavailable')
    const card = await database
      .selectFrom('payment_method')
      .select('provider_method_id')
      .where('company_id', '=', person.companyId)
      .executeTakeFirst()
    if (card) await cards.removeCard(card.provider_method_id)
    return card ?? null
  },
  async handle({ transaction, person }, card) {
    // If another card was added in the meantime, that card is not removed.
    if (card)
      await transaction
        .deleteFrom('payment_method')
        .where('company_id', '=', person.companyId)
        .where('provider_method_id', '=', card.provider_method_id)
        .execute()
    return { sent: card !== null }
  },
})
