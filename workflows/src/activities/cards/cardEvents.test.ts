import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'

let world: CardWorld
beforeAll(async () => {
  world = await createCardWorld()
}, 180_000)
afterAll(() => world?.close())

/** The same numbers for the same seed: what failed once fails again. */
const dice = (seed: number) => {
  let state = seed * 2_654_435_761
  return (sides: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0
    return Math.abs(state) % sides
  }
}

const stories = {
  paid: async (url: string) => void (await world.stripe.pay(url)),
  declinedThenPaid: async (url: string) => {
    await world.stripe.pay(url, '4000000000000002')
    await world.stripe.pay(url, '5555555555554444')
  },
  askedByTheBank: async (url: string) => {
    const bank = await world.stripe.pay(url, '4000000000003220')
    await world.stripe.answerBank(bank.headers.get('location') ?? '', 'agree')
  },
  chargedBack: async (url: string) => void (await world.stripe.pay(url, '4000000000000259')),
  left: async (_url: string, reference: string) => void (await world.cards.close(reference)),
} as const
type Story = keyof typeof stories

/** What there is to see once all has been told: the run, the payment, the money of it. */
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

const expected: Readonly<Record<Story, object>> = {
  paid: { run: 'CONTENTPRODUCTION', payment: 'succeeded' },
  declinedThenPaid: { run: 'CONTENTPRODUCTION', payment: 'succeeded' },
  askedByTheBank: { run: 'CONTENTPRODUCTION', payment: 'succeeded' },
  chargedBack: { run: 'CONTENTPRODUCTION', payment: 'succeeded', disputes: [{ status: 'open' }] },
  left: { run: 'PENDING_PAYMENT', payment: 'expired', transfers: [] },
}
const paidTransfers = [
  { kind: 'escrow', cents: 50_000 },
  { kind: 'payment', cents: 50_000 },
  { kind: 'vendor_fee', cents: 1_480 },
]
const chargedBackTransfers = [
  { kind: 'chargeback', cents: 50_000 },
  { kind: 'escrow', cents: 50_000 },
  { kind: 'payment', cents: 50_000 },
  { kind: 'vendor_fee', cents: 1_480 },
  { kind: 'vendor_fee', cents: 1_500 },
]

const tellInAnyWay = async (payment: string, roll: (sides: number) => number): Promise<void> => {
  const { provider_reference: reference } = await world.payment(payment)
  const known = new Set(
    (await world.sent())
      .filter(({ object }) => object.id === reference || object.client_reference_id === payment)
      .flatMap(({ object }) => [object.id, String(object.payment_intent)]),
  )
  const mine = (await world.sent()).filter(
    ({ object }) => known.has(object.id) || known.has(String(object.payment_intent)),
  )
  // Each of them not at all, once or more often, and at the end all of them, as whoever sends again until it is taken.
  const told = Array.from({ length: 12 }, () => mine[roll(mine.length)])
  for (const event of told) {
    if (event === undefined) continue
    if (roll(4) === 0) await Promise.all([world.receive(event), world.receive(event)])
    else await world.receive(event)
    if (roll(5) === 0) await world.activities.askCardPayment(payment)
  }
  for (const event of mine.toSorted(() => roll(3) - 1)) await world.receive(event)
}

describe('webhooks in any order and number', () => {
  const names = ['paid', 'declinedThenPaid', 'askedByTheBank', 'chargedBack', 'left'] as const
  it.each(names.flatMap((name) => [1, 2, 3, 4].map((seed) => [name, seed] as const)))(
    'have one outcome: %s, %i',
    async (name, seed) => {
      const roll = dice(seed * 31 + name.length)
      const run = await world.agreedRun()
      const payment = await world.request([run])
      await world.activities.openCardPayment(payment)
      const { next_url: url, provider_reference: reference } = await world.payment(payment)
      await stories[name](String(url), String(reference))
      await tellInAnyWay(payment, roll)
      const picture = await pictureOf(run, payment)
      expect(picture).toMatchObject(expected[name])
      if (name === 'chargedBack') expect(picture.transfers).toEqual(chargedBackTransfers)
      else if (name !== 'left') expect(picture.transfers).toEqual(paidTransfers)
    },
    60_000,
  )

  it('have it even where the bank takes money back before anybody heard that it was paid', async () => {
    const run = await world.agreedRun()
    const payment = await world.request([run])
    await world.activities.openCardPayment(payment)
    const { next_url: url, provider_reference: reference } = await world.payment(payment)
    await stories.chargedBack(String(url))
    const { charge } = await world.cards.payment(String(reference))
    const dispute = (await world.sent()).find(
      ({ object }) => object.object === 'dispute' && object.payment_intent === charge,
    )
    if (!dispute) throw new Error('the bank took nothing back')
    await world.receive(dispute)
    const picture = await pictureOf(run, payment)
    expect(picture).toMatchObject(expected.chargedBack)
    expect(picture.transfers).toEqual(chargedBackTransfers)
  })

  it('that tell of what is no matter of ours are worked off and change nothing', async () => {
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

  it('are not believed: what they say of money counts for nothing', async () => {
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
