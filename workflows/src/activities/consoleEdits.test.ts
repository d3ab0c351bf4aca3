import { readFile } from 'node:fs/promises'
import { grantAccess } from '@questboard/database/testing'
import type { TimedTable } from '@questboard/domain'
import { DAY_MS } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createActivation,
  createCounterOffer,
  createDispute,
  createInvitation,
  createMarket,
  createMissionRun,
  createParticipant,
  createQuestRun,
  market,
  seeContent,
  statusOf,
  walkQuestRun,
} from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createTimedRowActivities } from './timedRows.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
}, 120_000)
afterAll(() => scratch?.drop())

const inDays = (days: number): number => Date.now() + days * DAY_MS

/** Takes the workflow's next step after the test edits the row. */
const letTimePass = async (table: TimedTable, id: string): Promise<void> => {
  const { planRow, takeRowStep } = createTimedRowActivities(scratch)
  const look = { table, id, now: new Date().toISOString() }
  const plan = await planRow(look)
  const moment = plan?.moments[0]
  if (!plan || !moment) throw new Error(`nothing is due of ${table}`)
  expect(await takeRowStep({ ...look, version: plan.version, moment })).toEqual({ outcome: 'done' })
}

const runAt = async (status: Parameters<typeof walkQuestRun>[2]): Promise<string> => {
  const run = await createQuestRun(scratch)
  await walkQuestRun(scratch, run, status)
  return run
}
const counterOffer = async (within: string): Promise<string> => {
  const quest = await createActivation(scratch, 'QUEST')
  await scratch.run(
    `update quest set auto_bid_max_cents = 900000, auto_bid_within = '${within}' where id = '${quest}'`,
  )
  return createCounterOffer(scratch, { quest })
}
/** A video submitted as unlisted and approved. */
const unlistedVideo = async (): Promise<string> => {
  const run = await createQuestRun(scratch)
  await scratch.run(`begin; set local session_replication_role = replica;
    update quest_bid set post_type = 'VIDEO' where quest_run_id = '${run}'; commit`)
  await walkQuestRun(scratch, run, 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
  return run
}
const disputedUntil = (days: number): Promise<string> => createDispute(scratch, inDays(days))
const openDispute = async (): Promise<string> => {
  const id = await disputedUntil(5)
  await scratch.run(`update quest_run_dispute set status = 'open', opened_side = 'company', opened_at = now(),
    reason = 'The game is not in it.' where id = '${id}'`)
  return id
}
const moneyOf = async (dispute: string) =>
  scratch.run(`select (select amount_cents::int from payout where payout.id = run.payout_id) as out,
      (select sum(amount_cents)::int from payment_refund where payment_id = run.payment_id) as back
    from quest_run run join quest_run_dispute d on d.quest_run_id = run.id where d.id = '${dispute}'`)
const refundOf = async (run: string): Promise<unknown> =>
  (
    await scratch.run(
      `select refund.amount_cents::int as cents from payment_refund refund join quest_run run using (payment_id) where run.id = '${run}'`,
    )
  )[0]?.cents

const deadline = 'deadline_at = now()'

type Edit = {
  readonly table: TimedTable
  readonly create: () => Promise<string>
  /** The change that an admin makes in the console. */
  readonly set: string
  readonly first?: (id: string) => string
  readonly becomes: string
  readonly also?: (id: string) => Promise<void>
}
const questRun = (status: Parameters<typeof walkQuestRun>[2], becomes: string): Edit => ({
  table: 'quest_run',
  create: () => runAt(status),
  set: deadline,
  becomes,
})

/** A live quest with an open invitation, which can no longer be answered after the change. */
const liveQuest: Edit = {
  table: 'activation',
  create: async () => {
    const quest = await createActivation(scratch, 'QUEST', { endsAt: inDays(20) })
    await createInvitation(scratch, quest, null)
    return quest
  },
  set: 'end_date = now()',
  becomes: 'ended',
  also: async (quest) => {
    const waiting = `select status from invitation where activation_id = '${quest}'`
    expect(await scratch.run(waiting)).toEqual([{ status: 'REJECTED' }])
  },
}

/** The edits that admins can make, by the text in the first column of the table in docs/stuck-runs.md. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'end the bidding on a quest run': [
    questRun('INITIAL_BID', 'BID_EXPIRED'),
    { ...questRun('COUNTER_BID', 'BID_REJECTED'), create: () => counterOffer('manual_review') },
    { ...questRun('COUNTER_BID', 'PENDING_PAYMENT'), create: () => counterOffer('auto_accept') },
  ],
  'stop waiting for a payment': [questRun('PENDING_PAYMENT', 'PAYMENT_EXPIRED')],
  'take a paid run back before its content is in': [
    {
      ...questRun('CONTENTPRODUCTION', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'),
      also: async (run) => expect(await refundOf(run)).toBe(50_000),
    },
  ],
  'approve content that a company sits on': [
    {
      ...questRun('CONTENTREVIEW', 'PAYOUT'),
      create: async () => {
        const run = await runAt('CONTENTREVIEW')
        await seeContent(scratch, run)
        return run
      },
      also: async (run) => {
        const found = await scratch.run(
          `select status, deadline_at > now() + interval '4 days' as waits from quest_run_dispute where quest_run_id = '${run}'`,
        )
        expect(found).toEqual([{ status: 'possible', waits: true }])
      },
    },
    {
      ...questRun('CONTENTREVIEW', 'CONTENTREVIEW'),
      also: async (run) => {
        const found = await scratch.run(
          `select deadline_at > now() + interval '2 days' as waits, payout_id from quest_run where id = '${run}'`,
        )
        expect(found).toEqual([{ waits: true, payout_id: null }])
      },
    },
  ],
  'decide a dispute': (['release', 'refund', 'split'] as const).map(
    (decision): Edit => ({
      table: 'quest_run_dispute',
      create: openDispute,
      set: `decision = '${decision}', decision_note = 'Half of it is.'${decision === 'split' ? ', creator_cents = 20000' : ''}`,
      becomes: 'decided',
      also: async (dispute) => {
        const moved = { release: [45_000, null], refund: [null, 50_000], split: [18_000, 30_000] }
        const [out, back] = moved[decision]
        expect(await moneyOf(dispute)).toEqual([{ out, back }])
      },
    }),
  ),
  'end the days in which a run can be disputed': [
    { table: 'quest_run_dispute', create: () => disputedUntil(5), set: deadline, becomes: 'lapsed' },
  ],
  'end the wait for a public video': [
    {
      ...questRun('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT'),
      create: unlistedVideo,
      first: (run) =>
        `update submission set visibility = 'public', listed_at = now() where quest_run_id = '${run}'`,
    },
    {
      ...questRun(
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
      ),
      create: unlistedVideo,
    },
  ],
  'end a mission run or a claimed key': [
    {
      table: 'mission_run',
      create: async () => createMissionRun(scratch, await createActivation(scratch, 'MISSION')),
      set: deadline,
      becomes: 'expired',
    },
    {
      table: 'key_campaign_participant',
      create: async () =>
        createParticipant(scratch, await createActivation(scratch, 'KEY'), { status: 'claimed_key' }),
      set: deadline,
      becomes: 'failed',
    },
  ],
  "end a creator's invitation": [
    {
      table: 'invitation',
      create: async () => createInvitation(scratch, await createActivation(scratch, 'MISSION'), inDays(5)),
      set: deadline,
      becomes: 'REJECTED',
    },
  ],
  'take an activation down': [
    liveQuest,
    {
      ...liveQuest,
      first: (id) => `begin; set local session_replication_role = replica;
        update quest set delivery_type = 'specific_date', specific_date = now() + interval '15 days' where id = '${id}';
        update activation set embargo_at = now() + interval '9 days', embargo_time_zone = 'Europe/Stockholm' where id = '${id}';
        commit`,
      set: 'end_date = now(), embargo_at = null, embargo_time_zone = null',
    },
  ],
  'take an activation down that has not begun': (['QUEST', 'MISSION', 'KEY'] as const).map(
    (kind): Edit => ({
      table: 'activation',
      create: () =>
        createActivation(scratch, kind, { status: 'upcoming', startsAt: inDays(2), endsAt: inDays(20) }),
      set: `start_date = now() - interval '1 minute', end_date = now()`,
      becomes: 'closed',
    }),
  ),
}

/** Edits by admins that are tested in other files, next to the tests of their tables. */
const toldElsewhere: Readonly<Record<string, string>> = {
  'give a held channel its codes back': 'hasura/tests/channelHolds.test.ts',
  'publish what waits for verification': 'hasura/tests/lifecycle.test.ts',
  'have a payout sent again that did not arrive': 'workflows/src/workflows/payout.test.ts',
  'decide on a payment or payout': 'workflows/src/activities/cards/cardEvents.test.ts',
}

const cases = Object.entries(edits).flatMap(([title, each]) =>
  each.map((edit) => [title, edit.becomes, edit] as const),
)

describe("an admin's edits in the console (docs/stuck-runs.md)", () => {
  it.each(cases)(
    'an admin can %s in the console: %s',
    async (_title, becomes, { table, create, set, first, also }) => {
      const id = await create()
      if (first) await scratch.run(first(id))
      await scratch.run(`begin; select set_config('hasura.user', '{"x-hasura-role": "admin"}', true);
      update ${table} set ${set} where id = '${id}'; commit`)
      await letTimePass(table, id)
      expect(await statusOf(scratch, table, id)).toBe(becomes)
      await also?.(id)
    },
  )

  it('a test covers every edit that docs/stuck-runs.md describes', async () => {
    const file = new URL('../../../docs/stuck-runs.md', import.meta.url)
    const [, chapter = ''] = (await readFile(file, 'utf8')).split('## Changing what will happen')
    const rows = [...chapter.matchAll(/^\| ([^|]+?) \|/gm)].map(([, first]) => first).slice(1)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.sort()).toEqual([...Object.keys(edits), ...Object.keys(toldElsewhere)].sort())
  })
})
