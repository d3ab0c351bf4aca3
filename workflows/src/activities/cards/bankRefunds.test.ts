import { HOUR_MS } from '@questboard/domain'
import { expireContent } from '@questboard/moves'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'
import { createReconciliationActivities } from '../reconciliation.ts'

let world: CardWorld
beforeAll(async () => {
  world = await createCardWorld()
}, 180_000)
afterAll(() => world?.close())

/** A paid quest run whose content is due. */
const paid = async () => {
  const run = await world.agreedRun()
  const payment = await world.request([run])
  await world.activities.openCardPayment(payment)
  await world.stripe.pay(String((await world.payment(payment)).next_url))
  await world.activities.askCardPayment(payment)
  const { charge_reference: intent } = await world.payment(payment)
  const books = async () => {
    const { charges, disputes, refunds } = await world.stripe.books()
    const mine = <T extends { intent: string | null }>(all: Record<string, T>) =>
      Object.values(all).filter((one) => one.intent === intent)
    return { charges: mine(charges), disputes: mine(disputes), refunds: mine(refunds) }
  }
  const disputeId = async () => (await books()).disputes[0]?.id
  const fails = () =>
    world.scratch.database
      .transaction()
      .execute((transaction) => expireContent(transaction, run, { by: 'time' }))
  const refund = () =>
    world.one(
      `select id, status, amount_cents::int as cents from payment_refund where payment_id = '${payment}'`,
    )
  return {
    payment,
    books,
    refund,
    fails: async () => expect(await fails()).toMatchObject({ ok: true }),
    async isChargedBack(): Promise<void> {
      await world.stripe.control({ what: 'chargeBack', id: (await books()).charges[0]?.id })
    },
    async bankDecides(what: 'win' | 'lose'): Promise<void> {
      await world.stripe.control({ what, id: await disputeId() })
    },
    /** Delivers all webhooks of the dispute, and then all of them again in another order. */
    async isTold(): Promise<void> {
      const id = await disputeId()
      const all = (await world.sent()).filter(({ object }) => object.id === id)
      for (const event of [...all.toReversed(), ...all]) await world.receive(event)
    },
    send: async () => world.activities.sendRefund(String((await refund()).id)),
    lossCents: async () =>
      (
        await world.one(`select coalesce(-sum(amount_cents), 0)::int as cents from ledger_transfer as transfer
          join ledger_entry as entry on entry.transfer_id = transfer.id
          join ledger_account as account on account.id = entry.account_id and account.kind = 'loss'
         where transfer.payment_id = '${payment}'`)
      ).cents,
    events: async () =>
      (
        await world.scratch.run(
          `select type from domain_event where entity_id = '${(await refund()).id}' order by created_at`,
        )
      ).map(({ type }) => type),
  }
}

const differences = async () => {
  const payouts = { stripe_connect: null, paypal: null }
  const { database } = world.scratch
  const log = pino({ level: 'silent' })
  const { reconcileCards } = createReconciliationActivities({ database, payouts, cards: world.cards, log })
  return reconcileCards({ at: new Date(Date.now() + 5 * HOUR_MS).toISOString() })
}

describe('refunding a quest run after its bank took the payment back', () => {
  it('after a chargeback, a failed quest run is not refunded to the card unless the bank returns the money to us', async () => {
    const of = await paid()
    await of.isChargedBack()
    await of.isTold()
    await of.fails()
    expect(await of.refund()).toMatchObject({ status: 'covered', cents: 50_000 })
    expect(await of.send()).toEqual({ status: 'covered', isOver: true })
    expect((await of.books()).refunds).toEqual([])
    expect(await of.lossCents()).toBe(0)
    expect(await differences()).toEqual({ differences: 0 })
    await of.bankDecides('win')
    await of.isTold()
    expect(await of.send()).toEqual({ status: 'succeeded', isOver: true })
    expect(await of.send()).toEqual({ status: 'succeeded', isOver: true })
    expect((await of.books()).refunds).toMatchObject([{ amount: 50_000 }])
    expect(await of.lossCents()).toBe(0)
    expect(await differences()).toEqual({ differences: 0 })
    expect(await of.events()).toEqual([
      'refundRequested',
      'refundCovered',
      'refundRequested',
      'refundSucceeded',
    ])
  })

  it('after a chargeback, a failed quest run is never refunded to the card if the bank decides in favor of the company', async () => {
    const of = await paid()
    await of.isChargedBack()
    await of.isTold()
    await of.fails()
    await of.bankDecides('lose')
    await of.isTold()
    expect(await of.send()).toEqual({ status: 'covered', isOver: true })
    expect((await of.books()).refunds).toEqual([])
  })
})

describe('a chargeback that arrives while a refund is in progress', () => {
  it("a refund that a chargeback prevents waits until the bank's webhook arrives", async () => {
    const of = await paid()
    await of.fails()
    await of.isChargedBack()
    expect(await of.send()).toEqual({ status: 'waiting', isOver: false })
    expect(await of.send()).toEqual({ status: 'waiting', isOver: false })
    await of.isTold()
    expect(await of.send()).toEqual({ status: 'covered', isOver: true })
    expect((await of.books()).refunds).toEqual([])
    expect(await of.events()).toEqual(['refundRequested', 'refundCovered'])
    expect(await differences()).toEqual({ differences: 0 })
  })

  it('a refund whose response was lost does not also count as paid by the bank', async () => {
    const of = await paid()
    await of.fails()
    await world.stripe.control({ fault: { kind: 'cutAfterwards', times: 1, path: '/v1/refunds' } })
    await expect(of.send()).rejects.toBeInstanceOf(VendorUnavailable)
    await of.send()
    const { refunds } = await of.books()
    expect(refunds).toMatchObject([{ amount: 50_000 }])
    expect(await of.send()).toEqual({ status: 'succeeded', isOver: true })
    expect(await of.lossCents()).toBe(0)
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'a refund and a bank dispute that are reported at the same moment add up correctly (%i)',
    async () => {
      const of = await paid()
      await of.isChargedBack()
      await Promise.all([of.fails(), of.isTold()])
      expect(await of.send()).toEqual({ status: 'covered', isOver: true })
      expect((await of.books()).refunds).toEqual([])
      expect(await of.lossCents()).toBe(0)
      await Promise.all([of.bankDecides('win'), of.isTold()])
      await Promise.all([of.isTold(), of.isTold(), of.send().catch(() => undefined)])
      await of.send()
      expect(await of.send()).toEqual({ status: 'succeeded', isOver: true })
      expect((await of.books()).refunds).toMatchObject([{ amount: 50_000 }])
      expect(await of.lossCents()).toBe(0)
    },
    30_000,
  )
})
