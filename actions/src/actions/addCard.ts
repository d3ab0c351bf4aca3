import { randomUUID } from 'node:crypto'
import { cardCustomerOf } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const PAGES = { tries: 20, seconds: 60 * 60 }

/** Returns the URL of the card provider's page, which later redirects to /api/cards/return. */
export const addCard = defineAction('addCard', {
  who: 'companyOwner',
  idempotent: true,
  input: z.object({}).transform(() => ({})),
  async prepare(call) {
    const { services, person } = call
    const { cards, config, database } = services
    const { companyId } = person
    if (cards === null) throw refuse('service-unavailable')
    await ration(call, `card-page:${companyId}`, PAGES)
    const customer = await cardCustomerOf(database, companyId, (company) => cards.createCustomer(company))
    // An unused checkout page costs nothing, so each attempt to add a card gets a new page.
    return cards.openCardPage({
      key: `card/${randomUUID()}`,
      companyId,
      customer,
      addedUrl: `${config.publicUrl}/api/cards/return?session={CHECKOUT_SESSION_ID}`,
      leftUrl: `${config.publicUrl}/user/settings/payments`,
    })
  },
  async handle(_call, { url }) {
    if (url === null) throw refuse('service-unavailable')
    return { url }
  },
})
