import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notePayout, refusePayout, requestPayout, retryPayout, settlePayout, startPayout } from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances, eventsOf, statusOf } from '../testing/look.ts'
import { arrive, offer, questRunAt, sendOut } from '../testing/questRuns.ts'
import { randomOf } from '../testing/randomOf.ts'
import { walkQuestRun } from '../testing/walkQuestRun.ts'
import {
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  provider,
  type World,
} from '../testing/world.ts'

let world: World
let run: string
beforeEach(async () => {
  world = await createWorld()
  run = await questRunAt(world, await createActivation(world, 'QUEST'), 'PAYOUT')
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  const [sum] = await world.run('select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry')
  await world.close()
  expect(trouble).toEqual([])
  expect(sum?.cents).toBe(0)
})

const status = (payout: string) => statusOf(world, 'payout', payout)
const tries = () =>
  world.run('select number, vendor, sent_cents, reference from payout_attempt order by number')
const start = (payout: string) => world.act((transaction) => startPayout(transaction, payout, provider))
const retry = (payout: string, actor: Parameters<typeof retryPayout>[2] = creator) =>
  world.act((transaction) => retryPayout(transaction, payout, actor))
const hear = (payout: string, number: number, outcome: 'failed' | 'unclaimed' | 'returned') =>
  world.act((transaction) =>
    settlePayout(transaction, payout, provider, { number, outcome, problem: 'No such account.' }),
  )
const owed = { 'vendor/stripe': -50_000, revenue: 5000, creator: 45_000 }
const gone = { 'vendor/stripe': -50_000, revenue: 5000, 'vendor/stripe_connect': 45_000 }
const opened = async () =>
  (await done(world.act((transaction) => requestPayout(transaction, run, provider)))).payoutId

describe('sending a payout to a creator', () => {
  it('when the work of a quest run is approved, a payout is requested with the agreed payout cost', async () => {
    const rows = await world.run(
      'select payout.status, payout.amount_cents::int, payout.fee_cents::int, description from payout join quest_run on payout_id = payout.id',
    )
    const asked = { status: 'pending', amount_cents: 45_000, fee_cents: 137, description: 'Quest: Emberfall' }
    expect(rows).toEqual([asked])
  })

  it('a payout is recorded in the ledger before its vendor is called', async () => {
    const payout = await opened()
    // The payout cost of $450 is 0.25% plus 25 cents.
    const first = {
      number: 1,
      key: `${payout}/1`,
      vendor: 'stripe_connect',
      sentCents: 44_863,
      reference: null,
    }
    expect(await start(payout)).toMatchObject({ ok: true, ...first })
    expect(await balances(world)).toEqual(gone)
    const [row] = await world.run(`select fee_cents, expected_on from payout where id = '${payout}'`)
    // No arrival date is known before the vendor has accepted the payout.
    expect(row).toEqual({ fee_cents: 137, expected_on: null })
  })

  it('a payout that was interrupted before the vendor responded continues as the same attempt, even with two workers', async () => {
    const payout = await opened()
    const [one, two] = await Promise.all([start(payout), start(payout)])
    expect(one).toEqual(two)
    expect(await start(payout)).toEqual(one)
    expect(await tries()).toHaveLength(1)
    expect(await balances(world)).toEqual(gone)
  })

  it('a payout without a recorded attempt, as in the demo market, continues as its first attempt and is sent once', async () => {
    const payout = await opened()
    await start(payout)
    await world.run('begin; set local session_replication_role = replica; delete from payout_attempt; commit')
    expect(await start(payout)).toMatchObject({ ok: true, number: 1, key: `${payout}/1` })
    expect(await balances(world)).toEqual(gone)
  })

  it('the creator is notified once that a payout is on its way, when the vendor has accepted the payout', async () => {
    const payout = await sendOut(world, run)
    await done(
      world.act((transaction) =>
        notePayout(transaction, payout, provider, {
          number: 1,
          reference: `po_${payout}`,
          transaction: null,
          arrivesOn: '2027-02-01',
        }),
      ),
    )
    await done(arrive(world, payout))
    const told = (await eventsOf(world, payout)).map((event) => String(event).split(' ')[0])
    expect(told).toEqual(['payoutRequested', 'payoutStarted', 'payoutSent', 'payoutPaid'])
    expect(await statusOf(world, 'quest_run', run)).toBe('COMPLETED')
  })

  it("a payout above PayPal's limit is refused for PayPal and possible by card", async () => {
    const payout = await opened()
    const [before] = await world.run('select method from payout_account limit 1')
    const isOf = (cents: number) =>
      world.run(
        `set session_replication_role = replica; update payout set amount_cents = ${cents} where id = '${payout}'; set session_replication_role = default`,
      )
    await isOf(20_000_01)
    await world.run(`update payout_account set method = 'paypal'`)
    expect(await start(payout)).toEqual({ ok: false, code: 'payout-limit' })
    expect(await world.run(`select number from payout_attempt where payout_id = '${payout}'`)).toEqual([])
    await done(
      world.act((transaction) => refusePayout(transaction, payout, provider, 'Too much for PayPal.')),
    )
    expect(await retry(payout)).toEqual({ ok: false, code: 'payout-limit' })
    await isOf(45_000)
    await world.run(`update payout_account set method = 'card'`)
    await done(retry(payout))
    expect(await start(payout)).toMatchObject({ ok: true, number: 1, vendor: 'stripe_connect' })
    await world.run(`update payout_account set method = '${before?.method}'`)
  })

  it('a payout is expected on the announced day, or later if the vendor reports a later day', async () => {
    const payout = await sendOut(world, run)
    const expected = async () =>
      (await world.run(`select expected_on::text from payout where id = '${payout}'`))[0]?.expected_on
    const saidBefore = await expected()
    const note = async (arrivesOn: string) =>
      done(
        world.act((transaction) =>
          notePayout(transaction, payout, provider, {
            number: 1,
            reference: `po_${payout}`,
            transaction: null,
            arrivesOn,
          }),
        ),
      )
    await note(new Date().toISOString().slice(0, 10))
    expect(await expected()).toBe(saidBefore)
    await note('2127-02-01')
    expect(await expected()).toBe('2127-02-01')
  })

  it.each([
    ['card', 'paypal', 44_863, 137, 897],
    ['paypal', 'card', 44_118, 882, 135],
  ] as const)(
    'a payout agreed for %s but sent by %s arrives as agreed, because Questboard pays the difference',
    async (agreed, now, net, cost, fee) => {
      const [before] = await world.run('select method from payout_account limit 1')
      await world.run(`update payout_account set method = '${agreed}'`)
      const later = await questRunAt(world, await createActivation(world, 'QUEST'), 'PAYOUT')
      const [run] = await world.run(
        `select payout_id, net_cents::int as net, payout_cost_cents::int as cost from quest_run where id = '${later}'`,
      )
      expect(run).toMatchObject({ net, cost })
      const books = await balances(world)
      await world.run(`update payout_account set method = '${now}'`)
      const payout = String(run?.payout_id)
      expect(await start(payout)).toMatchObject({ ok: true, sentCents: net })
      const sent = await balances(world)
      const vendor = `vendor/${now === 'card' ? 'stripe_connect' : 'paypal'}`
      expect(sent[vendor]).toBe(net + fee)
      expect(sent.vendor_fees).toBe(cost - fee)
      expect((sent.creator ?? 0) - (books.creator ?? 0)).toBe(-45_000)
      await done(hear(payout, 1, 'returned'))
      expect(await balances(world)).toEqual(books)
      await world.run(`update payout_account set method = '${before?.method}'`)
    },
  )

  it('a payout of a few cents arrives by card, and Questboard pays the rest of the fee', async () => {
    const { questRunId } = await offer(world, await createActivation(world, 'QUEST'), { amountCents: 20 })
    for (const next of [
      'PENDING_PAYMENT',
      'PAYMENT',
      'CONTENTPRODUCTION',
      'CONTENTREVIEW',
      'PAYOUT',
    ] as const)
      await world.act((transaction) => walkQuestRun(transaction, questRunId, next))
    const [row] = await world.run(
      `select payout_id, net_cents::int as net, payout_cost_cents::int as cost from quest_run where id = '${questRunId}'`,
    )
    expect(row).toMatchObject({ net: 1, cost: 17 })
    expect(await start(String(row?.payout_id))).toMatchObject({ ok: true, sentCents: 1 })
    expect((await balances(world)).vendor_fees).toBe(17 - 25)
  })

  it('a payout fails with an error message if the creator has no account that is ready', async () => {
    const payout = await opened()
    await world.run('update payout_account set is_ready = false')
    expect(await start(payout)).toEqual({ ok: false, code: 'payout-setup' })
    await done(
      world.act((transaction) => refusePayout(transaction, payout, provider, 'Please finish your set-up.')),
    )
    expect(await status(payout)).toBe('failed')
    expect(await retry(payout)).toEqual({ ok: false, code: 'payout-setup' })
    expect(await balances(world)).toEqual(owed)
    await world.run('update payout_account set is_ready = true')
    await done(retry(payout))
    expect(await start(payout)).toMatchObject({ ok: true, number: 1 })
  })
})

describe('a payout that does not arrive', () => {
  it.each(['failed', 'returned'] as const)(
    'the money of a payout that %s still belongs to the creator, who can have it sent to their current account',
    async (outcome) => {
      const payout = await sendOut(world, run)
      await done(hear(payout, 1, outcome))
      expect(await hear(payout, 1, outcome)).toEqual({ ok: true })
      expect(await balances(world)).toEqual(owed)
      expect(await start(payout)).toEqual({ ok: false, code: 'status-illegal' })
      await world.run(
        `update payout_account set method = 'paypal', provider_reference = 'PAYER' where creator_id = '${people.creator}'`,
      )
      await done(retry(payout))
      expect(await start(payout)).toMatchObject({ number: 2, vendor: 'paypal', destination: 'PAYER' })
      await done(arrive(world, payout, 2))
      // The creator gets the agreed $448.63, and PayPal's fee is $8.97. The agreed payout cost was only $1.37, because
      // the payout account was at Stripe then.
      expect(await balances(world)).toEqual({
        ...gone,
        'vendor/stripe_connect': undefined,
        'vendor/paypal': 44_863 + 897,
        vendor_fees: 137 - 897,
      })
      expect(await statusOf(world, 'quest_run', run)).toBe('COMPLETED')
    },
  )

  it('an unclaimed payout stays with the vendor until the creator claims it', async () => {
    const payout = await sendOut(world, run)
    await done(hear(payout, 1, 'unclaimed'))
    expect(await balances(world)).toEqual(gone)
    await done(arrive(world, payout))
    expect(await status(payout)).toBe('paid')
  })

  it('a payout that is recalled to be sent to another account is sent again as soon as the vendor has returned it', async () => {
    const payout = await sendOut(world, run)
    await done(hear(payout, 1, 'unclaimed'))
    await done(retry(payout))
    await done(hear(payout, 1, 'returned'))
    expect(await hear(payout, 1, 'returned')).toEqual({ ok: true })
    expect(await start(payout)).toMatchObject({ ok: true, number: 2 })
  })

  it('a payout that is returned after it arrived can be sent again, and the quest run stays completed', async () => {
    const payout = await sendOut(world, run)
    await done(arrive(world, payout))
    await done(hear(payout, 1, 'failed'))
    expect(await status(payout)).toBe('returned')
    expect(await balances(world)).toEqual(owed)
    await done(retry(payout))
    await done(start(payout))
    await done(arrive(world, payout, 2))
    expect(await balances(world)).toEqual(gone)
    expect(await statusOf(world, 'quest_run', run)).toBe('COMPLETED')
  })

  it('only the creator of a payout can have it sent again', async () => {
    const payout = await sendOut(world, run)
    expect(await retry(payout)).toEqual({ ok: false, code: 'status-illegal' })
    await done(hear(payout, 1, 'failed'))
    expect(await retry(payout, otherCreator)).toEqual({ ok: false, code: 'not-found' })
    expect(await retry(payout, provider)).toEqual({ ok: false, code: 'not-allowed' })
  })

  it('reports of a vendor about an earlier attempt do not change the payout', async () => {
    const payout = await sendOut(world, run)
    await done(hear(payout, 1, 'failed'))
    await done(retry(payout))
    await done(start(payout))
    expect(await hear(payout, 1, 'failed')).toEqual({ ok: false, code: 'status-illegal' })
    expect(await arrive(world, payout, 1)).toEqual({ ok: false, code: 'status-illegal' })
    expect(await balances(world)).toEqual(gone)
  })
})

describe('payout reports from a vendor in any order and number', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'vendor reports about a payout move its money only once each way, in any order (%i)',
    async (seed) => {
      const random = randomOf(seed)
      const payout = await sendOut(world, run)
      const say = {
        paid: () => arrive(world, payout),
        failed: () => hear(payout, 1, 'failed'),
        unclaimed: () => hear(payout, 1, 'unclaimed'),
        returned: () => hear(payout, 1, 'returned'),
      }
      for (let told = 0; told < 12; told += 1)
        await say[random.pick(['paid', 'failed', 'unclaimed', 'returned'] as const) ?? 'paid']()
      const isBack = ['failed', 'returned'].includes(String(await status(payout)))
      expect(await balances(world)).toEqual(isBack ? owed : gone)
      expect(await tries()).toHaveLength(1)
    },
  )
})
