import { forgetEvents } from '@questboard/database/testing'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const { creator, otherCreator, connection, game } = market
const client = useMarket(forgetEvents)

const run = (sql: string) => client().query(sql)
const rows = async (sql: string): Promise<readonly unknown[]> => (await run(sql)).rows
/** Runs the deferred checks now instead of at the end of the transaction. */
const settle = (sql: string) => run(`${sql}; SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED`)
const progress = async () => {
  const found = await run(`SELECT c.metric, value::int, met_at IS NOT NULL AS met FROM mission_progress p
    JOIN mission_criterion c ON c.id = p.criterion_id ORDER BY c.position, c.id`)
  return found.rows.map(({ metric, value, met }) => `${metric} ${value}${met ? ' met' : ''}`)
}
const told = () =>
  rows(
    `SELECT count(*)::int AS times FROM domain_event WHERE type = 'missionGoalsReached' AND entity_id = '${a.missionRun}'`,
  )

const also = (category: string, metric: string, target: number, position: number, more = ''): string =>
  `INSERT INTO mission_criterion (mission_id, category, metric, target, position${more && ', custom_completion'})
    VALUES ('${a.mission}', '${category}', '${metric}', ${target}, ${position}${more && `, '${more}'`})`
const stream = `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at, game_id, duration_minutes, average_ccv, hours_watched)
    VALUES ('${a.video}', '${creator}', '${connection}', 'twitch', 'STREAM', 's1', 'https://twitch.example/s1', now(), '${game}', 45, 20, 15.7)`
const handIn = `INSERT INTO submission (mission_run_id, content_id, url, post_type) VALUES ('${a.missionRun}', '${a.video}', 'https://twitch.example/s1', 'STREAM')`
const clicks = (count: number): string =>
  `INSERT INTO link_click (link_id, country, device) SELECT link.id, 'SE', 'mobile' FROM link, generate_series(1, ${count}) WHERE kind = 'mission'`

describe('computing the progress of a mission run', () => {
  test('each criterion of a mission measures the submitted content with its own metric', async () => {
    await settle(
      `${given.draftMission}; ${also('STREAM_CONTENT', 'STREAM_CONTENT_HOURS_WATCHED', 10, 2)}; ${given.go(a.mission)};
       INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}'); ${stream}`,
    )
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 0', 'STREAM_CONTENT_HOURS_WATCHED 0'])
    await settle(handIn)
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 45', 'STREAM_CONTENT_HOURS_WATCHED 15 met'])
    expect(await told()).toEqual([{ times: 0 }])
    await settle('UPDATE content SET duration_minutes = 75')
    expect(await progress()).toEqual([
      'STREAM_CONTENT_AIR_TIME 75 met',
      'STREAM_CONTENT_HOURS_WATCHED 15 met',
    ])
    expect(await told()).toEqual([{ times: 1 }])
    await settle(`UPDATE content SET visibility = 'private'`)
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 0', 'STREAM_CONTENT_HOURS_WATCHED 0'])
  })

  test('streams that a creator runs on two channels at the same time count once in the mission progress', async () => {
    const also = (id: string, name: string, from: string, minutes: number): string =>
      `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at, game_id, duration_minutes)
         VALUES ('${id}', '${creator}', '${connection}', 'youtube', 'STREAM', '${name}', 'https://youtube.example/${name}', now() + interval '${from}', '${game}', ${minutes});
       INSERT INTO submission (mission_run_id, content_id, url, post_type) VALUES ('${a.missionRun}', '${id}', 'https://youtube.example/${name}', 'STREAM')`
    await settle(
      `${given.draftMission}; UPDATE mission_criterion SET target = 600; ${given.go(a.mission)};
       INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}'); ${stream}; ${handIn}`,
    )
    await settle(also('00000000-0000-4000-8000-0000000a1c01', 'at-once', '0 minutes', 45))
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 45'])
    await settle(also('00000000-0000-4000-8000-0000000a1c02', 'in-part', '30 minutes', 45))
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 75'])
    await settle(also('00000000-0000-4000-8000-0000000a1c03', 'later', '5 hours', 20))
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 95'])
  })

  test("mission progress counts the clicks on the creator's tracked link since this run began", async () => {
    await settle(
      `${given.draftMission}; UPDATE mission_criterion SET category = 'CLICKS', metric = 'CLICKS', target = 2, target_url = 'https://shop.example/emberfall';
       ${given.go(a.mission)}; UPDATE mission SET repeatable_count = 0;
       INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}')`,
    )
    expect(await rows(`SELECT target_url, creator_id FROM link WHERE kind = 'mission'`)).toEqual([
      { target_url: 'https://shop.example/emberfall', creator_id: creator },
    ])
    await settle(clicks(3))
    expect(await progress()).toEqual(['CLICKS 3 met'])
    await settle(`${given.moveMissionRun('canceled')};
      INSERT INTO mission_run (mission_id, creator_id, round) VALUES ('${a.mission}', '${creator}', 2)`)
    await settle(clicks(1))
    expect(
      await rows(
        `SELECT round, value::int FROM mission_progress JOIN mission_run r ON r.id = mission_run_id ORDER BY round`,
      ),
    ).toEqual([
      { round: 1, value: 3 },
      { round: 2, value: 1 },
    ])
  })

  test('a criterion that the company checks counts once it is submitted, and no longer once it is sent back', async () => {
    await settle(
      `${given.draftMission}; DELETE FROM mission_criterion; ${also('CUSTOM_CONTENT', 'CUSTOM', 1, 1, 'MESSAGE')}; ${given.go(a.mission)};
       INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}')`,
    )
    await settle(
      `INSERT INTO submission (mission_run_id, criterion_id, message) SELECT '${a.missionRun}', id, 'Done' FROM mission_criterion`,
    )
    expect(await progress()).toEqual(['CUSTOM 1 met'])
    await settle(`UPDATE submission SET status = 'REJECTED', review_message = 'Another one'`)
    expect(await progress()).toEqual(['CUSTOM 0'])
  })

  test("mission progress ignores content from before the mission's start, even for creators who joined earlier", async () => {
    const startAt = (when: string) => `UPDATE activation SET start_date = ${when} WHERE id = '${a.mission}'`
    await run(`${given.draftMission}; ${startAt(`now() + interval '2 days'`)}; ${given.go(a.mission)};
      INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.mission}', 'MISSION', '${creator}');
      INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}');
      ${stream}; SAVEPOINT published`)
    await expect(run(handIn)).rejects.toMatchObject({ constraint: 'submission_after_joining' })
    await run(`ROLLBACK TO published; UPDATE content SET published_at = now() + interval '3 days'`)
    await settle(handIn)
    expect(await progress()).toEqual(['STREAM_CONTENT_AIR_TIME 45'])
  })
})

describe('counting the places of a mission', () => {
  const count = () => rows(`SELECT participant_count FROM activation WHERE id = '${a.mission}'`)

  test('a creator who repeats a mission still uses one place, and gives it up when the run is canceled', async () => {
    await settle(`${given.missionRun}; UPDATE mission SET repeatable_count = 0, max_participants = 1;
      ${given.moveMissionRun('completed')};
      INSERT INTO mission_run (id, mission_id, creator_id, round) VALUES ('${a.list}', '${a.mission}', '${creator}', 2)`)
    expect(await count()).toEqual([{ participant_count: 1 }])
    await run(`UPDATE mission_run SET status = 'canceled' WHERE id = '${a.list}'`)
    expect(await count()).toEqual([{ participant_count: 1 }])
    await run('ROLLBACK; BEGIN')
    await settle(
      `${given.missionRun}; UPDATE mission SET max_participants = 1; ${given.moveMissionRun('canceled')}`,
    )
    expect(await count()).toEqual([{ participant_count: 0 }])
    await run(`INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${otherCreator}')`)
    expect(await count()).toEqual([{ participant_count: 1 }])
  })

  test('a mission run has a deadline from its start, and a creator whose content is sent back gets at least two days', async () => {
    await settle(`${given.mission}; UPDATE mission SET run_days = 7;
      INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}')`)
    const left = () =>
      rows(`SELECT round(extract(epoch FROM deadline_at - now()) / 3600)::int AS hours FROM mission_run`)
    expect(await left()).toEqual([{ hours: 168 }])
    await run(
      `${given.moveMissionRun('review')}; UPDATE mission_run SET deadline_at = now() - interval '1 day'`,
    )
    await run(given.moveMissionRun('active'))
    expect(await left()).toEqual([{ hours: 48 }])
  })
})

describe("counting the codes for a mission's rewards", () => {
  const [first, second] = [a.list, a.othersList]
  /** Creates an item with the given number of codes per platform. */
  const stock = (codes: Readonly<Record<string, number>>): string =>
    Object.entries(codes)
      .map(
        ([platform, count]) => `
        WITH batch AS (INSERT INTO code_batch (company_id, item_id, distribution_channel_id)
                       VALUES ('${market.company}', '${a.nextMission}', '${platform}') RETURNING id)
        INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash)
        SELECT batch.id, '\\x00', 'test', sha256(gen_random_uuid()::text::bytea) FROM batch, generate_series(1, ${count})`,
      )
      .join(';')
  const gives = (quantity: number, platforms: readonly string[], id: string = first): string => `
    INSERT INTO mission_reward (id, mission_id, kind, code_item_id, quantity)
      VALUES ('${id}', '${a.mission}', 'code', '${a.nextMission}', ${quantity});
    INSERT INTO mission_reward_channel (reward_id, distribution_channel_id)
      SELECT '${id}', unnest('{${platforms.join(',')}}'::text[])`
  const item = `INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
    VALUES ('${a.nextMission}', '${market.company}', '${game}', 'game', 'Rewards', 'Rewards')`
  const draft = (...more: readonly string[]): string => [given.draftMission, item, ...more].join(';')
  const join = (who: string): string =>
    `INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${who}')`
  const left = () => rows(`SELECT reward_codes_left('${first}')::int AS codes`)
  const problems = () => rows(`SELECT publish_problems('${a.mission}') AS found`)
  const promise = () =>
    rows(
      `SELECT promised::int, available::int, is_short FROM code_promise WHERE activation_id = '${a.mission}'`,
    )
  const short = [{ found: ['reward_stock'] }]
  const enough = [{ found: [] }]

  test('the number of codes left for a reward counts only complete sets on one platform', async () => {
    await settle(draft(stock({ steam: 1, gog: 1 }), gives(2, ['steam', 'gog'])))
    expect([await left(), await problems()]).toEqual([[{ codes: 0 }], short])
    await settle(stock({ steam: 2 }))
    expect([await left(), await problems()]).toEqual([[{ codes: 2 }], enough])
    await settle(`UPDATE mission SET max_participants = 2 WHERE id = '${a.mission}'`)
    expect(await problems()).toEqual(short)
  })

  test('a mission accepts no more creators if the codes that are left are not enough for a complete reward', async () => {
    await settle(draft(stock({ steam: 3, gog: 3 }), gives(2, ['steam', 'gog']), given.go(a.mission)))
    await settle(join(creator))
    await settle(join(otherCreator))
    expect(await promise()).toEqual([{ promised: 4, available: 4, is_short: false }])
    await run(`UPDATE code SET status = 'unavailable' WHERE id = (
      SELECT id FROM code WHERE item_id = '${a.nextMission}' AND status = 'available' AND distribution_channel_id = 'gog' LIMIT 1)`)
    expect(await promise()).toEqual([{ promised: 4, available: 4, is_short: false }])
    await run(`DELETE FROM mission_run WHERE creator_id = '${otherCreator}'`)
    await run(`UPDATE code SET status = 'unavailable' WHERE id = (
      SELECT id FROM code WHERE item_id = '${a.nextMission}' AND status = 'available' AND distribution_channel_id = 'gog' LIMIT 1)`)
    expect(await left()).toEqual([{ codes: 2 }])
    await expect(run(join(otherCreator))).rejects.toThrow('mission_run_codes_left')
  })

  test('the number of codes left for a reward counts only platforms that the reward offers', async () => {
    await settle(
      draft(
        stock({ steam: 1, gog: 50 }),
        gives(1, ['steam']),
        given.go(a.mission),
        `UPDATE mission SET max_participants = 9`,
      ),
    )
    await settle(join(creator))
    expect(await promise()).toEqual([{ promised: 1, available: 1, is_short: false }])
    await run(`UPDATE activation SET status = 'ended' WHERE id = '${a.mission}'`)
    expect(await promise()).toEqual([{ promised: 1, available: 1, is_short: false }])
    await run(
      `UPDATE code SET status = 'unavailable' WHERE item_id = '${a.nextMission}' AND distribution_channel_id = 'steam'`,
    )
    expect(await promise()).toEqual([{ promised: 1, available: 0, is_short: true }])
  })

  test('two code rewards of one mission share the same codes', async () => {
    await settle(draft(stock({ steam: 1 }), gives(1, ['steam']), gives(1, ['steam', 'gog'], second)))
    expect(await problems()).toEqual(short)
    // A creator who takes both rewards for Steam needs two codes.
    await settle(stock({ gog: 1 }))
    expect(await problems()).toEqual(short)
    await settle(stock({ steam: 1 }))
    await settle(given.go(a.mission))
    await settle(join(creator))
    await expect(run(join(otherCreator))).rejects.toThrow('mission_run_codes_left')
  })

  test('one code reward of a mission can run short while another has enough codes', async () => {
    await settle(
      draft(
        stock({ steam: 1, gog: 50 }),
        gives(1, ['steam']),
        gives(1, ['gog'], second),
        given.go(a.mission),
      ),
    )
    await settle(join(creator))
    expect(await promise()).toEqual([{ promised: 2, available: 51, is_short: false }])
    await run(
      `UPDATE code SET status = 'unavailable' WHERE item_id = '${a.nextMission}' AND distribution_channel_id = 'steam'`,
    )
    expect(await promise()).toEqual([{ promised: 2, available: 50, is_short: true }])
  })
})

describe('expected viewers of a mission', () => {
  const audience = async (company: string = market.company): Promise<unknown> =>
    (
      await client().query<{ viewers: number }>(
        `SELECT activation_expected_viewers(a, $1)::int AS viewers FROM activation a WHERE id = '${a.mission}'`,
        [JSON.stringify({ 'x-hasura-company-id': company })],
      )
    ).rows[0]?.viewers

  test('the expected viewers cover all eligible creators, up to the number of places, and only the company sees them', async () => {
    await run(`${given.draftMission};
      UPDATE user_connection SET average_ccv = 40 WHERE user_id = '${creator}' AND provider_id = 'twitch'`)
    const [all] = (
      await client().query<{ viewers: number; creators: number }>(
        'SELECT sum(average_viewers)::int AS viewers, count(*)::int AS creators FROM creator_eligibility',
      )
    ).rows
    expect(all?.viewers).toBeGreaterThan(0)
    expect(await audience()).toBe(all?.viewers)
    await run(`UPDATE mission SET max_participants = 1 WHERE id = '${a.mission}'`)
    expect(await audience()).toBe(Math.round((all?.viewers ?? 0) / (all?.creators ?? 1)))
    await run(`INSERT INTO requirement (activation_id, twitch_followers) VALUES ('${a.mission}', 2000000000)
      ON CONFLICT (activation_id) DO UPDATE SET twitch_followers = 2000000000`)
    expect(await audience()).toBe(0)
    expect(await audience('00000000-0000-4000-8000-000000000001')).toBeNull()
  })
})
