import { eligibility, missedChecks, requirementCosts } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
  await scratch.client.query(given.campaign)
  await scratch.client.query(`
    UPDATE "user" SET country = 'SE', language = 'sv' WHERE id = '${market.creator}';
    UPDATE user_connection SET followers = 1200, average_ccv = 40 WHERE id = '${market.connection}';
    UPDATE user_connection SET followers = 900, average_views_per_video = 5000 WHERE id = '${market.otherConnection}';
    INSERT INTO creator_access (creator_id, kind, status) SELECT id, 'keys', 'approved' FROM creator`)
})
afterAll(() => scratch.drop())

type Requirements = Readonly<Record<string, unknown>>

async function under<T>(requirements: Requirements, ask: () => Promise<T>, before = 'SELECT'): Promise<T> {
  const { client } = scratch
  await client.query('BEGIN')
  try {
    await client.query(before)
    await client.query(
      `UPDATE requirement SET (${Object.keys(requirements).join(', ')}) =
         (SELECT ${Object.keys(requirements).join(', ')} FROM jsonb_populate_record(requirement, $1))
        WHERE activation_id = '${a.campaign}'`,
      [JSON.stringify(requirements)],
    )
    return await ask()
  } finally {
    await client.query('ROLLBACK')
  }
}

async function isEligible(creator: string): Promise<boolean> {
  const { rows } = await scratch.client.query<{ answer: boolean }>('SELECT eligible($1, $2) AS answer', [
    a.campaign,
    creator,
  ])
  return rows[0]?.answer ?? false
}

async function reasons(creator: string) {
  const { rows } = await scratch.client.query<{ answer: unknown }>('SELECT eligibility($1, $2) AS answer', [
    a.campaign,
    creator,
  ])
  const known = eligibility.read(rows[0]?.answer)
  if (known === null) throw new Error('the result cannot be read')
  return known
}

async function count(requirements: Requirements, kind = 'MISSION'): Promise<number> {
  const { rows } = await scratch.client.query<{ answer: string }>(
    'SELECT eligible_creator_count($1, $2) AS answer',
    [JSON.stringify(requirements), kind],
  )
  return Number(rows[0]?.answer)
}

const { creator, otherCreator, plainUser } = market

describe('computing which creators are eligible', () => {
  const cases: readonly (readonly [string, Requirements, boolean, boolean])[] = [
    ['requirements without a selection allow every creator', { twitch_followers: null }, true, true],
    ['a creator with exactly the required followers is eligible', { twitch_followers: 1200 }, true, false],
    ['a creator one follower short is not eligible', { twitch_followers: 1201 }, false, false],
    [
      'a creator must meet all figures of a platform',
      { twitch_followers: 1000, twitch_average_ccv: 41 },
      false,
      false,
    ],
    [
      'meeting the figures of one of two platforms is enough',
      { twitch_followers: 1000, youtube_subscribers: 900 },
      true,
      true,
    ],
    [
      'figures do not count when all creators are allowed',
      { allow_all_creators: true, twitch_followers: 9e6 },
      true,
      true,
    ],
    [
      'location still counts when all creators are allowed',
      { allow_all_creators: true, countries: ['SE'] },
      true,
      false,
    ],
    ['a creator in a required country is eligible', { countries: ['SE', 'NO'] }, true, false],
    ['a creator on a required continent is eligible', { continents: ['EU'] }, true, false],
    [
      'a creator in a required country or continent is eligible',
      { countries: ['US'], continents: ['EU'] },
      true,
      false,
    ],
    ['location and language must both match', { countries: ['SE'], languages: ['en'] }, false, false],
    [
      'a creator whose location and language match is eligible',
      { countries: ['SE'], languages: ['sv'] },
      true,
      false,
    ],
    ['a creator must have completed the required activations', { activations_required: 1 }, false, false],
  ]
  test.each(cases)('eligibility follows the requirements: %s', async (_, requirements, first, second) => {
    const answers = await under(requirements, async () => [
      await isEligible(creator),
      await isEligible(otherCreator),
    ])
    expect(answers).toEqual([first, second])
    expect(await count(requirements)).toBe(Number(first) + Number(second))
  })

  test.each([
    [
      "updating several channels at the same time updates each owner's eligibility",
      { twitch_followers: 1300, youtube_subscribers: 1300 },
      `UPDATE user_connection SET followers = followers + 400 WHERE id IN ('${market.connection}', '${market.otherConnection}')`,
      [true, true],
    ],
    [
      'a channel that moves to another account counts for its new owner',
      { twitch_followers: 1200 },
      `UPDATE user_connection SET user_id = '${otherCreator}' WHERE id = '${market.connection}'`,
      [false, true],
    ],
  ])('eligibility is up to date after a change: %s', async (_, requirements, change, after) => {
    const both = async () => [await isEligible(creator), await isEligible(otherCreator)]
    expect(await under(requirements, both, change)).toEqual(after)
    expect(await under(requirements, both)).not.toEqual(after)
  })

  test('a plain account is never eligible', async () => {
    expect(await isEligible(plainUser)).toBe(false)
    expect((await reasons(plainUser)).creator).toBe(false)
  })

  test('a creator without access to key campaigns sees the missing access as the reason', async () => {
    const answer = await under(
      { countries: [] },
      () => reasons(creator),
      `UPDATE creator_access SET status = 'rejected', reason = 'No.' WHERE creator_id = '${creator}'`,
    )
    expect(answer).toMatchObject({ eligible: false, creator: true, access: false })
  })

  test('a VIP creator is eligible even without meeting the requirements', async () => {
    const answer = await under(
      { twitch_followers: 1_000_000 },
      () => reasons(creator),
      `INSERT INTO activation_whitelist VALUES ('${a.campaign}', '${creator}')`,
    )
    expect(answer).toMatchObject({ eligible: true, vip: true })
  })

  test('eligibility can depend on a creator list, a program and a completed mission', async () => {
    const setUp = `${given.missionRun}; ${given.lists}; ${given.moveMissionRun('completed')};
      INSERT INTO creator_list_entry (list_id, creator_id) VALUES ('${a.list}', '${creator}');
      INSERT INTO program_membership (program_id, creator_id) VALUES ('${a.program}', '${creator}');
      UPDATE program_membership SET status = 'accepted' WHERE program_id = '${a.program}'`
    for (const requirements of [
      { creator_list_ids: [a.list] },
      { program_id: a.program },
      { completed_mission_ids: [a.mission] },
      { activations_required: 1 },
    ]) {
      const answers = await under(
        requirements,
        async () => [await isEligible(creator), await isEligible(otherCreator), await count(requirements)],
        setUp,
      )
      expect(answers, JSON.stringify(requirements)).toEqual([true, false, 1])
    }
  })

  test('a list that an ended campaign required can be deleted and is then no longer required', async () => {
    const answer = await under(
      { creator_list_ids: [a.list] },
      async () => {
        const before = await isEligible(creator)
        await scratch.client.query(`UPDATE activation SET status = 'ended' WHERE id = '${a.campaign}';
          DELETE FROM creator_list WHERE id = '${a.list}'`)
        return [before, await isEligible(creator)]
      },
      given.lists,
    )
    expect(answer).toEqual([false, true])
  })
})

describe('creators whose account is closed', () => {
  const close = `UPDATE "user" SET active = false WHERE id = '${creator}';
    SELECT set_config('test.session', '{"x-hasura-company-id": "${market.company}"}', true)`
  const found = async (): Promise<readonly string[]> =>
    (
      await scratch.client.query<{ id: string }>(
        `SELECT id FROM search_creators(hasura_session => current_setting('test.session')::json)`,
      )
    ).rows.map(({ id }) => id)
  const one = async (sql: string): Promise<unknown> => {
    const { rows } = await scratch.client.query<{ answer: unknown }>(`SELECT (${sql}) AS answer`)
    return rows[0]?.answer
  }

  test('a closed account is not visible in the market, and returns when the account is reopened', async () => {
    const known = async () => [
      await isEligible(creator),
      (await found()).includes(creator),
      await one(`SELECT can_be_paid_out('${creator}')`),
    ]
    const answers = await under(
      { countries: ['SE'] },
      async () => {
        const closed = await known()
        await scratch.client.query(`UPDATE "user" SET active = true WHERE id = '${creator}'`)
        return { closed, open: await known() }
      },
      close,
    )
    expect(answers).toEqual({ closed: [false, false, false], open: [true, true, true] })
  })

  test('a closed account is not visible in the market even if it belongs to a company', async () => {
    const as = (type: string) =>
      scratch.client.query(`UPDATE "user" SET user_type = '${type}' WHERE id = '${creator}'`)
    const known = async () => [await isEligible(creator), (await found()).includes(creator)]
    const answers = await under(
      { countries: ['SE'] },
      async () => {
        await as('Company')
        const member = await known()
        await as('User')
        return { member, plain: await known() }
      },
      `SELECT set_config('test.session', '{"x-hasura-company-id": "${market.company}"}', true)`,
    )
    expect(answers).toEqual({ member: [false, false], plain: [true, true] })
  })

  test('the repair of missing eligibility rows adds no rows for a closed account', async () => {
    const rows = await under({ countries: ['SE'] }, async () => {
      await scratch.client.query(`
          SET LOCAL session_replication_role = replica;
          UPDATE "user" SET active = false WHERE id = '${creator}';
          SELECT refresh_creator_eligibility()`)
      return one(`SELECT count(*)::int FROM creator_eligibility WHERE creator_id = '${creator}'`)
    })
    expect(rows).toBe(0)
  })

  test("the stats of a closed account's channel disappear from the insights, and return when the account is reopened", async () => {
    const figures = () => one(`SELECT count(*)::int FROM channel_period WHERE creator_id = '${creator}'`)
    const counts = await under(
      { countries: ['SE'] },
      async () => {
        const closed = await figures()
        await scratch.client.query(`UPDATE "user" SET active = true WHERE id = '${creator}'`)
        return { closed, open: await figures() }
      },
      `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at)
         VALUES ('${a.video}', '${creator}', '${market.connection}', 'twitch', 'VIDEO', 'v1', 'https://www.twitch.tv/videos/1', now());
       INSERT INTO content_day (content_id, day, creator_id, platform, type, views)
         VALUES ('${a.video}', (now() AT TIME ZONE 'UTC')::date, '${creator}', 'twitch', 'VIDEO', 10);
       SELECT refresh_channel_periods(ARRAY['${creator}'::uuid]); ${close}`,
    )
    expect(counts).toEqual({ closed: 0, open: 8 })
  })

  test("a closed account's page is hidden from other people", async () => {
    const shown = await under(
      { countries: ['SE'] },
      async () =>
        one(`SELECT count(*)::int FROM creator_page WHERE creator_id = '${creator}' AND is_published`),
      `INSERT INTO creator_page (creator_id, slug, title, is_published) VALUES ('${creator}', 'one-page', 'One', true); ${close}`,
    )
    expect(shown).toBe(0)
  })
})

describe('reasons why a creator is not eligible', () => {
  test('for each unmet requirement, the creator sees how much is missing', async () => {
    const { eligible, checks } = await under(
      { twitch_followers: 1500, twitch_average_ccv: 40, countries: ['US'], languages: ['sv'] },
      () => reasons(creator),
    )
    expect(eligible).toBe(false)
    expect(checks).toEqual([
      {
        requirement: 'twitch_followers',
        platform: 'twitch',
        required: 1500,
        actual: 1200,
        missing: 300,
        met: false,
      },
      { requirement: 'twitch_average_ccv', platform: 'twitch', required: 40, actual: 40, met: true },
      { requirement: 'location', required: { countries: ['US'], continents: [] }, actual: 'SE', met: false },
      { requirement: 'languages', required: ['sv'], actual: 'sv', met: true },
    ])
  })

  test('whatever the requirements, a creator is eligible exactly if no requirement is listed as unmet', async () => {
    const pick = <T>(...values: readonly T[]): T | undefined =>
      values[Math.floor(Math.random() * values.length)]
    for (let round = 0; round < 200; round++) {
      const requirements = {
        allow_all_creators: pick(true, false, false),
        twitch_followers: pick(null, 1000, 5000),
        twitch_average_ccv: pick(null, 20, 200),
        youtube_subscribers: pick(null, 500, 5000),
        youtube_average_video_views: pick(null, 5000, 5001),
        tiktok_followers: pick(null, null, 1),
        countries: pick([], ['SE'], ['US']),
        continents: pick([], ['EU']),
        languages: pick([], ['sv'], ['en']),
        activations_required: pick(null, null, 1),
      }
      for (const one of [creator, otherCreator]) {
        const answer = await under(requirements, () => reasons(one))
        expect(answer.eligible, JSON.stringify({ requirements, answer })).toBe(
          missedChecks(answer.checks).length === 0,
        )
      }
    }
  })
})

describe('counting eligible creators among 10,000', () => {
  beforeAll(async () => {
    await scratch.client.query(`
      SET session_replication_role = replica;
      INSERT INTO "user" (id, username, display_name, email, user_type, country, language)
        SELECT md5('u' || n)::uuid, 'many' || n, 'many' || n, 'many' || n || '@example.com', 'Creator',
               (ARRAY['SE', 'US', 'DE', 'BR'])[1 + n % 4], (ARRAY['en', 'sv', 'de'])[1 + n % 3]
          FROM generate_series(1, 10000) n;
      INSERT INTO creator (id) SELECT id FROM "user" WHERE username LIKE 'many%';
      INSERT INTO user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers, average_ccv)
        SELECT md5('u' || n)::uuid, 'twitch', 'many' || n, 'many', 'https://twitch.example', n, n / 100
          FROM generate_series(1, 10000) n;
      SET session_replication_role = origin;
      SELECT refresh_creator_eligibility();
      ANALYZE`)
  }, 60_000)

  /** The cost of a statement on any machine: pages read, and calls of functions that are not inlined. */
  async function costOf(sql: string): Promise<{ pages: number; calls: number }> {
    const { client } = scratch
    await client.query("BEGIN; SET LOCAL track_functions = 'all'")
    try {
      const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
      )
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
      const called = await client.query<{ calls: number }>(
        `SELECT coalesce(sum(pg_stat_get_xact_function_calls(oid)), 0)::int AS calls FROM pg_proc`,
      )
      return {
        pages: Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks']),
        calls: called.rows[0]?.calls ?? Number.NaN,
      }
    } finally {
      await client.query('ROLLBACK')
    }
  }

  async function pagesOf(table: string): Promise<number> {
    const { rows } = await scratch.client.query<{ pages: number }>(
      `SELECT (pg_relation_size('${table}') / current_setting('block_size')::int)::int AS pages`,
    )
    return rows[0]?.pages ?? Number.NaN
  }

  async function costs(requirements: Requirements, company: string = market.company) {
    const { rows } = await scratch.client.query<{ answer: unknown }>(
      `SELECT activation_requirement_costs(a, $1, $2) AS answer FROM activation a WHERE id = $3`,
      [JSON.stringify(requirements), JSON.stringify({ 'x-hasura-company-id': company }), a.campaign],
    )
    return rows[0]?.answer
  }

  test('for each requirement, the company sees how many more creators could join without it', async () => {
    const wanted = { twitch_followers: 9001, countries: ['SE'], languages: ['en'], creator_list_ids: [] }
    const answer = requirementCosts.parse(await costs(wanted))
    expect(answer.eligible).toBe(await count(wanted, 'KEY'))
    expect(answer.everyone).toBe(await count({}, 'KEY'))
    const { eligible } = answer
    expect(answer.costs).toEqual([
      {
        requirement: 'twitch_followers',
        creators: (await count({ countries: ['SE'], languages: ['en'] }, 'KEY')) - eligible,
      },
      {
        requirement: 'location',
        creators: (await count({ twitch_followers: 9001, languages: ['en'] }, 'KEY')) - eligible,
      },
      {
        requirement: 'languages',
        creators: (await count({ twitch_followers: 9001, countries: ['SE'] }, 'KEY')) - eligible,
      },
    ])
  })

  test('VIP creators count as eligible, and no requirement excludes them', async () => {
    const wanted = { countries: ['SE'], twitch_followers: 1_000_000 }
    const told = async () => requirementCosts.parse(await costs(wanted))
    const without = await told()
    await scratch.client.query('BEGIN')
    try {
      await scratch.client.query(`INSERT INTO activation_whitelist VALUES ('${a.campaign}', '${creator}')`)
      const withVip = await told()
      expect(withVip.eligible).toBe(without.eligible + 1)
      expect(withVip.everyone).toBe(without.everyone)
      const [followers] = withVip.costs
      const meetsTheRest = await count({ countries: ['SE'] }, 'KEY')
      expect(followers).toEqual({
        requirement: 'twitch_followers',
        creators: meetsTheRest - withVip.eligible,
      })
      await scratch.client.query(
        `UPDATE creator_access SET status = 'rejected', reason = 'No.' WHERE creator_id = '${creator}' AND kind = 'keys'`,
      )
      expect((await told()).eligible).toBe(without.eligible)
    } finally {
      await scratch.client.query('ROLLBACK')
    }
  })

  test('if all creators are allowed, follower requirements exclude no one, but location requirements still exclude creators', async () => {
    const wanted = { allow_all_creators: true, twitch_followers: 9001, countries: ['SE'] }
    const answer = requirementCosts.parse(await costs(wanted))
    expect(answer.costs.map(({ requirement }) => requirement)).toEqual(['location'])
  })

  test("a company cannot see how many creators another company's requirements exclude", async () => {
    expect(await costs({}, market.otherCompany)).toBeNull()
  })

  test('for quests and key campaigns, only creators who have access are counted', async () => {
    const [row] = (
      await scratch.client.query<{ quests: string; keys: string }>(
        `SELECT count(*) FILTER (WHERE quest_access) AS quests, count(*) FILTER (WHERE key_access) AS keys FROM creator_eligibility`,
      )
    ).rows
    expect(await count({}, 'QUEST')).toBe(Number(row?.quests))
    expect(await count({}, 'KEY')).toBe(Number(row?.keys))
    expect(await count({})).toBeGreaterThan(Number(row?.quests))
  })

  test('counting eligible creators for unsaved requirements is fast', async () => {
    expect(await count({ twitch_followers: 9_001, countries: ['SE'] })).toBe(250)
    const narrow = `SELECT eligible_creator_count('{"twitch_followers": 9001, "countries": ["SE"], "languages": ["en"]}', 'MISSION')`
    const wide = `SELECT eligible_creator_count('{"continents": ["EU", "NA"], "youtube_subscribers": 5, "twitch_followers": 10}', 'MISSION')`
    // The count costs one scan of the table, without a function call per row.
    const whole = await pagesOf('creator_eligibility')
    for (const sql of [narrow, wide]) {
      const { pages, calls } = await costOf(sql)
      expect(pages).toBeLessThanOrEqual(whole + 20)
      expect(calls).toBeLessThanOrEqual(3)
    }
  })

  test('computing which creators are eligible for 100 activations is fast', async () => {
    await scratch.client.query(`
      INSERT INTO activation (id, kind, company_id, name)
        SELECT md5('a' || n)::uuid, 'KEY', '${market.company}', 'Campaign ' || n FROM generate_series(1, 100) n;
      UPDATE requirement SET twitch_followers = 5000, countries = '{SE,US}'`)
    const session = JSON.stringify({ 'x-hasura-user-id': creator })
    const judged = `SELECT count(*) FROM activation a WHERE activation_eligible(a, '${session}')`
    // The cost is a few rows by primary key for each activation. It does not depend on the number of creators.
    const { pages, calls } = await costOf(judged)
    expect(pages).toBeLessThanOrEqual(100 * 15)
    expect(calls).toBeLessThanOrEqual(100 * 3)
  })
})
