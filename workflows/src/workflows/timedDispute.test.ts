import { openDispute } from '@questboard/moves'
import { decideDispute } from '@questboard/moves/testing'
import { describe, expect, it } from 'vitest'
import { signals } from '../contract.ts'
import { createDispute, market, statusOf } from '../testing/market.ts'
import { stateOf, useRowWorld } from '../testing/rowWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('the deadline of the dispute period', () => {
  const rows = useRowWorld(server)

  const runOf = async (dispute: string): Promise<string> => {
    const [row] = await rows().scratch.run(
      `select quest_run_id from quest_run_dispute where id = '${dispute}'`,
    )
    return String(row?.quest_run_id)
  }
  const money = async (run: string) =>
    rows().scratch.run(
      `select held_cents::int, creator_cents::int, returned_cents::int from quest_run_money where quest_run_id = '${run}'`,
    )
  const held = [{ held_cents: 50_000, creator_cents: 0, returned_cents: 0 }]

  it('money that can still be disputed is held until the dispute period ends, and is then paid', async () => {
    const dispute = await createDispute(rows().scratch, await rows().inDays(5))
    const run = await runOf(dispute)
    const handle = await rows().start({ table: 'quest_run_dispute', id: dispute })
    await rows().world.sleep(5 * 24 * 60 * 60_000 - 60_000)
    expect(await money(run)).toEqual(held)
    expect((await stateOf(handle)).detail).toMatch(
      /^Can be disputed: waits for either side until .* UTC, then Not disputed before the deadline$/,
    )
    await rows().world.sleep(2 * 60_000)
    expect(await handle.result()).toBe('lapsed')
    expect(await money(run)).toEqual([{ held_cents: 0, creator_cents: 45_000, returned_cents: 0 }])
  }, 60_000)

  it("a dispute that is open has no deadline, and is ended once by an admin's decision", async () => {
    const dispute = await createDispute(rows().scratch, await rows().inDays(5))
    const run = await runOf(dispute)
    const handle = await rows().start({ table: 'quest_run_dispute', id: dispute })
    const { database } = rows().scratch
    await database
      .transaction()
      .execute((transaction) =>
        openDispute(transaction, run, { by: 'creator', personId: market.creator }, 'No.'),
      )
    await handle.signal(signals.refresh)
    await rows().world.sleep('40 days')
    expect(await stateOf(handle)).toEqual({
      status: 'open',
      detail: 'Disputed: waits for an admin’s decision',
    })
    expect(await money(run)).toEqual(held)
    await database
      .transaction()
      .execute((transaction) => decideDispute(transaction, dispute, 'split', 20_000))
    // The workflow is terminated and restarted between the decision and its payment.
    await handle.terminate('the worker was killed')
    const again = await rows().start({ table: 'quest_run_dispute', id: dispute })
    expect(await again.result()).toBe('decided')
    expect(await statusOf(rows().scratch, 'quest_run', run)).toBe('PAYOUT')
    expect(await money(run)).toEqual([{ held_cents: 0, creator_cents: 18_000, returned_cents: 30_000 }])
  }, 60_000)
})
