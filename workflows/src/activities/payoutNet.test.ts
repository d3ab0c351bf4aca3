import { grantAccess } from '@questboard/database/testing'
import { HOUR_MS, type PayoutMethod, payoutMethodFacts, shareAmount } from '@questboard/domain'
import { approveContent, letDisputeTimePass, openDispute, retryPayout } from '@questboard/moves'
import { createQuestRun, decideDispute } from '@questboard/moves/testing'
import {
  type PayoutProviders,
  payoutProvidersFromEnvironment,
  payoutVendorOf,
} from '@questboard/providers/payouts'
import { type PlayedVendors, playVendors } from '@questboard/providers/payouts/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActivation, createDispute, createMarket, market, walkQuestRun } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createPayoutActivities } from './payouts.ts'
import { createReconciliationActivities } from './reconciliation.ts'

const accounts = { card: 'acct_demo_card_0a1b2c3d', paypal: 'acct_demo_paypal_0a1b2c3d' } as const
const pages = { card: 'stripe-connect', paypal: 'paypal' } as const

let scratch: Scratch
let vendors: PlayedVendors
let payouts: PayoutProviders
let activities: ReturnType<typeof createPayoutActivities>
let reconcile: ReturnType<typeof createReconciliationActivities>
beforeAll(async () => {
  ;[scratch, vendors] = await Promise.all([createScratchDatabase(), playVendors({ slowMs: 0 })])
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
  payouts = payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
  const needed = { database: scratch.database, payouts, cards: null, log: pino({ level: 'silent' }) }
  activities = createPayoutActivities(needed)
  reconcile = createReconciliationActivities(needed)
}, 180_000)
afterAll(async () => {
  await vendors?.stop()
  await scratch?.drop()
})

const chooseMethod = (method: PayoutMethod) =>
  scratch.run(`update payout_account set method = '${method}', provider_reference = '${accounts[method]}', is_ready = true
                where creator_id = '${market.creator}'`)

const earn = async (amountCents: number): Promise<string> => {
  const questId = await createActivation(scratch, 'QUEST')
  const act = scratch.database.transaction()
  const run = await act.execute((transaction) =>
    createQuestRun(transaction, { questId, creatorId: market.creator, bid: { amountCents } }),
  )
  await walkQuestRun(scratch, run, 'CONTENTREVIEW')
  const company = { by: 'company', companyId: market.company, personId: market.owner } as const
  const approved = await scratch.database
    .transaction()
    .execute((transaction) => approveContent(transaction, run, company))
  if (!approved.ok) throw new Error(approved.code)
  return run
}

type Sent = { readonly vendor: string; readonly reference: string; readonly transaction: string }

const payoutOf = async (run: string): Promise<string> => {
  const [row] = await scratch.run(`select payout_id from quest_run where id = '${run}'`)
  return String(row?.payout_id)
}

const lastTry = async (payout: string): Promise<Sent> => {
  const [row] = await scratch.run(
    `select vendor, reference, vendor_transaction from payout_attempt where payout_id = '${payout}' order by number desc limit 1`,
  )
  return {
    vendor: String(row?.vendor),
    reference: String(row?.reference),
    transaction: String(row?.vendor_transaction),
  }
}

/** Sends a run's payout and lets it arrive. Returns the sum that was paid out according to the vendor's books. */
const arriving = async (run: string, by: PayoutMethod): Promise<number> => {
  const payout = await payoutOf(run)
  await activities.sendPayout(payout)
  await vendors.act(pages[by], (await lastTry(payout)).reference, 'arrive')
  await activities.askAboutPayout(payout)
  expect((await activities.lookAtPayout(payout))?.status).toBe('paid')
  const { vendor, transaction } = await lastTry(payout)
  const [from, until] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)]
  const movements = (await payoutVendorOf(payouts, vendor)?.movements({ from, until })) ?? []
  return movements
    .filter((movement) => movement.transaction === transaction)
    .reduce((sum, { cents }) => sum + cents, 0)
}

const balances = async () => {
  const rows = await scratch.run(
    `select kind, sum(balance_cents)::int as cents from ledger_balance where kind in ('vendor_fees', 'creator') group by 1`,
  )
  const of = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.cents ?? 0)
  return { difference: of('vendor_fees'), owed: of('creator') }
}
const ledger = async () => scratch.run('select sum(amount_cents)::int as cents from ledger_entry')

const differences = async () => {
  const at = new Date(Date.now() + 5 * HOUR_MS).toISOString()
  for (const vendor of await reconcile.comparedVendors()) await reconcile.reconcilePayouts({ vendor, at })
  return scratch.run('select vendor, what, ledger_cents::int, vendor_cents::int from open_difference')
}

const cases = (['card', 'paypal'] as const).flatMap((agreed) =>
  (['card', 'paypal'] as const).flatMap((by) =>
    [50_000, 45_000, 33_334, 1_500_01].map((amount) => [amount, agreed, by] as const),
  ),
)

it.each(cases)(
  'if %i cents are agreed with %s and paid out by %s, exactly the promised amount arrives',
  async (amountCents, agreed, by) => {
    await chooseMethod(agreed)
    const run = await earn(amountCents)
    const before = await balances()
    await chooseMethod(by)
    const { netCents, payoutCostCents } = shareAmount(amountCents, 1000, agreed)
    expect(await scratch.run(`select net_cents::int as net from quest_run where id = '${run}'`)).toEqual([
      { net: netCents },
    ])
    expect(await arriving(run, by)).toBe(netCents)
    const after = await balances()
    expect(after.owed - before.owed).toBe(-(netCents + payoutCostCents))
    expect(after.difference - before.difference).toBe(payoutCostCents - payoutMethodFacts[by].fee(netCents))
    expect(await ledger()).toEqual([{ cents: 0 }])
    expect(await differences()).toEqual([])
  },
)

it('a failed payout that is sent again by another payout method arrives with the promised amount', async () => {
  await chooseMethod('card')
  const run = await earn(50_000)
  const payout = await payoutOf(run)
  await activities.sendPayout(payout)
  await vendors.act('stripe-connect', (await lastTry(payout)).reference, 'fail')
  await activities.askAboutPayout(payout)
  await chooseMethod('paypal')
  const creator = { by: 'creator', personId: market.creator } as const
  await scratch.database.transaction().execute((transaction) => retryPayout(transaction, payout, creator))
  expect(await arriving(run, 'paypal')).toBe(44_863)
  expect(await ledger()).toEqual([{ cents: 0 }])
  expect(await differences()).toEqual([])
})

it.each([
  ['card', 'split', 17_934],
  ['paypal', 'split', 17_651],
  ['card', 'release', 44_863],
  ['paypal', 'release', 44_118],
] as const)(
  'a deal agreed with %s and decided as %s in a dispute pays out the amount that was shown, by either payout method',
  async (agreed, decision, netCents) => {
    for (const by of ['card', 'paypal'] as const) {
      await chooseMethod(agreed)
      const dispute = await createDispute(scratch, Date.now() + HOUR_MS)
      const [row] = await scratch.run(`select quest_run_id from quest_run_dispute where id = '${dispute}'`)
      const run = String(row?.quest_run_id)
      await chooseMethod(by)
      const creator = { by: 'creator', personId: market.creator } as const
      const { database } = scratch
      await database
        .transaction()
        .execute((transaction) => openDispute(transaction, run, creator, 'It was there.'))
      await database
        .transaction()
        .execute((transaction) =>
          decideDispute(transaction, dispute, decision, decision === 'split' ? 20_005 : null),
        )
      await database.transaction().execute((transaction) => letDisputeTimePass(transaction, dispute))
      expect(await arriving(run, by)).toBe(netCents)
      expect(await ledger()).toEqual([{ cents: 0 }])
    }
    expect(await differences()).toEqual([])
  },
)
