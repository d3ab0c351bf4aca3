import { Router } from 'express'
import { pageUrl } from '../auth/callbackUrl.ts'
import type { Services } from '../services.ts'

const PAGE = '/user/settings/payments'

/** Back from the payout service: what it says about the account is asked for, not taken from the address. */
export const createPayoutReturn = ({ config, database, sessions, payouts, log }: Services): Router => {
  const router = Router()
  router.get('/return', async (request, response) => {
    const lead = (query: Record<string, string> = {}): void =>
      response.redirect(303, pageUrl(config.publicUrl, PAGE, query))
    const session = await sessions.ofRequest(request)
    if (!session) {
      const query = { error: 'SessionRequired', callbackUrl: `${config.publicUrl}${PAGE}` }
      return response.redirect(303, pageUrl(config.publicUrl, '/login', query))
    }
    const stored = await database
      .selectFrom('payout_account')
      .select('provider_reference')
      .where('creator_id', '=', session.user.id)
      .executeTakeFirst()
    if (!stored || !payouts) return lead()
    try {
      const account = await payouts.account(stored.provider_reference)
      await database
        .updateTable('payout_account')
        .set({ is_ready: account.isReady, label: account.label, problem: account.problem })
        .where('provider_reference', '=', account.reference)
        .execute()
      lead()
    } catch (error) {
      log.warn({ err: error }, 'the payout service could not be asked')
      lead({ error: 'PayoutService' })
    }
  })
  return router
}
