import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOutItem, prepareBulkAction, rejectBid, startBulkAction } from '../index.ts'
import { done } from '../testing/done.ts'
import { logOf } from '../testing/look.ts'
import { offer, questRunAt } from '../testing/questRuns.ts'
import { company, createActivation, createWorld, stranger, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const prepare = async (rowIds: readonly string[], actor: typeof company) =>
  world.act((transaction) => prepareBulkAction(transaction, { kind: 'sendQuestMessage', rowIds }, actor))
const start = (id: string, message: string) =>
  world.act((transaction) => startBulkAction(transaction, { id, message }, company))

it('a message to many creators appears once in each quest log, even if it is sent again', async () => {
  const runs = [
    await questRunAt(world, await createActivation(world, 'QUEST'), 'CONTENTPRODUCTION'),
    (await offer(world, await createActivation(world, 'QUEST'))).questRunId,
  ]
  const prepared = await prepare(runs, company)
  if (!prepared.ok) throw new Error(prepared.code)
  expect(await start(prepared.id, ' ')).toEqual({ ok: false, code: 'message-required', field: 'message' })
  await done(start(prepared.id, 'The patch is out'))
  // A creator gets the message even if the status of their run has changed.
  await done(world.act((transaction) => rejectBid(transaction, runs[1] ?? '', company)))
  for (const rowId of [...runs, ...runs])
    await world.act((transaction) => carryOutItem(transaction, { bulkActionId: prepared.id, rowId }))
  for (const run of runs) {
    expect(await world.run(`select side, body from quest_message where quest_run_id = '${run}'`)).toEqual([
      { side: 'company', body: 'The patch is out' },
    ])
    expect(await logOf(world, run)).toContain('MESSAGE by company')
    expect(
      await world.run(`select type from domain_event where type = 'questMessageSent' and entity_id in
        (select id from quest_message where quest_run_id = '${run}')`),
    ).toEqual([{ type: 'questMessageSent' }])
  }
  expect(
    await world.run('select total_cents, refused_count, finished_at is not null as over from bulk_action'),
  ).toEqual([{ total_cents: null, refused_count: 0, over: true }])
})

it("a company cannot send a message to another company's participants", async () => {
  const run = await questRunAt(world, await createActivation(world, 'QUEST'), 'CONTENTPRODUCTION')
  expect(await prepare([run], stranger)).toEqual({ ok: false, code: 'bulk-empty' })
})
