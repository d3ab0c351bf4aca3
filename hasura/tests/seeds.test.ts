import { activationStatuses, codeStatuses, missionRunStatuses, questRunStatuses } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, createDemoDatabase, type Scratch } from './support/database.ts'
import { removeDemo, seedDemo } from './support/seeds.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDemoDatabase()
})
afterAll(() => scratch.drop())

const values = async (sql: string): Promise<readonly string[]> => {
  const { rows } = await scratch.client.query<{ value: string }>(
    `SELECT DISTINCT value FROM (${sql}) AS found (value) ORDER BY 1`,
  )
  return rows.map(({ value }) => value)
}

const demo = (username: string): string => `(SELECT id FROM "user" WHERE username = '${username}')`
const studio = `(SELECT company_id FROM company_member WHERE user_id = ${demo('demostudio')})`

describe('contents of the demo market', () => {
  test.each([
    ['12 companies', 'company', 12],
    ['60 games', 'game', 60],
    ['400 creators and the demo creator', 'creator', 401],
  ])('the demo market has %s', async (_, table, count) => {
    expect(await values(`SELECT count(*)::int FROM ${table}`)).toEqual([count])
  })

  test.each([
    ['activations', 'activation', activationStatuses],
    ['quest runs', 'quest_run', questRunStatuses],
    ['mission runs', 'mission_run', missionRunStatuses],
    ['codes', 'code', codeStatuses],
  ] as const)('the demo market has %s of every status', async (_, table, statuses) => {
    expect(await values(`SELECT status FROM ${table}`)).toEqual([...statuses].sort())
  })

  test.each([
    'invitation',
    'program_membership',
    'key_campaign_participant',
    'company_invitation',
    'custom_domain',
    'creator_access',
  ])('the demo market has rows of %s in every status', async (table) => {
    expect(await values(`SELECT status FROM ${table}`)).toEqual(
      await values(`SELECT value FROM ${table}_status`),
    )
  })

  test('the demo market and the demo studio have green, yellow and red code stocks', async () => {
    expect(await values('SELECT colour FROM code_stock')).toEqual(['green', 'red', 'yellow'])
    expect(await values(`SELECT colour FROM code_stock WHERE company_id = ${studio}`)).toEqual([
      'green',
      'red',
      'yellow',
    ])
  })

  test('all amounts in the ledger of the demo market add up to zero', async () => {
    expect(await values('SELECT sum(amount_cents)::text FROM ledger_entry')).toEqual(['0'])
    expect(await values('SELECT (count(*) > 1000)::text FROM ledger_entry')).toEqual(['true'])
  })

  test("the demo market's channels are never checked at a vendor, because they do not exist there", async () => {
    expect(await values('SELECT (count(*) > 50)::text FROM user_connection')).toEqual(['true'])
    expect(await values('SELECT count(*)::text FROM channel_watch')).toEqual(['0'])
  })

  test('Questboard can draw every picture in the demo market', async () => {
    const drawn = `SELECT poster_url FROM game UNION SELECT hero_url FROM game UNION SELECT thumbnail_url FROM game
      UNION SELECT logo_url FROM company UNION SELECT picture_url FROM "user"
      UNION SELECT hero_url FROM company_page WHERE hero_url LIKE '/files/art/banner-%'
      UNION SELECT hero_url FROM creator_page WHERE hero_url LIKE '/files/art/banner-%'`
    expect(
      await values(`SELECT url FROM (SELECT hero_url AS url FROM company_page UNION SELECT hero_url FROM creator_page UNION SELECT thumbnail_url FROM content UNION SELECT poster_url FROM activation
        UNION SELECT picture_url FROM user_connection UNION SELECT url FROM activation_media WHERE kind <> 'kit_link') AS shown
        WHERE url LIKE '/files/%' AND url NOT IN (SELECT * FROM (${drawn}) AS d WHERE d.poster_url IS NOT NULL)`),
    ).toEqual([])
  })
})

describe('contents of the demo accounts', () => {
  test('each demo account has a picture', async () => {
    expect(
      await values(
        `SELECT username::text FROM "user" WHERE username LIKE 'demo%' AND picture_url IS NOT NULL`,
      ),
    ).toEqual(['democreator', 'demostudio', 'demouser'])
  })

  test('the demo creator has runs in every status of quests and missions', async () => {
    const mine = `WHERE creator_id = ${demo('democreator')}`
    expect(await values(`SELECT status FROM quest_run ${mine}`)).toEqual([...questRunStatuses].sort())
    expect(await values(`SELECT status FROM mission_run ${mine}`)).toEqual([...missionRunStatuses].sort())
  })

  test.each([
    'creator_interest',
    'creator_hardware',
    'creator_game',
    'program_membership',
    'invitation',
    'submission',
    'creator_page',
  ])('the demo creator has several rows in %s', async (table) => {
    expect(
      await values(
        `SELECT (count(*) >= ${table === 'creator_page' ? 1 : 3})::text FROM ${table} WHERE creator_id = ${demo('democreator')}`,
      ),
    ).toEqual(['true'])
  })

  test('the demo creator has content in each of the last twelve months', async () => {
    const months = `SELECT count(DISTINCT date_trunc('month', published_at, 'UTC'))::int FROM content WHERE creator_id = ${demo('democreator')} AND published_at > now() - interval '1 year'`
    expect(Number((await values(months))[0])).toBeGreaterThanOrEqual(12)
  })

  test('the demo studio has activations of every kind, members in every status, and results', async () => {
    const ours = `WHERE company_id = ${studio}`
    expect(await values(`SELECT kind FROM activation ${ours}`)).toEqual(
      await values('SELECT value FROM activation_kind'),
    )
    expect(await values(`SELECT status FROM program_membership ${ours}`)).toEqual([
      'accepted',
      'pending',
      'rejected',
    ])
    expect(await values(`SELECT kind FROM company_timeline ${ours}`)).toEqual(
      await values('SELECT value FROM activation_kind'),
    )
    expect(await values(`SELECT (sum(views) > 100000)::text FROM activation_day ${ours}`)).toEqual(['true'])
  })

  test.each(['demostudio', 'democreator', 'demouser'])('%s has an unread notification', async (username) => {
    expect(
      await values(
        `SELECT (count(*) > 0)::text FROM notification WHERE user_id = ${demo(username)} AND read_at IS NULL`,
      ),
    ).toEqual(['true'])
  })
})

describe('plausible history of the demo market', () => {
  test.each([
    [
      'every creator with a quest run was approved for quests',
      `SELECT r.id::text FROM quest_run r WHERE NOT EXISTS (SELECT FROM creator_access x WHERE x.creator_id = r.creator_id AND kind = 'quests' AND x.status = 'approved')`,
    ],
    [
      'a card is charged within minutes, and a payout arrives within three days',
      `SELECT id::text FROM payment WHERE status = 'processing' AND created_at < updated_at - interval '10 minutes'
      UNION ALL SELECT id::text FROM payment WHERE succeeded_at > created_at + interval '10 minutes'
      UNION ALL SELECT id::text FROM payout WHERE status = 'processing' AND created_at < updated_at - interval '3 days'
      UNION ALL SELECT id::text FROM payout WHERE paid_at > created_at + interval '3 days'`,
    ],
    [
      'the steps of a quest run happened in order',
      `SELECT id::text FROM quest_run
        WHERE NOT (array_remove(ARRAY[created_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at], NULL)
                = ARRAY(SELECT at FROM unnest(ARRAY[created_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at]) AS at
                         WHERE at IS NOT NULL ORDER BY at))`,
    ],
    [
      'the outbox matches the rows, in order and without future events',
      `SELECT id::text FROM domain_event WHERE created_at > now() OR payload ->> 'company_id' IS NULL
      UNION ALL SELECT id::text FROM quest_run AS run
        WHERE NOT EXISTS (SELECT FROM domain_event WHERE entity = 'quest_run' AND entity_id = run.id AND type = 'questRunCreated')
      UNION ALL SELECT later.id::text FROM domain_event AS later JOIN domain_event AS first USING (entity, entity_id)
        WHERE (first.type, later.type) IN (('questRunCreated', 'bidAccepted'), ('bidAccepted', 'questPaid'), ('questPaid', 'contentSubmitted'),
                ('missionJoined', 'missionContentSubmitted'), ('missionContentSubmitted', 'missionCompleted'), ('keyRequested', 'keyClaimed'),
                ('keyClaimed', 'keyContentSubmitted'), ('keyContentSubmitted', 'keyContentAccepted'), ('programMemberCreated', 'programMemberAccepted'),
                ('invitationSent', 'invitationAccepted'), ('questCreated', 'questPublished'), ('questPublished', 'questClosed'))
          AND first.created_at > later.created_at`,
    ],
    [
      'no active run has missed its deadline',
      `SELECT id::text FROM quest_run WHERE finished_at IS NULL AND deadline_at < now() - interval '1 day'
      UNION ALL SELECT id::text FROM mission_run WHERE status = 'active' AND deadline_at < now() - interval '1 day'
      UNION ALL SELECT id::text FROM key_campaign_participant WHERE status = 'claimed_key' AND deadline_at < now() - interval '1 day'`,
    ],
  ])('in the history of the demo market, %s', async (_, broken) => {
    expect(await values(broken)).toEqual([])
  })

  test('the demo market has no events in the future', async () => {
    const { rows: columns } = await scratch.client.query<{ table: string; column: string }>(
      `SELECT relname AS table, attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
          AND atttypid = 'timestamptz'::regtype AND attnum > 0 AND attname ~ '_at$'
          AND attname !~ '^(deadline|content_deadline|listing_deadline|due|expires|embargo)_at$'`,
    )
    expect(columns.length).toBeGreaterThan(100)
    const made = '(SELECT max(changed_at) FROM credential)'
    for (const { table, column } of columns)
      expect(
        await values(
          `SELECT "${column}"::text FROM "${table}" WHERE "${column}" > ${made} + interval '15 minutes'`,
        ),
        `${table}.${column}`,
      ).toEqual([])
  })
})

/** The contents of all tables, without regard to order and without columns that a second run can change. */
const contents = async (): Promise<unknown> => {
  const { rows } = await scratch.client.query<{ name: string; columns: string }>(
    `SELECT relname AS name, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attname NOT IN ('updated_at', 'refreshed_at', 'computed_at', 'id') GROUP BY 1 ORDER BY 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name, columns } of rows) {
    const { rows: digest } = await scratch.client.query(
      `SELECT count(*)::int AS count, sum(hashtextextended(ROW(${columns})::text, 0)) AS digest FROM "${name}"`,
    )
    found[name] = digest[0]
  }
  return found
}

test('seeding the demo market a second time changes nothing', { timeout: 180_000 }, async () => {
  const before = await contents()
  await seedDemo(scratch.client)
  expect(await contents()).toEqual(before)
})

/** Rows per table, without tables that do not belong to the market: the log of admins' changes and the product news. */
const counts = async ({ client }: Scratch): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ name: string; count: number }>(
    `SELECT relname AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text::int AS count
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname NOT IN ('audit_event', 'whats_new_entry')`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

// stack/firstStart.test.ts tests that the removed market is seeded again with the same activations, invitations and runs.
test('the demo market can be deleted completely, including everything that people did in it', {
  timeout: 300_000,
}, async () => {
  const { client } = scratch
  const empty = await createDatabase()
  const without = await counts(empty)
  await empty.drop()
  await client.query(`INSERT INTO "user" (id, username, display_name, email) VALUES ('0e000000-0000-4000-8000-000000000001', 'visitor', 'Visitor', 'visitor@mail.example');
    UPDATE notification SET read_at = now() WHERE user_id = ${demo('democreator')}; DELETE FROM quest_message`)
  await removeDemo(client)
  expect(await values(`SELECT username::text FROM "user"`)).toEqual(['visitor'])
  await client.query(`DELETE FROM "user"`)
  expect(await counts(scratch)).toEqual(without)
})
