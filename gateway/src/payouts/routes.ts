import { payoutMethodsIn } from '@questboard/domain'
import { keepPayoutAccount } from '@questboard/moves'
import { isOpenedFor, type PayoutAccount, setupUrls } from '@questboard/providers/payouts'
import { type Request, type Response, Router } from 'express'
import { pageUrl } from '../auth/callbackUrl.ts'
import type { Services } from '../services.ts'
import { createPayPalFlow } from './paypalFlow.ts'

const PAGE = '/user/settings/payments'

type Visitor = { readonly userId: string; readonly country: string }
type Told = Readonly<Record<string, string>>

const nothing: Told = {}
const notAsked: Told = { error: 'PayoutService' }
const taken: Told = { error: 'PayoutAccountTaken' }

/** The result of a visit: our page with a message, or a vendor's page. */
type Visit = (visitor: Visitor, request: Request, response: Response) => Promise<Told | string>

const accountAsked = (request: Request): string =>
  typeof request.query.account === 'string' ? request.query.account : ''

/** Handles the return from Stripe. The account's state is read from Stripe, not from the URL. */
const createStripeVisits = (services: Services): { readonly comeBack: Visit; readonly goOn: Visit } => {
  const { payouts, config } = services
  /** Finds the Stripe account in the URL, if it belongs to this person. */
  const ownAccount = async ({ userId }: Visitor, request: Request): Promise<PayoutAccount | null> => {
    const reference = accountAsked(request)
    if (payouts.stripe_connect === null || !reference.startsWith('acct_')) return null
    const account = await payouts.stripe_connect.account(reference)
    return isOpenedFor(userId, account) ? account : null
  }
  return {
    async comeBack(visitor, request) {
      const account = await ownAccount(visitor, request)
      if (account === null) return nothing
      const kept = await keepPayoutAccount(services.database, account, visitor)
      return kept === 'taken' ? taken : nothing
    },
    /** Stripe's links expire after a few minutes, so a person who comes late gets a new link. */
    async goOn(visitor, request) {
      const account = await ownAccount(visitor, request)
      if (account === null || payouts.stripe_connect === null) return nothing
      return payouts.stripe_connect.onboardingUrl(
        account.reference,
        setupUrls(config.publicUrl, account.reference),
      )
    },
  }
}

/** PayPal's login identifies the PayPal account. */
const createPayPalVisits = (services: Services): { readonly leave: Visit; readonly comeBack: Visit } => {
  const flow = createPayPalFlow(services)
  const redirectUri = `${services.config.publicUrl}/api/payouts/paypal/return`
  return {
    async leave({ userId, country }, _request, response) {
      const { paypal } = services.payouts
      if (paypal === null || !payoutMethodsIn(country).includes('paypal')) return nothing
      return paypal.logInUrl({ state: flow.begin(response, userId), redirectUri })
    },
    async comeBack(visitor, request, response) {
      const isTheirs = flow.isEnd(request, response, visitor.userId)
      const { code } = request.query
      if (request.query.error === 'access_denied') return nothing
      if (!isTheirs || typeof code !== 'string' || services.payouts.paypal === null) return notAsked
      const account = await services.payouts.paypal.identify({ code, redirectUri })
      const kept = await keepPayoutAccount(services.database, account, visitor)
      return kept === 'taken' ? taken : nothing
    },
  }
}

const visitorOf = async ({ database }: Services, userId: string): Promise<Visitor | null> => {
  const row = await database
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.id')
    .select('user.country')
    .where('creator.id', '=', userId)
    .executeTakeFirst()
  return row?.country ? { userId, country: row.country } : null
}

/** Routes that lead to the payout vendors and back. */
export const createPayoutRoutes = (services: Services): Router => {
  const { config, sessions, log } = services
  const router = Router()
  const stripe = createStripeVisits(services)
  const paypal = createPayPalVisits(services)
  const visits: Readonly<Record<string, Visit>> = {
    '/return': stripe.comeBack,
    '/refresh': stripe.goOn,
    '/paypal': paypal.leave,
    '/paypal/return': paypal.comeBack,
  }
  for (const [path, visit] of Object.entries(visits))
    router.get(path, async (request, response) => {
      const lead = (told: Told): void => response.redirect(303, pageUrl(config.publicUrl, PAGE, told))
      const session = await sessions.ofRequest(request)
      if (!session) {
        const query = { error: 'SessionRequired', callbackUrl: `${config.publicUrl}${PAGE}` }
        return response.redirect(303, pageUrl(config.publicUrl, '/login', query))
      }
      const visitor = await visitorOf(services, session.user.id)
      if (visitor === null) return lead(nothing)
      try {
        const told = await visit(visitor, request, response)
        if (typeof told === 'string') response.redirect(303, told)
        else lead(told)
      } catch (error) {
        log.warn({ err: error }, 'could not reach a payout vendor')
        lead(notAsked)
      }
    })
  return router
}
