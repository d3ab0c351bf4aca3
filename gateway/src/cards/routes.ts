import { keepCard } from '@questboard/moves'
import { Router } from 'express'
import { pageUrl } from '../auth/callbackUrl.ts'
import type { Services } from '../services.ts'

const PAGE = '/user/settings/payments'

/**
 * Handles the return from the card provider's page that adds a card. The result is read from the provider, not from the
 * URL.
 */
export const createCardReturn = ({ config, database, cards, log }: Services): Router => {
  const router = Router()
  router.get('/return', async (request, response) => {
    const lead = (query: Record<string, string> = {}): void =>
      response.redirect(303, pageUrl(config.publicUrl, PAGE, query))
    const { session } = request.query
    if (cards === null || typeof session !== 'string' || !/^cs_\w{1,200}$/.test(session)) return lead()
    try {
      // The provider knows for which company the page was opened, so a visitor cannot add a card for another company.
      const { card, companyId } = await cards.cardPage(session)
      const isKept =
        card && companyId
          ? await database.transaction().execute((transaction) => keepCard(transaction, companyId, card))
          : false
      // The company was closed in the meantime, and no one could remove the card later.
      if (card && !isKept) await cards.removeCard(card.reference)
      lead(isKept ? { card: 'added' } : {})
    } catch (error) {
      log.warn({ err: error }, 'could not read a saved card from the card provider')
      lead({ error: 'CardService' })
    }
  })
  return router
}
