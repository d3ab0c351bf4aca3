import { forgetEvents } from '@questboard/database/testing'
import { activationEvent } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { type Given, prepare } from './support/prepare.ts'
import { useMarket } from './support/useMarket.ts'

const { company, creator, otherCreator, game, code, owner } = market
const client = useMarket(forgetEvents)

const run = (sql: string) => client().query(sql)
const go = (...given: readonly Given[]) => prepare(client(), given)
const rows = async (sql: string): Promise<readonly unknown[]> => (await run(sql)).rows
const statusOf = (id: string) => rows(`SELECT status FROM activation WHERE id = '${id}'`)
const problems = async (id: string) => (await rows(`SELECT publish_problems('${id}') AS p`))[0]
const events = async () =>
  (await rows(`SELECT type FROM domain_event ORDER BY created_at, type`)).map(
    (row) => Object.values(row ?? {})[0],
  )

const unverified = `UPDATE company SET verification = 'rejected', verification_reason = 'Who are you?' WHERE id = '${company}'`

describe('publishing an activation', () => {
  test('a published activation with a later start date is upcoming', async () => {
    await run(
      `${given.draftQuest}; UPDATE activation SET start_date = now() + interval '1 day'; ${given.go(a.quest)}`,
    )
    expect(await statusOf(a.quest)).toEqual([{ status: 'upcoming' }])
    await run(`UPDATE activation SET start_date = now() - interval '1 minute'; ${given.go(a.quest)}`)
    expect(await statusOf(a.quest)).toEqual([{ status: 'active' }])
    expect(await events()).toEqual(expect.arrayContaining(['questCreated', 'questPublished', 'questStarted']))
  })

  test("a company's first activation waits until the company is verified, and is then published automatically", async () => {
    await run(`${unverified}; ${given.draftQuest}; ${given.go(a.quest)}`)
    expect(await statusOf(a.quest)).toEqual([{ status: 'waiting_for_company_verification' }])
    expect(await rows(`SELECT verification FROM company WHERE id = '${company}'`)).toEqual([
      { verification: 'pending' },
    ])
    await run(`UPDATE company SET verification = 'verified' WHERE id = '${company}'`)
    expect(await statusOf(a.quest)).toEqual([{ status: 'active' }])
  })

  test('a rejected company sees the reason on its activation', async () => {
    await run(`${unverified}; ${given.draftQuest}; ${given.go(a.quest)}; ${unverified}`)
    expect(await rows(`SELECT status, review_note FROM activation WHERE id = '${a.quest}'`)).toEqual([
      { status: 'draft', review_note: 'Who are you?' },
    ])
    expect(await events()).toContain('questPublishFailed')
  })

  test('before it can be published, each kind of activation lists the parts that are missing', async () => {
    await run(`INSERT INTO activation (id, kind, company_id, name) VALUES
      ('${a.campaign}', 'KEY', '${company}', 'Keys'), ('${a.quest}', 'QUEST', '${company}', 'Quest'),
      ('${a.program}', 'CREATOR_PROGRAM', '${company}', 'Program');
      SET LOCAL session_replication_role = replica; UPDATE activation SET status = 'active' WHERE id = '${a.program}'; SET LOCAL session_replication_role = origin;
      INSERT INTO activation (id, kind, company_id, name) VALUES ('${a.mission}', 'MISSION', '${company}', 'Mission');
      UPDATE "user" SET email_verified_at = NULL; SET CONSTRAINTS ALL IMMEDIATE`)
    const campaign = ['start_date', 'future_end_date', 'key_set', 'code_manager']
    expect(await problems(a.campaign)).toEqual({ p: [...campaign, 'game', 'verified_email'] })
    expect(await problems(a.quest)).toEqual({ p: [...campaign, 'talking_point', 'verified_email'] })
    expect(await problems(a.mission)).toEqual({
      p: ['start_date_not_past', 'criterion', 'game', 'reward', 'verified_email'],
    })
    expect(await problems(a.program)).toEqual({ p: ['verified_email'] })
    await run(`UPDATE quest SET delivery_type = 'specific_date'; UPDATE mission SET access = 'sequential'`)
    expect(await problems(a.quest)).toMatchObject({ p: expect.arrayContaining(['future_specific_date']) })
    expect(await problems(a.mission)).toMatchObject({ p: expect.arrayContaining(['access_selection']) })
  })

  test('a complete activation has no missing parts', async () => {
    await run(`${given.draftCampaign}; ${given.draftQuest}; ${given.draftMission}`)
    for (const id of [a.campaign, a.quest, a.mission]) expect(await problems(id)).toEqual({ p: [] })
  })

  test('inserting an activation also inserts its row of details and its row of requirements', async () => {
    await run(`INSERT INTO activation (id, kind, company_id, name) VALUES ('${a.quest}', 'QUEST', '${company}', 'Quest');
      SET CONSTRAINTS ALL IMMEDIATE`)
    expect(
      await rows(
        `SELECT q.delivery_type, r.countries FROM quest q JOIN requirement r ON r.activation_id = q.id`,
      ),
    ).toEqual([{ delivery_type: 'open', countries: [] }])
  })

  test('the main game of an activation is the first in its list of games', async () => {
    await run(`${given.draftMission}; INSERT INTO game (id, name, slug) VALUES ('${a.list}', 'Frostline', 'frostline');
      INSERT INTO activation_game VALUES ('${a.mission}', '${a.list}', 2)`)
    const main = `SELECT game_id FROM activation WHERE id = '${a.mission}'`
    expect(await rows(main)).toEqual([{ game_id: game }])
    await run(`DELETE FROM activation_game WHERE activation_id = '${a.mission}' AND game_id = '${game}'`)
    expect(await rows(main)).toEqual([{ game_id: a.list }])
  })

  test('if the dates of a live activation change, its workflow is notified', async () => {
    await run(
      `${given.quest}; UPDATE activation SET end_date = end_date + interval '1 day' WHERE id = '${a.quest}'`,
    )
    expect(await events()).toContain('activationRescheduled')
  })
})

describe('quest runs in the database', () => {
  test('a quest run always has the company and creator of its quest, even if a statement sets others', async () => {
    await run(`${given.questRun}; INSERT INTO quest_message (quest_run_id, side, body, company_id, creator_id)
      VALUES ('${a.questRun}', 'creator', 'Hello', '${market.otherCompany}', '${otherCreator}')`)
    expect(await rows(`SELECT company_id, creator_id FROM quest_message`)).toEqual([
      { company_id: company, creator_id: creator },
    ])
  })

  test('the agreed terms of a quest run cannot be changed, nor can their dates and history', async () => {
    await go(
      given.videoRun,
      given.walkQuestRunTo('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'),
      given.walkQuestRunTo('COMPLETED'),
    )
    const [row] =
      await rows(`SELECT amount_cents::int, fee_cents::int, payout_cost_cents::int, net_cents::int, platform, post_type, content_length_minutes,
      delivery_type, auto_approve_days, brief ->> 'talking_points' AS talking_points, deadline_at,
      accepted_at IS NOT NULL AND paid_at IS NOT NULL AND content_submitted_at IS NOT NULL
        AND content_approved_at IS NOT NULL AND finished_at IS NOT NULL AS stamped FROM quest_run`)
    expect(row).toEqual({
      amount_cents: 50000,
      fee_cents: 5000,
      payout_cost_cents: 137,
      net_cents: 44863,
      platform: 'twitch',
      post_type: 'VIDEO',
      content_length_minutes: 60,
      delivery_type: 'specific_date',
      auto_approve_days: 5,
      talking_points: '["The new map"]',
      deadline_at: null,
      stamped: true,
    })
    expect(
      await rows(
        `SELECT type, (payload ->> 'amount_cents')::int AS cents FROM quest_run_event ORDER BY type`,
      ),
    ).toEqual([
      { type: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', cents: null },
      { type: 'CONTENT_REVIEW', cents: null },
      { type: 'FINAL_CONTENT_SUBMITTED', cents: null },
      { type: 'QUEST_RUN_AWAITING_PAYMENT', cents: 50000 },
      { type: 'QUEST_RUN_COMPLETED', cents: 45000 },
      { type: 'QUEST_RUN_PAID', cents: 50000 },
    ])
    expect(await events()).toEqual(
      expect.arrayContaining([
        'questRunCreated',
        'bidMade',
        'bidAccepted',
        'questPaid',
        'contentAccepted',
        'questRunCompleted',
      ]),
    )
  })

  test('the agreed terms of a quest run stay the same when the quest changes, except that publishing can end later', async () => {
    await go(
      `${given.draftQuest}; UPDATE quest SET delivery_type = 'date_range', publish_from = now() + interval '2 days',
        publish_until = now() + interval '20 days'; ${given.go(a.quest)};
      INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      INSERT INTO quest_bid (quest_run_id, side, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type)
        VALUES ('${a.questRun}', 'creator', 1000, 'twitch', '${market.connection}', 'VIDEO', 10, 'date_range')`,
      given.walkQuestRunTo('CONTENTPRODUCTION'),
      `UPDATE quest_run SET deadline_at = now() + interval '15 days', content_deadline_at = now() + interval '15 days'`,
    )
    const days = `SELECT round(extract(epoch FROM publish_until - now()) / 86400)::int AS ends,
      round(extract(epoch FROM deadline_at - now()) / 86400)::int AS due, brief -> 'talking_points' AS points FROM quest_run`
    const points = ['The new map']
    await run(
      `UPDATE quest SET publish_until = publish_until - interval '5 days', talking_points = '{Another}'`,
    )
    expect(await rows(days)).toEqual([{ ends: 20, due: 15, points }])
    await run(`UPDATE quest SET publish_until = publish_until + interval '8 days'`)
    expect(await rows(days)).toEqual([{ ends: 23, due: 18, points }])
    expect(await events()).toContain('deadlineMoved')
  })

  test('a quest run awaits payment again after a payment fails, even if the payout account has changed', async () => {
    await go(
      given.questRun,
      given.walkQuestRunTo('PAYMENT'),
      `UPDATE payout_account SET is_ready = false; UPDATE payment SET status = 'failed';
      UPDATE quest_run SET status = 'PENDING_PAYMENT'`,
    )
    expect(await rows(`SELECT status FROM quest_run`)).toEqual([{ status: 'PENDING_PAYMENT' }])
  })

  test('a creator can bid again after a bid has expired', async () => {
    await go(
      given.questRun,
      given.walkQuestRunTo('BID_EXPIRED'),
      `INSERT INTO quest_run (quest_id, creator_id) VALUES ('${a.quest}', '${creator}')`,
    )
    expect(await rows(`SELECT count(*)::int AS runs FROM quest_run`)).toEqual([{ runs: 2 }])
  })

  test('status changes are in the audit trail with their author', async () => {
    await go(given.questRun, given.walkQuestRunTo('BID_REJECTED'))
    expect(
      await rows(
        `SELECT actor_id, actor_role, after ->> 'status' AS status FROM audit_event WHERE entity = 'quest_run'`,
      ),
    ).toEqual([{ actor_id: owner, actor_role: 'company', status: 'BID_REJECTED' }])
  })
})

describe('key campaigns in the database', () => {
  test('claiming a code reserves it and sets the content deadline to 30 days later', async () => {
    await run(`${given.participant('accepted')}; INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}');
      UPDATE key_campaign_participant SET status = 'claimed_key'`)
    expect(await rows(`SELECT status, claimed_by, activation_id FROM code WHERE id = '${code}'`)).toEqual([
      { status: 'claimed', claimed_by: creator, activation_id: a.campaign },
    ])
    expect(
      await rows(`SELECT (deadline_at - claimed_at)::text AS time FROM key_campaign_participant`),
    ).toEqual([{ time: '30 days' }])
  })

  test('a waitlist without a game cannot be published, and the game of a published waitlist cannot be removed', async () => {
    await run(
      `${given.draftCampaign}; UPDATE key_campaign SET waitlist = true; UPDATE activation SET game_id = NULL`,
    )
    expect(await problems(a.campaign)).toEqual({ p: ['game'] })
    await run(`UPDATE activation SET game_id = '${game}'; ${given.go(a.campaign)}`)
    await expect(run(`UPDATE activation SET game_id = NULL; SET CONSTRAINTS ALL IMMEDIATE`)).rejects.toThrow(
      /fix game$/,
    )
  })

  test('converting a waitlist turns its creators into applicants', async () => {
    await run(`${given.draftCampaign}; UPDATE key_campaign SET waitlist = true; ${given.go(a.campaign)};
      INSERT INTO key_campaign_participant (campaign_id, creator_id, status) VALUES ('${a.campaign}', '${creator}', 'waitlist');
      UPDATE key_campaign SET waitlist = false`)
    expect(await rows(`SELECT status FROM key_campaign_participant`)).toEqual([{ status: 'pending' }])
  })

  test('a new participant changes the number of participants, but not the version of the campaign', async () => {
    await run(given.participant('pending'))
    expect(
      await rows(`SELECT participant_count, version FROM activation WHERE id = '${a.campaign}'`),
    ).toEqual([{ participant_count: 1, version: 2 }])
  })

  test('an activation with participants cannot be deleted', async () => {
    await run(given.participant('pending'))
    await expect(run(`DELETE FROM activation WHERE id = '${a.campaign}'`)).rejects.toThrow(
      /violates foreign key/,
    )
  })
})

describe('completing and repeating missions in the database', () => {
  test('a completed mission unlocks the missions that require it', async () => {
    await run(`${given.mission}; INSERT INTO activation (id, kind, company_id, name, status) VALUES ('${a.nextMission}', 'MISSION', '${company}', 'Next', 'active');
      INSERT INTO requirement (activation_id, completed_mission_ids) VALUES ('${a.nextMission}', '{${a.mission}}')`)
    expect(await rows(`SELECT mission_id, unlocked_mission_id FROM mission_unlock`)).toEqual([
      { mission_id: a.mission, unlocked_mission_id: a.nextMission },
    ])
  })

  test('a mission can be repeated as often as its settings allow, once its rewards are claimed', async () => {
    await run(`${given.missionRun}; UPDATE mission SET repeatable_count = 2; ${given.moveMissionRun('review', 'claimReward', 'completed')};
      INSERT INTO mission_run (mission_id, creator_id, round) VALUES ('${a.mission}', '${creator}', 2)`)
    expect(await rows(`SELECT count(*)::int AS runs FROM mission_run`)).toEqual([{ runs: 2 }])
  })

  test('a claimed reward keeps the message that the company wrote before the claim', async () => {
    await run(`${given.missionRun}; UPDATE mission_reward SET message = 'Size M?'; ${given.moveMissionRun('claimReward')};
      ${given.claimReward}; UPDATE mission_reward SET message = 'Other'`)
    expect(await rows(`SELECT message FROM reward_claim`)).toEqual([{ message: 'Size M?' }])
  })
})

describe('the table of domain events', () => {
  test('each event of an activation has a name that starts with the kind of activation', async () => {
    await run(
      `${given.mission}; UPDATE activation SET status = 'closed' WHERE id = '${a.mission}'; DELETE FROM activation WHERE id = '${a.mission}'`,
    )
    expect(await events()).toEqual(
      expect.arrayContaining([
        activationEvent('MISSION', 'created'),
        activationEvent('MISSION', 'published'),
        activationEvent('MISSION', 'closed'),
        activationEvent('MISSION', 'deleted'),
        'creatorProgramCreated',
      ]),
    )
  })

  test('changes of members and invitations are written as events', async () => {
    await run(`${given.membership}; UPDATE program_membership SET status = 'accepted'; ${given.quest};
      INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${creator}');
      UPDATE invitation SET status = 'ACCEPTED'`)
    expect(await events()).toEqual(
      expect.arrayContaining([
        'programMemberCreated',
        'programMemberAccepted',
        'invitationSent',
        'invitationAccepted',
      ]),
    )
  })
})
