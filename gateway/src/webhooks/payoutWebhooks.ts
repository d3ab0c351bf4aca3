import { errors } from '@questboard/domain'
import { refreshPayoutAccount } from '@questboard/moves'
import { ForgedEvent, type PayoutVendorId, type VendorEvent } from '@questboard/providers/payouts'
import { VendorUnavailable } from '@questboard/providers/vendor'
import express, { type Request, type RequestHandler, Router } from 'express'
import type { Services } from '../services.ts'
import { isKnownEvent, keepEvent } from './payoutEvents.ts'

/** Reads a vendor's event. Null if this vendor is not configured. */
type Read = (request: Request) => VendorEvent | Promise<VendorEvent> | null

const headerOf = (request: Request, name: string): string => request.get(name) ?? ''

const paypalHeaders = [
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const

const readersOf = ({ payouts }: Services): Readonly<Record<PayoutVendorId, Read>> => ({
  stripe_connect: (request) =>
    payouts.stripe_connect?.readEvent(request.body, headerOf(request, 'stripe-signature')) ?? null,
  paypal(request) {
    if (payouts.paypal === null) return null
    const headers = Object.fromEntries(paypalHeaders.map((name) => [name, request.get(name)]))
    // An event without PayPal's headers cannot be from PayPal, so PayPal is not asked to verify it.
    if (Object.values(headers).some((value) => !value)) throw new ForgedEvent('Headers are missing')
    return payouts.paypal.readEvent(request.body, headers)
  },
})

/** Uses an event only as a sign that the payout has changed. Reads the new state from the vendor. */
const takeUp = async (services: Services, vendor: PayoutVendorId, event: VendorEvent): Promise<void> => {
  if (await isKnownEvent(services, vendor, event)) return
  const { stripe_connect: connect } = services.payouts
  if (vendor === 'stripe_connect' && event.type.startsWith('account.') && event.account && connect)
    await refreshPayoutAccount(services.database, await connect.account(event.account))
  await keepEvent(services, vendor, event)
}

const answer =
  (services: Services, vendor: PayoutVendorId, read: Read): RequestHandler =>
  async (request, response) => {
    try {
      const event = await read(request)
      if (event === null) return void response.status(404).json({ message: errors['not-found'] })
      await takeUp(services, vendor, event)
      response.json({ received: true })
    } catch (error) {
      if (error instanceof ForgedEvent)
        return void response.status(400).json({ message: 'The signature is invalid' })
      if (!(error instanceof VendorUnavailable)) throw error
      // Vendors send an event again after an error.
      services.log.warn(
        { err: error, vendor },
        'could not check a payout event with its vendor, which will send it again',
      )
      response.status(503).json({ message: errors['service-unavailable'] })
    }
  }

/** The routes `connect` and `paypal`. Both read the body as raw bytes, because the signature covers these bytes. */
export const createPayoutWebhooks = (services: Services): Router => {
  const router = Router()
  const readers = readersOf(services)
  const raw = express.raw({ type: () => true, limit: '256kb' })
  router.post('/connect', raw, answer(services, 'stripe_connect', readers.stripe_connect))
  router.post('/paypal', raw, answer(services, 'paypal', readers.paypal))
  return router
}
