import { HOUR_MS } from '@questboard/domain'
import { expireContent } from '@questboard/moves'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'
import { createReconciliationActivities } from '../reconciliation.ts'

let world: CardWorld
const said: string[] = []
let reconcileCards: ReturnType<typeof createReconciliationActivities>['reconcileCards']
beforeAll(async () => {
  world = await createCardWorld()
  const { database } = world.scratch
  const payouts = { stripe_connect: null, paypal: null }
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => said.push(line) })
  reconcileCards = createReconciliationActivities({
    database,
    payouts,
    cards: world.cards,
    log,
  }).reconcileCards
}, 180_000)
afterAll(() => world?.close())

/** The comparison runs some hours later, because recent movements are left to the next night. */
const compare = () => reconcileCards({ at: new Date(Date.now() + 5 * HOUR_MS).toISOString() })
const open = () =>
  world.scratch.run(
    `select vendor, what, subject, payment_id, ledger_cents::int, vendor_cents::int from open_difference order by subject`,
  )

/** Opens the page of a $500 payment. */
const openPage = async () => {
  const payment = await world.request([await world.agreedRun()])
  await world.activities.openCardPayment(payment)
  const { next_url: url } = await world.payment(payment)
  return { payment, url: String(url) }
}
const hearAll = async () => {
  for (const event of await world.sent()) await world.receive(event)
}

describe('the nightly comparison of ledger and card provider', () => {
  it('the ledger and the card provider agree on payments and disputes', async () => {
    const [paid, disputed] = [await openPage(), await openPage()]
    await world.stripe.pay(paid.url)
    await world.stripe.pay(disputed.url, '4000000000000259')
    for (const { payment } of [paid, disputed]) await world.activities.askCardPayment(payment)
    await hearAll()
    const found = await compare()
    expect(await open()).toEqual([])
    expect(found).toEqual({ differences: 0 })
    expect(
      await world.one('select tries, movements from reconciliation order by created_at desc limit 1'),
    ).toEqual({ tries: 3, movements: 3 })
  })

  it('the ledger and the card provider agree on refunds', async () => {
    const { payment, url } = await openPage()
    await world.stripe.pay(url)
    await hearAll()
    const { id: run } = await world.one(`select id from quest_run where payment_id = '${payment}'`)
    const failed = await world.scratch.database
      .transaction()
      .execute((transaction) => expireContent(transaction, String(run), { by: 'time' }))
    expect(failed).toMatchObject({ ok: true })
    const { id: refund } = await world.one(`select id from payment_refund where payment_id = '${payment}'`)
    expect(await compare()).toEqual({ differences: 1 })
    expect(await open()).toMatchObject([
      {
        vendor: 'stripe',
        what: expect.stringMatching(/the vendor does not know about/),
        ledger_cents: -50_000,
        payment_id: payment,
      },
    ])
    await world.activities.sendRefund(String(refund))
    expect(await compare()).toEqual({ differences: 0 })
    expect(await open()).toEqual([])
  })

  it('a charge that is not booked is listed as a difference until it is booked', async () => {
    const { payment, url } = await openPage()
    await world.stripe.pay(url)
    const { intents } = await world.stripe.books()
    expect(await compare()).toEqual({ differences: 1 })
    const [difference] = await open()
    expect(difference).toMatchObject({ payment_id: null, ledger_cents: 0, vendor_cents: 50_000 })
    expect(Object.keys(intents)).toContain(difference?.subject)
    await world.activities.askCardPayment(payment)
    await hearAll()
    expect(await compare()).toEqual({ differences: 0 })
    expect(await open()).toEqual([])
  })

  it('a difference stays listed until an admin settles it, and is listed again if the amounts change', async () => {
    const { url } = await openPage()
    await world.stripe.pay(url)
    said.length = 0
    await compare()
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, vendor: 'stripe', open: 1, msg: expect.stringContaining('docs/runbooks/differences.md') },
    ])
    const { id } = await world.one('select id from open_difference')
    await world.scratch.run(
      `select settle_difference('${id}', 'Paid by a tester, who keeps it with us', 'revenue')`,
    )
    said.length = 0
    expect([await compare(), await open(), said]).toEqual([{ differences: 1 }, [], []])
    expect(
      await world.scratch.run(
        `select kind, amount_cents::int from ledger_entry join ledger_account on ledger_account.id = account_id
          where transfer_id = (select id from ledger_transfer where kind = 'adjustment') order by kind`,
      ),
    ).toEqual([
      { kind: 'revenue', amount_cents: 50_000 },
      { kind: 'vendor', amount_cents: -50_000 },
    ])
    await world.scratch.run(`update reconciliation_difference set vendor_cents = 40000 where id = '${id}'`)
    await compare()
    expect(await open()).toMatchObject([{ vendor_cents: 50_000 }])
  })

  it('the ledger is not compared with the card provider while the provider is unavailable', async () => {
    const before = await world.one('select count(*)::int as n from reconciliation')
    await world.stripe.control({ fault: { path: '/v1/balance_transactions', kind: 'away', times: 10 } })
    await expect(compare()).rejects.toThrow(VendorUnavailable)
    expect(await world.one('select count(*)::int as n from reconciliation')).toEqual(before)
  })
})
