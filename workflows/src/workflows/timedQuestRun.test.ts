import { Worker } from '@temporalio/worker'
import { describe, expect, it } from 'vitest'
import { queries, signals, workflows } from '../contract.ts'
import {
  createActivation,
  createCounterOffer,
  createQuestRun,
  eventsOf,
  market,
  seeContent,
  statusOf,
  walkQuestRun,
} from '../testing/market.ts'
import { stateOf, useRowWorld } from '../testing/rowWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('the deadlines of a quest run', () => {
  const rows = useRowWorld(server)

  describe('deadlines and reminders of a quest run', () => {
    it('an offer has reminders 72 and 24 hours before its deadline, and expires at the deadline', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      expect(await (await rows().startQuestRun(run)).result()).toBe('BID_EXPIRED')
      expect(await eventsOf(rows().scratch, run)).toEqual([
        'questRunCreated',
        'bid_deadline_72h',
        'bid_deadline_24h',
        'bidExpired',
      ])
      expect(
        await rows().scratch.run(
          `select type from quest_run_event where quest_run_id = '${run}' order by created_at`,
        ),
      ).toEqual(['NEW_OFFER', 'BID_DEADLINE_72', 'BID_DEADLINE_24', 'BID_EXPIRED'].map((type) => ({ type })))
      expect(await rows().scratch.run(`select answer from quest_bid where quest_run_id = '${run}'`)).toEqual([
        { answer: 'expired' },
      ])
    }, 60_000)

    it("the workflow of a quest run shows who must act next, and the deadline is stored in the run's row", async () => {
      const run = await createQuestRun(rows().scratch)
      await rows().scratch.run(`
        begin;
        set local session_replication_role = replica;
        update quest_bid set created_at = '${new Date(await rows().inDays(0)).toISOString()}', deadline_at = null
         where quest_run_id = '${run}';
        update quest_run set deadline_at = null where id = '${run}';
        commit`)
      const handle = await rows().startQuestRun(run)
      await rows().world.sleep('1 hour')
      const state = await stateOf(handle)
      expect(state.status).toBe('INITIAL_BID')
      expect(state.detail).toMatch(/^Offer: waits for Northlight until .* UTC, then Offer expired$/)
      const [row] = await rows().scratch.run(`select deadline_at from quest_run where id = '${run}'`)
      const deadlines = await handle.query<Record<string, string>>(queries.deadlines)
      expect(Object.keys(deadlines)).toEqual(['bid_deadline_72h', 'bid_deadline_24h', 'BID_EXPIRED'])
      expect(row?.deadline_at).toEqual(new Date(deadlines.BID_EXPIRED ?? ''))
      const { memo, searchAttributes } = await handle.describe()
      expect(memo?.about).toBe('A creator in the quest “Emberfall” of Northlight')
      expect(searchAttributes).toMatchObject({
        kind: ['questRun'],
        status: ['INITIAL_BID'],
        company: [market.company],
        creator: [market.creator],
      })
      await handle.terminate()
    }, 60_000)

    it('a quest run gets its next deadline when a side acts, and ends if the company does not pay by the deadline', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      const handle = await rows().startQuestRun(run)
      await rows().world.sleep('1 day')
      await walkQuestRun(rows().scratch, run, 'PENDING_PAYMENT', { until: await rows().inDays(5) })
      await handle.signal(signals.refresh)
      const result = await handle.result()
      expect(result).toBe('PAYMENT_EXPIRED')
      expect(await eventsOf(rows().scratch, run)).toEqual([
        'questRunCreated',
        'bidAccepted',
        'payment_deadline_72h',
        'payment_deadline_24h',
        'questPaymentExpired',
      ])
      expect(await rows().scratch.run(`select from cart_item where quest_run_id = '${run}'`)).toEqual([])
    }, 60_000)

    it('content that no one reviewed is approved at its deadline, and the payout has no deadline', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      await walkQuestRun(rows().scratch, run, 'CONTENTREVIEW', { until: await rows().inDays(1) })
      await seeContent(rows().scratch, run)
      const handle = await rows().startQuestRun(run)
      await rows().world.sleep('2 days')
      expect(await stateOf(handle)).toEqual({ status: 'PAYOUT', detail: 'Payout: waits for the payout' })
      await walkQuestRun(rows().scratch, run, 'COMPLETED')
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('COMPLETED')
      expect(await rows().scratch.run(`select status from submission where quest_run_id = '${run}'`)).toEqual(
        [{ status: 'APPROVED' }],
      )
    }, 60_000)

    it('content that no channel check found gets a longer review, and is sent back if the company decides nothing', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      await walkQuestRun(rows().scratch, run, 'CONTENTREVIEW', { until: await rows().inDays(1) })
      await rows().startQuestRun(run)
      await rows().world.sleep('2 days')
      expect(await statusOf(rows().scratch, 'quest_run', run)).toBe('CONTENTREVIEW')
      expect(await eventsOf(rows().scratch, run)).toContain('questContentNotFound')
      await rows().world.sleep('52 hours')
      const events = await eventsOf(rows().scratch, run)
      expect(events.slice(events.indexOf('questContentNotFound'))).toEqual(
        expect.arrayContaining(['content_review_deadline_24h', 'contentRejected']),
      )
      expect(events).not.toContain('contentAccepted')
    }, 60_000)

    it('content that a channel check finds after the review was extended is approved', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      await walkQuestRun(rows().scratch, run, 'CONTENTREVIEW', { until: await rows().inDays(1) })
      const handle = await rows().startQuestRun(run)
      await rows().world.sleep('2 days')
      await seeContent(rows().scratch, run)
      await rows().world.sleep('3 days')
      expect((await stateOf(handle)).status).toBe('PAYOUT')
      await handle.terminate()
    }, 60_000)

    it('auto-bidding accepts a counter-offer within its maximum at the deadline', async () => {
      const quest = await createActivation(rows().scratch, 'QUEST')
      await rows().scratch.run(
        `update quest set auto_bid_max_cents = 50000, auto_bid_within = 'auto_accept' where id = '${quest}'`,
      )
      const run = await createCounterOffer(rows().scratch, { quest, until: await rows().inDays(2) })
      // No one pays after the agreement, so the payment expires.
      expect(await (await rows().startQuestRun(run)).result()).toBe('PAYMENT_EXPIRED')
      expect(await eventsOf(rows().scratch, run)).toContain('bidAccepted')
      expect(
        await rows().scratch.run(`select answer, run.amount_cents::int, run.net_cents::int from quest_bid bid join quest_run run on run.id = quest_run_id
          where run.id = '${run}' order by bid.created_at`),
      ).toEqual([
        { answer: 'countered', amount_cents: 50000, net_cents: 44863 },
        { answer: 'accepted', amount_cents: 50000, net_cents: 44863 },
      ])
    }, 60_000)
  })

  it('reminders are still sent after other changes of a quest run, unless its deadline changes', async () => {
    const run = await createQuestRun(rows().scratch)
    await walkQuestRun(rows().scratch, run, 'CONTENTPRODUCTION', { until: await rows().inDays(5) })
    const handle = await rows().startQuestRun(run)
    await rows().world.sleep('1 hour')
    // Simulates the claim of the kit's first code, which sends no signal.
    await rows().scratch.run(`update quest_run set kit_claimed_at = now() where id = '${run}'`)
    await rows().world.sleep('2 days')
    expect(await eventsOf(rows().scratch, run)).toContain('content_production_deadline_72h')
    await rows().scratch.run(
      `update quest_run set deadline_at = deadline_at + interval '1 day', content_deadline_at = content_deadline_at + interval '1 day' where id = '${run}'`,
    )
    await rows().world.sleep('2 days')
    expect(await eventsOf(rows().scratch, run)).not.toContain('content_production_deadline_24h')
    await rows().world.sleep('1 day')
    expect(await eventsOf(rows().scratch, run)).toContain('content_production_deadline_24h')
    await handle.terminate()
  }, 60_000)

  describe('changes that an admin makes in the console', () => {
    it('if an admin changes a deadline in the console, the workflow uses it even without a signal', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(2) })
      const handle = await rows().startQuestRun(run)
      await rows().world.sleep('1 hour')
      await rows().scratch.run(
        `update quest_run set deadline_at = deadline_at + interval '10 days' where id = '${run}'`,
      )
      await rows().world.sleep('5 days')
      expect(await statusOf(rows().scratch, 'quest_run', run)).toBe('INITIAL_BID')
      expect(await handle.result()).toBe('BID_EXPIRED')
      expect(await eventsOf(rows().scratch, run)).toEqual([
        'questRunCreated',
        'deadlineMoved',
        'bid_deadline_72h',
        'bid_deadline_24h',
        'bidExpired',
      ])
    }, 60_000)

    it("if an admin changes the status of a quest run at the moment of its deadline, the admin's status stays", async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(1) })
      let edits = 0
      rows().meddle = async (take) => {
        edits += 1
        await walkQuestRun(rows().scratch, run, 'BID_REJECTED')
        return take()
      }
      const result = await (await rows().startQuestRun(run)).result()
      expect({ result, edits }).toEqual({ result: 'BID_REJECTED', edits: 1 })
      expect(await eventsOf(rows().scratch, run)).toEqual(['questRunCreated', 'bidRejected'])
    }, 60_000)
  })

  describe("failures of the quest run's workflow", () => {
    it('a reminder that is far too late is not sent', async () => {
      const row = { table: 'quest_run', id: crypto.randomUUID() } as const
      const past = new Date(await rows().inDays(-1)).toISOString()
      const plan = { version: 1, status: 'INITIAL_BID', company: 'c', about: 'a run', waits: 'for long' }
      const reminder = { type: 'reminder', at: past, until: past, kind: 'bid_deadline_72h', to: 'company' }
      let looks = 0
      let steps = 0
      const worker = await Worker.create({
        connection: rows().world.nativeConnection,
        taskQueue: 'away',
        workflowBundle: rows().workflowBundle,
        activities: {
          async planRow() {
            looks += 1
            return { ...plan, isOver: looks === 2, moments: [reminder] }
          },
          async takeRowStep() {
            steps += 1
            return { outcome: 'done' }
          },
        },
      })
      await worker.runUntil(
        rows().world.client.workflow.execute(workflows.timedRow.name, {
          workflowId: workflows.timedRow.id(row),
          taskQueue: 'away',
          args: [row],
        }),
      )
      expect({ looks, steps }).toEqual({ looks: 2, steps: 0 })
    }, 60_000)

    it('a workflow with a long history starts over and keeps the deadline of its row', async () => {
      const run = await createQuestRun(rows().scratch, { until: await rows().inDays(5) })
      const handle = await rows().startQuestRun(run)
      const { runId } = await handle.describe()
      const newest = rows().world.client.workflow.getHandle(handle.workflowId)
      for (let looks = 0; looks < 150 && (await newest.describe()).runId === runId; looks += 1) {
        await newest.signal(signals.refresh)
        await rows().world.sleep('1 second')
      }
      expect((await newest.describe()).runId).not.toBe(runId)
      expect(await newest.result()).toBe('BID_EXPIRED')
    }, 120_000)

    it('the workflow of a deleted quest run ends', async () => {
      const gone = crypto.randomUUID()
      expect(await (await rows().startQuestRun(gone)).result()).toBe('gone')
    }, 60_000)
  })
})
