import {
  keyContentDeadline,
  keyLateContentDays,
  missionRedoHours,
  missionRunCountsFrom,
  missionRunDeadline,
} from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

const run = (sql: string) => client().query(sql)
const daysLeft = async (table: string): Promise<unknown> =>
  (await run(`SELECT round(extract(epoch FROM deadline_at - now()) / 86400)::int AS days FROM ${table}`))
    .rows[0]
const moved = async (): Promise<number> =>
  (await run(`SELECT FROM domain_event WHERE type = 'deadlineMoved'`)).rowCount ?? 0

describe('deadlines of quest runs', () => {
  const days = (n: number) => `now() + interval '${n} days'`
  const inNineDays = `${given.questRun}; UPDATE quest_run SET deadline_at = ${days(9)}`

  test("a quest run's deadline is removed when the run's status changes", async () => {
    await run(`${inNineDays}; ${given.agree}`)
    expect(await daysLeft('quest_run')).toEqual({ days: null })
  })
  test('if a status change sets a new deadline of a quest run, the new deadline stays', async () => {
    await run(`${inNineDays}; ${given.agree}, deadline_at = ${days(5)}`)
    expect(await daysLeft('quest_run')).toEqual({ days: 5 })
  })
  test("a quest run's deadline stays when other columns change", async () => {
    await run(`${inNineDays}; UPDATE quest_run SET kit_claimed_at = now()`)
    expect(await daysLeft('quest_run')).toEqual({ days: 9 })
  })
  test("a quest run's deadline is removed when a new offer replaces the offer with that deadline", async () => {
    await run(
      `${given.quest}; INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${market.creator}')`,
    )
    await run(`${inNineDays.replace(given.quest, 'SELECT')}; UPDATE quest_bid SET answer = 'countered', answered_at = now();
      INSERT INTO quest_bid (quest_run_id, side, amount_cents, platform, post_type, content_length_minutes, delivery_type)
      VALUES ('${a.questRun}', 'company', 60000, 'twitch', 'STREAM', 60, 'open')`)
    expect(await daysLeft('quest_run')).toEqual({ days: null })
    expect(await moved()).toBe(0)
  })
  test('changing the deadline of a quest run emits an event, but setting the first deadline or removing it does not', async () => {
    await run(`${inNineDays}; ${given.agree}`)
    expect(await moved()).toBe(0)
    await run(`UPDATE quest_run SET deadline_at = ${days(5)}; UPDATE quest_run SET deadline_at = ${days(6)}`)
    expect(await moved()).toBe(1)
  })
})

describe('deadlines of mission runs', () => {
  const endOf = (days: number) =>
    `UPDATE activation SET end_date = now() + interval '${days} days' WHERE id = '${a.mission}'`
  const noEnd = `UPDATE activation SET end_date = NULL WHERE id = '${a.mission}'`
  const join = `INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${market.creator}')`
  const untilTheEnd = `${given.mission}; ${endOf(30)}; ${join}`

  test.each([
    [null, null, null],
    [null, null, 20],
    [14, null, null],
    [14, null, 10],
    [14, null, 20],
    [14, 6, 30],
    [14, 6, 16],
  ])(
    'a mission run of %s days has the deadline in the rules if its mission starts in %s and ends in %s days',
    async (days, start, end) => {
      const startsIn = (inDays: number) =>
        `UPDATE activation SET start_date = now() + interval '${inDays} days' WHERE id = '${a.mission}'`
      await run(`${given.draftMission}; UPDATE mission SET run_days = ${days};
      ${start === null ? 'SELECT' : startsIn(start)}; ${end === null ? noEnd : endOf(end)}; ${given.go(a.mission)};
      INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.mission}', 'MISSION', '${market.creator}');
      INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${market.creator}')`)
      const { rows } = await run(
        'SELECT joined_at, deadline_at, start_date, end_date FROM mission_run JOIN activation ON activation.id = mission_id',
      )
      const [{ joined_at, deadline_at, start_date, end_date }] = rows
      expect(deadline_at).toEqual(
        missionRunDeadline(missionRunCountsFrom(joined_at, start_date), days, end_date),
      )
    },
  )
  test("a mission run's deadline moves with the mission's end, and its workflow is notified", async () => {
    await run(`${untilTheEnd}; ${endOf(40)}`)
    expect(await daysLeft('mission_run')).toEqual({ days: 40 })
    expect(await moved()).toBe(1)
  })
  test('a mission run gets a deadline when its mission gets an end date, and loses it when the end date is removed', async () => {
    await run(`${given.mission}; ${noEnd}; ${join}`)
    expect(await daysLeft('mission_run')).toEqual({ days: null })
    await run(endOf(40))
    expect(await daysLeft('mission_run')).toEqual({ days: 40 })
    expect(await moved()).toBe(1)
    await run(noEnd)
    expect(await daysLeft('mission_run')).toEqual({ days: null })
    expect(await moved()).toBe(2)
  })
  test('a mission run in review also gets a deadline, because the company can send the content back', async () => {
    await run(`${given.mission}; ${noEnd}; ${join}; ${given.moveMissionRun('review')}; ${endOf(40)}`)
    expect(await daysLeft('mission_run')).toEqual({ days: 40 })
    expect(await moved()).toBe(0)
  })
  test('if a mission ends earlier, the deadlines of its runs become earlier too', async () => {
    await run(`${untilTheEnd}; UPDATE mission SET run_days = 14; ${endOf(20)}`)
    expect(await daysLeft('mission_run')).toEqual({ days: 14 })
    await run(endOf(25))
    expect(await daysLeft('mission_run')).toEqual({ days: 14 })
    await run(endOf(10))
    expect(await daysLeft('mission_run')).toEqual({ days: 10 })
  })
  test("if a creator joins before the mission starts, the days of the run count from the mission's start", async () => {
    const startIn = (days: number) =>
      `UPDATE activation SET start_date = now() + interval '${days} days' WHERE id = '${a.mission}'`
    await run(`${given.draftMission}; ${startIn(6)}; UPDATE mission SET run_days = 14; ${given.go(a.mission)};
      INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.mission}', 'MISSION', '${market.creator}');
      INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${market.creator}')`)
    expect(await daysLeft('mission_run')).toEqual({ days: 20 })
    await run(startIn(8))
    expect(await daysLeft('mission_run')).toEqual({ days: 22 })
    expect(await moved()).toBe(1)
    await run(`UPDATE mission_run SET deadline_at = now() + interval '27 days'; ${startIn(9)}`)
    expect(await daysLeft('mission_run')).toEqual({ days: 27 })
  })
  test.each([
    ["even if the run's own deadline is earlier", 1, 'active', missionRedoHours],
    ["or until the run's own deadline if that is later", 20, 'active', 20 * 24],
    ['even with a later deadline if the mission has ended', 20, 'ended', missionRedoHours],
  ])(
    'a creator whose mission content is sent back gets as many hours as the rules say: %s',
    async (_, days, status, hours) => {
      await run(`${untilTheEnd}; ${given.moveMissionRun('review')};
      UPDATE mission_run SET deadline_at = now() + interval '${days} days';
      UPDATE activation SET status = '${status}' WHERE id = '${a.mission}'; ${given.moveMissionRun('active')}`)
      const { rows } = await run(
        'SELECT extract(epoch FROM deadline_at - reviewed_at)::int / 3600 AS hours FROM mission_run',
      )
      expect(rows).toEqual([{ hours }])
    },
  )
  test('an ended mission run keeps its deadline', async () => {
    await run(`${untilTheEnd}; ${given.moveMissionRun('completed')}; ${endOf(40)}`)
    expect(await daysLeft('mission_run')).toEqual({ days: 30 })
  })
})

test('a changed deadline of a key claim notifies its workflow', async () => {
  await run(
    `${given.participant('accepted')}; ${given.claim}; UPDATE key_campaign_participant SET status = 'claimed_key'`,
  )
  expect(await moved()).toBe(0)
  await run(`UPDATE key_campaign_participant SET deadline_at = deadline_at + interval '1 day'`)
  expect(await moved()).toBe(1)
})

describe('deadlines of invitations', () => {
  const invited = (deadline: string) => `${given.mission};
    INSERT INTO invitation (activation_id, activation_type, creator_id, deadline_at)
    VALUES ('${a.mission}', 'MISSION', '${market.creator}', ${deadline})`
  const later = `UPDATE invitation SET deadline_at = now() + interval '9 days'`

  test('a new or changed deadline of an open invitation notifies its workflow', async () => {
    await run(`${invited('NULL')}; ${later}`)
    expect(await moved()).toBe(1)
    await run(`UPDATE invitation SET status = 'REJECTED'; UPDATE invitation SET deadline_at = NULL`)
    expect(await moved()).toBe(1)
  })
  test('an expired invitation has no answer, and its expiry emits an event', async () => {
    await run(`${invited('now()')}; UPDATE invitation SET status = 'REJECTED', expired_at = now()`)
    expect((await run('SELECT answered_at FROM invitation')).rows).toEqual([{ answered_at: null }])
    expect(
      (await run(`SELECT type FROM domain_event WHERE entity = 'invitation' ORDER BY type`)).rows,
    ).toEqual([{ type: 'invitationExpired' }, { type: 'invitationSent' }])
  })
  test('an invitation whose deadline has passed counts as accepted if the creator has joined', async () => {
    await run(`${invited(`now() - interval '1 day'`)};
      INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${market.creator}');
      UPDATE invitation SET status = 'ACCEPTED'`)
    expect((await run('SELECT answered_at FROM invitation')).rows).not.toEqual([{ answered_at: null }])
  })
  test('an invitation with an offer does not count as accepted only because the offer started a quest run', async () => {
    await run(`${given.quest};
      INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${market.creator}');
      INSERT INTO quest_run (quest_id, creator_id, started_by) VALUES ('${a.quest}', '${market.creator}', 'company')`)
    expect((await run('SELECT is_taken_up(invitation) AS is FROM invitation')).rows).toEqual([{ is: false }])
  })
})

test("extending a company member's invitation notifies its workflow", async () => {
  await run(`INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${market.company}', 'new@example.com', 'x');
    UPDATE company_invitation SET title = 'Producer'`)
  expect(await moved()).toBe(0)
  await run(`UPDATE company_invitation SET expires_at = expires_at + interval '1 day'`)
  expect(await moved()).toBe(1)
  expect((await run('SELECT version FROM company_invitation')).rows).toEqual([{ version: 3 }])
})

describe('content deadlines for claimed keys', () => {
  const embargo = (days: number | null) =>
    `UPDATE activation SET embargo_at = ${days === null ? 'NULL' : `now() + interval '${days} days', embargo_time_zone = 'Europe/Stockholm'`}
      WHERE id = '${a.campaign}'`
  const claimed = (
    days: number | null,
  ) => `${given.participant('accepted')}; ${embargo(days)}; ${given.claim};
    UPDATE key_campaign_participant SET status = 'claimed_key'`
  const days = () => daysLeft('key_campaign_participant')

  test.each([null, 10, 23, 24, 60])(
    'if the embargo ends in %s days, the content for a claimed key is due on the day in the rules',
    async (count) => {
      await run(claimed(count))
      const { rows } = await run(
        'SELECT claimed_at, deadline_at, embargo_at FROM key_campaign_participant JOIN activation ON activation.id = campaign_id',
      )
      const [{ claimed_at, deadline_at, embargo_at }] = rows
      expect(deadline_at).toEqual(keyContentDeadline(claimed_at, embargo_at))
    },
  )

  test('a later embargo postpones the content deadline and notifies the workflow, but an earlier embargo does neither', async () => {
    await run(claimed(null))
    await run(embargo(20))
    expect(await days()).toEqual({ days: 30 })
    expect(await moved()).toBe(0)
    await run(embargo(40))
    expect(await days()).toEqual({ days: 47 })
    expect(await moved()).toBe(1)
    await run(embargo(10))
    expect(await days()).toEqual({ days: 47 })
  })
})

describe('late content for a failed key', () => {
  const failedFor = (minutes: number) =>
    run(`${given.participant('failed')}; SET LOCAL session_replication_role = replica;
      UPDATE key_campaign_participant
         SET finished_at = now() - make_interval(days => ${keyLateContentDays}, mins => ${minutes});
      SET LOCAL session_replication_role = origin;
      UPDATE key_campaign_participant SET status = 'submitted_content'`)

  test('late content for a failed key counts within the number of days in the rules', async () => {
    await failedFor(-1)
    expect((await run('SELECT status FROM key_campaign_participant')).rows).toEqual([
      { status: 'submitted_content' },
    ])
  })
  test('late content for a failed key no longer counts after the number of days in the rules', async () => {
    await expect(failedFor(1)).rejects.toThrow('late content counts for')
  })
})
