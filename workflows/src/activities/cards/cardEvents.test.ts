import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'

let world: CardWorld
beforeAll(async () => {
  world = await createCardWorld()
}, 180_000)
afterAll(() => world?.close())

/** The state of the run, the payment and the money after all webhooks. */
const pictureOf = async (run: string, payment: string) => {
  const transfers = await world.scratch.run(`
    select transfer.kind, sum(entry.amount_cents) filter (where entry.amount_cents > 0)::int as cents
      from ledger_transfer as transfer join ledger_entry as entry on entry.transfer_id = transfer.id
     where payment_id = '${payment}' or quest_run_id = '${run}' group by transfer.id, transfer.kind order by 1, 2`)
  const disputes = await world.scratch.run(
    `select status from payment_dispute where payment_id = '${payment}'`,
  )
  const { status } = await world.payment(payment)
  return { run: await world.runStatus(run), payment: status, transfers, disputes }
}

const chargedBackTransfers = [
  { kind: 'chargeback', cents: 50_000 },
  { kind: 'escrow', cents: 50_000 },
  { kind: 'payment', cents: 50_000 },
  { kind: 'vendor_fee', cents: 1_480 },
  { kind: 'vendor_fee', cents: 1_500 },
]

describe('handling webhooks of the card provider', () => {
  it('the webhook about a dispute can arrive before the webhook about the payment', async () => {
    const run = await world.agreedRun()
    const payment = await world.request([run])
    await world.activities.openCardPayment(payment)
    const { next_url: url, provider_reference: reference } = await world.payment(payment)
    await world.stripe.pay(String(url), '4000000000000259')
    const { charge } = await world.cards.payment(String(reference))
    const dispute = (await world.sent()).find(
      ({ object }) => object.object === 'dispute' && object.payment_intent === charge,
    )
    if (!dispute) throw new Error('the bank took nothing back')
    await world.receive(dispute)
    const picture = await pictureOf(run, payment)
    expect(picture).toMatchObject({
      run: 'CONTENTPRODUCTION',
      payment: 'succeeded',
      disputes: [{ status: 'open' }],
    })
    expect(picture.transfers).toEqual(chargedBackTransfers)
  })

  it('webhooks about unknown objects are stored as done and have no effect', async () => {
    const before = await world.balances()
    await world.receive({
      id: 'evt_other',
      type: 'customer.created',
      created: 1,
      object: { id: 'cus_1', object: 'customer' },
    })
    await world.receive({
      id: 'evt_gone',
      type: 'checkout.session.completed',
      created: 1,
      object: { id: 'cs_test_gone', object: 'checkout.session' },
    })
    expect(await world.one('select count(*)::int as n from card_event where done_at is null')).toEqual({
      n: 0,
    })
    expect(await world.balances()).toEqual(before)
  })

  it('a webhook about a card whose company was closed stores nothing', async () => {
    const companyId = randomUUID()
    const customer = await world.cards.createCustomer({
      key: `customer/${companyId}`,
      companyId,
      name: 'Closed',
      email: 'closed@own.example',
    })
    const page = await world.cards.openCardPage({
      key: `card/${companyId}`,
      companyId,
      customer,
      addedUrl: 'https://questboard.example/added',
      leftUrl: 'https://questboard.example/left',
    })
    const before = await world.one('select count(*)::int as n from payment_method')
    await world.stripe.pay(String(page.url), '4242424242424242')
    const added = (await world.sent()).find(({ object }) => object.client_reference_id === companyId)
    if (!added) throw new Error('Stripe told of no card')
    await world.receive(added)
    expect(await world.one('select count(*)::int as n from card_event where done_at is null')).toEqual({
      n: 0,
    })
    expect(await world.one('select count(*)::int as n from payment_method')).toEqual(before)
  })

  it('Questboard does not trust the amounts in webhooks', async () => {
    const run = await world.agreedRun()
    const payment = await world.request([run])
    await world.activities.openCardPayment(payment)
    const { provider_reference: reference } = await world.payment(payment)
    const object = {
      id: String(reference),
      object: 'checkout.session',
      payment_status: 'paid',
      status: 'complete',
      client_reference_id: payment,
    }
    await world.receive({ id: 'evt_liar', type: 'checkout.session.completed', created: 1, object })
    expect(await world.runStatus(run)).toBe('PAYMENT')
    await world.activities.closeCardPayment(payment, 'Nobody paid in time')
  })
})
