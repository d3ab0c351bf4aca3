import type { DatabaseTransaction } from '@questboard/database'
import { insertCreator, insertPerson, verifyChannel } from '@questboard/database/testing'
import type { BulkActionKind } from '@questboard/domain'
import { type Moved, prepareBulkAction, rejectApplicant, startBulkAction } from '@questboard/moves'
import { createKeyParticipant } from '@questboard/moves/testing'
import { MockActivityEnvironment, type TestWorkflowEnvironment } from '@temporalio/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBulkActionActivities } from '../activities/bulkActions.ts'
import { TASK_QUEUE, workflows } from '../contract.ts'
import { createActivation, createMarket, eventsOf, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

const creators = Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000b01${n}`)
const channelOf = (id: string) => id.replace('0000-4000', '0001-4000')
const actor = { by: 'company', companyId: market.company, personId: market.owner } as const

let scratch: Scratch
let applicants: readonly string[]
let activities: ReturnType<typeof createBulkActionActivities>

const act = <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  scratch.database.transaction().execute(work)
const done = <Result extends object>(result: Moved<Result>): Result => {
  if (!result.ok) throw new Error(result.code)
  return result
}

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  for (const [n, id] of creators.entries())
    await scratch.run(`
      ${insertPerson({ id, name: `hunter${n}`, type: 'Creator' })};
      ${insertCreator({ id, connection: channelOf(id), channel: `hunter${n}` })};
      ${verifyChannel(id, channelOf(id))};
      insert into creator_access (creator_id, kind, status) values ('${id}', 'keys', 'approved')`)
  activities = createBulkActionActivities({ database: scratch.database, log: pino({ level: 'silent' }) })
}, 180_000)
afterAll(() => scratch?.drop())

beforeEach(async () => {
  const campaignId = await createActivation(scratch, 'KEY')
  const made: string[] = []
  for (const creatorId of creators)
    made.push(await act((transaction) => createKeyParticipant(transaction, { campaignId, creatorId })))
  applicants = made.sort()
})

const choose = async (kind: BulkActionKind = 'acceptApplicant'): Promise<string> =>
  done(await act((transaction) => prepareBulkAction(transaction, { kind, rowIds: applicants }, actor))).id
const start = async (kind?: BulkActionKind, message = ''): Promise<string> => {
  const id = await choose(kind)
  done(await act((transaction) => startBulkAction(transaction, { id, message }, actor)))
  return id
}
const run = (id: string) => new MockActivityEnvironment().run(activities.carryOutBulkAction, id)

const countsOf = async (id: string) =>
  (
    await scratch.run(`select item_count as items, answered_count as answered, refused_count as refused,
        finished_at is not null as over from bulk_action where id = '${id}'`)
  )[0]
const refusalsOf = async (id: string) =>
  scratch.run(
    `select row_id, refusal from bulk_action_item where bulk_action_id = '${id}' and refusal is not null order by 1`,
  )
const statuses = async () =>
  (
    await scratch.run(
      `select status from key_campaign_participant where id in ('${applicants.join(`', '`)}') order by id`,
    )
  ).map(({ status }) => status)
const accepted = (id: string) =>
  eventsOf(scratch, id).then((events) => events.filter((type) => type === 'keyApplicationAccepted'))

const all = Array.from(creators, () => 'accepted')
const whole = { items: 6, answered: 6, refused: 0, over: true }

describe('carrying out a bulk action', () => {
  it('a bulk action carries out each row and sends the same message to all creators', async () => {
    const id = await start('rejectApplicant', 'Full')
    await run(id)
    expect(await countsOf(id)).toEqual(whole)
    const told = await scratch.run(
      `select distinct decision_reason as why from key_campaign_participant where id in ('${applicants.join(`', '`)}')`,
    )
    expect(told).toEqual([{ why: 'Full' }])
  })

  it('a bulk action carries out each row once, even with two workers', async () => {
    const id = await start()
    await Promise.all([run(id), run(id), run(id)])
    expect(await countsOf(id)).toEqual(whole)
    for (const applicant of applicants) expect(await accepted(applicant)).toHaveLength(1)
  })

  it('a bulk action does nothing before it is confirmed', async () => {
    const id = await choose()
    await run(id)
    expect(await statuses()).toEqual(creators.map(() => 'pending'))
  })

  it('a bulk action skips a row that changed after it was selected, and gives the reason', async () => {
    const [first = '', second = ''] = applicants
    const id = await choose()
    done(await act((transaction) => rejectApplicant(transaction, second, actor)))
    done(await act((transaction) => startBulkAction(transaction, { id, message: '' }, actor)))
    await run(id)
    expect(await refusalsOf(id)).toEqual([{ row_id: second, refusal: 'status-illegal' }])
    expect(await countsOf(id)).toEqual({ ...whole, refused: 1 })
    expect(await accepted(first)).toHaveLength(1)
  })

  it('a bulk action stops when the member who started it leaves the company', async () => {
    const id = await start()
    await scratch.run(`update bulk_action set created_by = '${creators[0]}' where id = '${id}'`)
    await run(id)
    expect(await countsOf(id)).toEqual({ ...whole, refused: 6 })
    expect(new Set((await refusalsOf(id)).map(({ refusal }) => refusal))).toEqual(new Set(['not-allowed']))
  })

  it('if an admin ends a bulk action in the database, it carries out no more rows', async () => {
    const id = await start()
    await scratch.run(`begin;
      update bulk_action_item set answered_at = now(), refusal = 'not-allowed' where bulk_action_id = '${id}' and answered_at is null;
      update bulk_action set answered_count = item_count, refused_count = item_count, finished_at = now() where id = '${id}';
      commit`)
    await run(id)
    expect(await countsOf(id)).toEqual({ ...whole, refused: 6 })
    expect(await statuses()).toEqual(creators.map(() => 'pending'))
  })

  it('if a row causes an error in our code, the bulk action continues with the next row', async () => {
    const [, , third = ''] = applicants
    await scratch.run(`
      create function our_mistake() returns trigger language plpgsql as $$ begin raise 'a mistake' using errcode = 'XX000'; end $$;
      create trigger our_mistake before update on key_campaign_participant
        for each row when (old.id = '${third}') execute function our_mistake()`)
    try {
      const id = await start()
      await run(id)
      expect(await refusalsOf(id)).toEqual([{ row_id: third, refusal: 'unexpected' }])
      expect(await countsOf(id)).toEqual({ ...whole, refused: 1 })
    } finally {
      await scratch.run('drop function our_mistake cascade')
    }
  })
})

/** Makes Postgres end the connection once within the transaction of this row, as if the worker was killed. */
const dyingAt = async (rowId: string, story: () => Promise<void>): Promise<void> => {
  await scratch.run(`
    create sequence deaths;
    create function die() returns trigger language plpgsql as $$
      begin
        if nextval('deaths') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
    create trigger die before update on bulk_action_item
      for each row when (old.row_id = '${rowId}') execute function die()`)
  try {
    await story()
    expect(await scratch.run('select last_value::int as tries from deaths')).toEqual([{ tries: 2 }])
  } finally {
    await scratch.run('drop function die cascade; drop sequence deaths')
  }
}

describe('a worker that stops in the middle of a row of a bulk action', () => {
  it('if a worker stops in the middle of a row, the row stays open and the next worker continues with it', async () => {
    await dyingAt(applicants[2] ?? '', async () => {
      const id = await start()
      await expect(run(id)).rejects.toThrow()
      expect(await countsOf(id)).toEqual({ items: 6, answered: 2, refused: 0, over: false })
      expect((await statuses()).filter((status) => status === 'accepted')).toHaveLength(2)
      await run(id)
      expect(await countsOf(id)).toEqual(whole)
      for (const applicant of applicants) expect(await accepted(applicant)).toHaveLength(1)
    })
  })
})

describe.skipIf('missing' in server)('the workflow of a bulk action', () => {
  let world: TestWorkflowEnvironment
  let bundle: Awaited<ReturnType<typeof bundleWorkflows>>
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const tell = (bulkActionId: string) =>
    world.client.workflow.start(workflows.bulkAction.name, {
      workflowId: workflows.bulkAction.id({ bulkActionId }),
      workflowIdConflictPolicy: 'USE_EXISTING',
      taskQueue: TASK_QUEUE,
      args: [{ bulkActionId }],
    })

  it('if a worker stops, the workflow of a bulk action continues with the next row and repeats no row', async () => {
    await dyingAt(applicants[2] ?? '', async () => {
      const id = await start()
      const result = await withActivities(world, bundle, activities, async () => (await tell(id)).result())
      expect(result).toBe('done')
      expect(await countsOf(id)).toEqual(whole)
      for (const applicant of applicants) expect(await accepted(applicant)).toHaveLength(1)
    })
  }, 60_000)

  it('the workflow of a bulk action runs once, however often it is started, and does nothing after its end', async () => {
    const id = await start()
    await withActivities(world, bundle, activities, async () => {
      const handles = await Promise.all(Array.from({ length: 20 }, () => tell(id)))
      expect(await handles[0]?.result()).toBe('done')
      expect(await (await tell(id)).result()).toBe('done')
    })
    expect(await statuses()).toEqual(all)
    for (const applicant of applicants) expect(await accepted(applicant)).toHaveLength(1)
  }, 60_000)
})
