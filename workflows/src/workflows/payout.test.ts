import { grantAccess } from '@questboard/database/testing'
import { HOUR_MS, payoutTryKey } from '@questboard/domain'
import { approveContent } from '@questboard/moves'
import { payoutProvidersFromEnvironment } from '@questboard/providers/payouts'
import { type PlayedVendors, playVendors } from '@questboard/providers/payouts/testing'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker } from '@temporalio/worker'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPayoutActivities } from '../activities/payouts.ts'
import { createReconciliationActivities } from '../activities/reconciliation.ts'
import { memoOf, signals, TASK_QUEUE, workflows } from '../contract.ts'
import { createMarket, createQuestRun, eventsOf, market, statusOf, walkQuestRun } from '../testing/market.ts'
import { stateOf } from '../testing/rowWorld.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { bundleWorkflows, startTestWorld } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

const patience = { timeout: 60_000, interval: 200 }
const CARD = 'acct_demo_card_0a1b2c3d'
const PAYPAL = 'acct_demo_paypal_0a1b2c3d'
let scratch: Scratch
let vendors: PlayedVendors
let world: TestWorkflowEnvironment
let worker: Worker
let working: Promise<void>
let reconcile: ReturnType<typeof createReconciliationActivities>

describe.skipIf('missing' in server)('sending a payout in a test that skips time', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    await scratch.run(grantAccess(market.creator))
    vendors = await playVendors()
    world = await startTestWorld(server.path)
    const payouts = payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
    const log = pino({ level: 'silent' })
    const dependencies = { database: scratch.database, payouts, cards: null, log }
    reconcile = createReconciliationActivities(dependencies)
    worker = await Worker.create({
      connection: world.nativeConnection,
      taskQueue: TASK_QUEUE,
      workflowBundle: await bundleWorkflows(),
      activities: { ...createPayoutActivities(dependencies), ...reconcile },
    })
    working = worker.run()
  }, 240_000)
  afterAll(async () => {
    worker?.shutdown()
    await working
    await world?.teardown()
    await vendors?.stop()
    await scratch?.drop()
  }, 60_000)
  beforeEach(async () => {
    await vendors.fail('stripe-connect', 'cut', 0)
    await account('card', CARD)
  })

  const account = (method: string, reference: string) =>
    scratch.run(`update payout_account set method = '${method}', provider_reference = '${reference}', is_ready = true
                  where creator_id = '${market.creator}'`)

  /** A run whose content was just approved, so its payout must be sent. */
  const earned = async () => {
    const run = await createQuestRun(scratch)
    await walkQuestRun(scratch, run, 'CONTENTREVIEW')
    const company = { by: 'company', companyId: market.company, personId: market.owner } as const
    const result = await scratch.database
      .transaction()
      .execute((transaction) => approveContent(transaction, run, company))
    expect(result).toEqual({ ok: true })
    const [row] = await scratch.run(`select payout_id from quest_run where id = '${run}'`)
    return { run, payoutId: String(row?.payout_id) }
  }
  const start = (payoutId: string) =>
    world.client.workflow.signalWithStart(workflows.payout.name, {
      workflowId: workflows.payout.id({ payoutId }),
      taskQueue: TASK_QUEUE,
      args: [{ payoutId }],
      signal: signals.refresh,
      memo: memoOf(`Payout ${payoutId}`),
    })
  const attempt = async (payoutId: string, number = 1) => {
    const [row] = await scratch.run(
      `select vendor, reference from payout_attempt where payout_id = '${payoutId}' and number = ${number}`,
    )
    return { vendor: String(row?.vendor), reference: String(row?.reference ?? '') }
  }
  const isSent = (payoutId: string, number = 1) =>
    vi.waitFor(async () => {
      const { reference, vendor } = await attempt(payoutId, number)
      expect(reference).not.toBe('')
      return { reference, page: vendor === 'paypal' ? 'paypal' : 'stripe-connect' }
    }, patience)
  const becomes = (payoutId: string, status: string) =>
    vi.waitFor(async () => expect(await statusOf(scratch, 'payout', payoutId)).toBe(status), patience)
  const owed = async () =>
    Number(
      (
        await scratch.run(
          `select coalesce(sum(balance_cents), 0)::int as cents from ledger_balance where creator_id = '${market.creator}'`,
        )
      )[0]?.cents,
    )
  const ledger = async () =>
    Number((await scratch.run('select sum(amount_cents)::int as cents from ledger_entry'))[0]?.cents)
  /** Simulates the vendor's webhook: signals the workflow, which restarts if it has ended. */
  const make = async (
    payoutId: string,
    { page, reference }: { page: string; reference: string },
    fate: string,
  ) => {
    await vendors.act(page, reference, fate)
    await start(payoutId)
  }

  it('a payout is sent once despite failures of the vendor, and leaves a ledger balance of zero', async () => {
    const { run, payoutId } = await earned()
    await vendors.fail('stripe-connect', 'error', 2)
    await vendors.fail('stripe-connect', 'busy', 1)
    // The vendor's response is lost twice, as if the worker was killed between the request and storing the response.
    await vendors.fail('stripe-connect', 'lost', 1, 'POST /transfers')
    await vendors.fail('stripe-connect', 'lost', 1, 'POST /payouts')
    const handle = await start(payoutId)
    await world.sleep('10 minutes')
    await make(payoutId, await isSent(payoutId), 'arrive')
    expect(await handle.result()).toBe('paid')
    expect(await statusOf(scratch, 'quest_run', run)).toBe('COMPLETED')
    expect(await scratch.run(`select from payout_attempt where payout_id = '${payoutId}'`)).toHaveLength(1)
    expect(await eventsOf(scratch, payoutId)).toEqual(
      expect.arrayContaining(['payoutRequested', 'payoutStarted', 'payoutSent', 'payoutPaid']),
    )
    expect([await owed(), await ledger()]).toEqual([0, 0])
    expect(await reconcileAll()).toEqual([])
  }, 180_000)

  const reconcileAll = async () => {
    const at = new Date(Date.now() + 5 * HOUR_MS).toISOString()
    for (const vendor of await reconcile.comparedVendors()) await reconcile.reconcilePayouts({ vendor, at })
    return scratch.run('select vendor, what, ledger_cents::int, vendor_cents::int from open_difference')
  }

  /**
   * Sends many refresh signals and a retry before a worker runs. Returns the number of retries and the first run's
   * history.
   */
  const wishedAfter = async (refreshes: number, payoutId: string) => {
    const queue = `payouts-${payoutId}`
    const handle = await world.client.workflow.start(workflows.payout.name, {
      workflowId: workflows.payout.id({ payoutId }),
      taskQueue: queue,
      args: [{ payoutId }],
      memo: memoOf('A payout with a long history'),
    })
    await Promise.all(Array.from({ length: refreshes }, () => handle.signal(signals.refresh)))
    await handle.signal(signals.retryPayout)
    const wishes: string[] = []
    const row = { creator: market.creator, about: '', waits: '', expectedOn: null }
    const late = await Worker.create({
      connection: world.nativeConnection,
      taskQueue: queue,
      workflowBundle: await bundleWorkflows(),
      activities: {
        requestPayoutRetry: async (id: string) => void wishes.push(id),
        lookAtPayout: async () =>
          wishes.length === 0
            ? { ...row, status: 'failed', next: 'wait', paidAt: null }
            : { ...row, status: 'paid', next: 'ask', paidAt: new Date(0).toISOString() },
        askAboutPayout: async () => undefined,
      },
    })
    const became = await late.runUntil(handle.result())
    const first = world.client.workflow.getHandle(handle.workflowId, handle.firstExecutionRunId)
    const { events } = await first.fetchHistory()
    // Local activities appear as markers in the history.
    return { became, wishes, isLookedAt: events?.some((event) => event.markerRecordedEventAttributes) }
  }

  it("a request to send a payout again is not lost if the payout's workflow starts over at that moment", async () => {
    const long = await wishedAfter(1001, 'long')
    expect(long).toEqual({ became: 'paid', wishes: ['long'], isLookedAt: false })
  }, 120_000)

  it("if a payout's workflow starts over after a request to send the payout again, it reads its row first", async () => {
    const nearly = await wishedAfter(994, 'nearly')
    expect(nearly).toEqual({ became: 'paid', wishes: ['nearly'], isLookedAt: true })
  }, 120_000)

  it('a payout whose vendor is unavailable for more than a day is listed as stuck, and is sent later', async () => {
    const { payoutId } = await earned()
    await vendors.fail('stripe-connect', 'cut', 1000)
    const handle = await start(payoutId)
    const isStuck = async () => (await stateOf(handle)).status === 'stuck'
    for (let quarters = 0; quarters < 12 && !(await isStuck()); quarters += 1) await world.sleep('6 hours')
    expect(await stateOf(handle)).toMatchObject({
      status: 'stuck',
      detail: expect.stringContaining('connection'),
    })
    await vendors.fail('stripe-connect', 'cut', 0)
    await handle.signal(signals.refresh)
    await make(payoutId, await isSent(payoutId), 'arrive')
    expect(await handle.result()).toBe('paid')
    expect(await owed()).toBe(0)
  }, 180_000)

  it('a payout whose attempt is too old is not sent again until an admin has checked it at the vendor', async () => {
    const { payoutId } = await earned()
    await vendors.fail('stripe-connect', 'cut', 1000)
    const handle = await start(payoutId)
    const tries = () =>
      scratch.run(
        `select destination, sent_cents::int as cents from payout_attempt where payout_id = '${payoutId}'`,
      )
    const [one] = await vi.waitFor(async () => {
      const found = await tries()
      expect(found).toHaveLength(1)
      return found
    }, patience)
    await scratch.run(`begin; set local session_replication_role = replica;
      update payout_attempt set created_at = now() - interval '26 days' where payout_id = '${payoutId}'; commit`)
    await vendors.fail('stripe-connect', 'cut', 0)
    const isStuck = async () => expect((await stateOf(handle)).status).toBe('stuck')
    await vi.waitFor(async () => {
      await world.sleep('10 minutes')
      await isStuck()
    }, patience)
    expect((await stateOf(handle)).detail).toContain('too old to be sent again safely')
    // Simulates an admin, who records the payout that the vendor has for the attempt's idempotency key.
    const { stripe_connect } = payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
    const sent = await stripe_connect?.send({
      key: payoutTryKey(payoutId, 1),
      account: String(one?.destination),
      amountCents: Number(one?.cents),
      description: '',
    })
    await scratch.run(`begin; set local session_replication_role = replica;
      update payout_attempt set reference = '${sent?.reference}' where payout_id = '${payoutId}';
      update payout set provider_reference = '${sent?.reference}' where id = '${payoutId}'; commit`)
    await handle.signal(signals.refresh)
    await make(payoutId, await isSent(payoutId), 'arrive')
    expect(await handle.result()).toBe('paid')
    expect([await owed(), await ledger()]).toEqual([0, 0])
  }, 180_000)

  it('the money of a failed payout still belongs to the creator, who can have it sent to another account', async () => {
    const { payoutId } = await earned()
    const handle = await start(payoutId)
    await make(payoutId, await isSent(payoutId), 'fail')
    await becomes(payoutId, 'failed')
    expect(await owed()).toBe(45_000)
    await vi.waitFor(
      async () => expect((await stateOf(handle)).detail).toMatch(/^Failed: waits until the creator/),
      patience,
    )
    await account('paypal', PAYPAL)
    await handle.signal(signals.retryPayout)
    const again = await isSent(payoutId, 2)
    expect(again.page).toBe('paypal')
    await make(payoutId, again, 'arrive')
    expect(await handle.result()).toBe('paid')
    expect([await owed(), await ledger()]).toEqual([0, 0])
    expect(await reconcileAll()).toEqual([])
  }, 180_000)

  it('an unclaimed payout is recalled before it is sent to another account', async () => {
    await account('paypal', PAYPAL)
    const { payoutId } = await earned()
    const handle = await start(payoutId)
    const first = await isSent(payoutId)
    await make(payoutId, first, 'unclaimed')
    await becomes(payoutId, 'unclaimed')
    expect(await owed()).toBe(0)
    await account('card', CARD)
    await handle.signal(signals.retryPayout)
    const second = await isSent(payoutId, 2)
    await make(payoutId, second, 'arrive')
    expect(await handle.result()).toBe('paid')
    expect(await reconcileAll()).toEqual([])
  }, 180_000)

  it('a payout that the bank returns after it arrived can be sent again, and the quest run stays completed', async () => {
    const { run, payoutId } = await earned()
    await start(payoutId)
    const sent = await isSent(payoutId)
    await make(payoutId, sent, 'arrive')
    await becomes(payoutId, 'paid')
    await make(payoutId, sent, 'fail')
    await becomes(payoutId, 'returned')
    expect(await owed()).toBe(45_000)
    expect(await statusOf(scratch, 'quest_run', run)).toBe('COMPLETED')
  }, 180_000)

  it('a payout fails with an error message if no account is ready', async () => {
    const { payoutId } = await earned()
    await scratch.run('update payout_account set is_ready = false')
    await start(payoutId)
    await becomes(payoutId, 'failed')
    expect(await scratch.run(`select problem from payout where id = '${payoutId}'`)).toEqual([
      { problem: expect.stringContaining('not complete') },
    ])
  }, 60_000)

  it('a payout that is only in the ledger or only at the vendor is reported every night until it is fixed', async () => {
    await scratch.run(`select ledger_post('by hand', 'payout', '', jsonb_build_array(
        jsonb_build_object('account_id', ledger_account_for('creator', '${market.creator}'), 'amount_cents', -100),
        jsonb_build_object('account_id', ledger_account_for('vendor', null, 'paypal'), 'amount_cents', 100)),
        jsonb_build_object('payout_id', (select id from payout limit 1)))`)
    const { paypal } = payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
    await paypal?.send({ key: 'strange/1', account: PAYPAL, amountCents: 700, description: '' })
    const named = [
      expect.objectContaining({ vendor: 'paypal', ledger_cents: 100, vendor_cents: 0 }),
      expect.objectContaining({ vendor: 'paypal', ledger_cents: 0, vendor_cents: 700 }),
    ]
    expect(await reconcileAll()).toEqual(expect.arrayContaining(named))
    const found = await reconcileAll()
    expect(found).toHaveLength(2)
    const words = await world.client.workflow.execute(workflows.reconciliation.name, {
      workflowId: workflows.reconciliation.id(),
      taskQueue: TASK_QUEUE,
    })
    expect(words).toMatch(/^stripe_connect: .*, paypal: /)
  }, 120_000)
})
