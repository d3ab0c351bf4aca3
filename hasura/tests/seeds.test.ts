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

describe('the demo market has', () => {
  test.each([
    ['12 companies', 'company', 12],
    ['60 games', 'game', 60],
    ['400 creators and the demo creator', 'creator', 401],
  ])('%s', async (_, table, count) => {
    expect(await values(`SELECT count(*)::int FROM ${table}`)).toEqual([count])
  })

  test.each([
    ['activations', 'activation', activationStatuses],
    ['quest runs', 'quest_run', questRunStatuses],
    ['mission runs', 'mission_run', missionRunStatuses],
    ['codes', 'code', codeStatuses],
  ] as const)('%s in every status', async (_, table, statuses) => {
    expect(await values(`SELECT status FROM ${table}`)).toEqual([...statuses].sort())
  })

  test.each([
    'invitation',
    'program_membership',
    'key_campaign_participant',
    'company_invitation',
    'custom_domain',
    'creator_access',
  ])('%s rows in every status', async (table) => {
    expect(await values(`SELECT status FROM ${table}`)).toEqual(
      await values(`SELECT value FROM ${table}_status`),
    )
  })

  test('codes in every colour, and so has the demo studio', async () => {
    expect(await values('SELECT colour FROM code_stock')).toEqual(['green', 'red', 'yellow'])
    expect(await values(`SELECT colour FROM code_stock WHERE company_id = ${studio}`)).toEqual([
      'green',
      'red',
      'yellow',
    ])
  })

  test('money that sums to zero', async () => {
    expect(await values('SELECT sum(amount_cents)::text FROM ledger_entry')).toEqual(['0'])
    expect(await values('SELECT (count(*) > 1000)::text FROM ledger_entry')).toEqual(['true'])
  })

  test('channels that nobody asks a vendor about: they exist nowhere', async () => {
    expect(await values('SELECT (count(*) > 50)::text FROM user_connection')).toEqual(['true'])
    expect(await values('SELECT count(*)::text FROM channel_watch')).toEqual(['0'])
  })

  test('no picture that nobody draws', async () => {
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

describe('every screen of the demo accounts is alive', () => {
  test('each has a picture', async () => {
    expect(
      await values(
        `SELECT username::text FROM "user" WHERE username LIKE 'demo%' AND picture_url IS NOT NULL`,
      ),
    ).toEqual(['democreator', 'demostudio', 'demouser'])
  })

  test('the creator has been through every status of a quest and a mission', async () => {
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
  ])('the creator has several of %s', async (table) => {
    expect(
      await values(
        `SELECT (count(*) >= ${table === 'creator_page' ? 1 : 3})::text FROM ${table} WHERE creator_id = ${demo('democreator')}`,
      ),
    ).toEqual(['true'])
  })

  test('the creator has content of each of the last twelve months', async () => {
    const months = `SELECT count(DISTINCT date_trunc('month', published_at, 'UTC'))::int FROM content WHERE creator_id = ${demo('democreator')} AND published_at > now() - interval '1 year'`
    expect(Number((await values(months))[0])).toBeGreaterThanOrEqual(12)
  })

  test('the studio has activations of every kind, members in every status and results', async () => {
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

  test.each(['demostudio', 'democreator', 'demouser'])(
    '%s has something unread in the bell',
    async (username) => {
      expect(
        await values(
          `SELECT (count(*) > 0)::text FROM notification WHERE user_id = ${demo(username)} AND read_at IS NULL`,
        ),
      ).toEqual(['true'])
    },
  )
})

describe('a history that the rules would have allowed', () => {
  test.each([
    [
      'whoever is in quests was approved for them',
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
      'a run goes through its steps in their order',
      `SELECT id::text FROM quest_run
        WHERE NOT (array_remove(ARRAY[created_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at], NULL)
                = ARRAY(SELECT at FROM unnest(ARRAY[created_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at]) AS at
                         WHERE at IS NOT NULL ORDER BY at))`,
    ],
    [
      'the outbox tells what the rows say, in their order, and nothing that is to come',
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
      'no run that is under way has missed its deadline',
      `SELECT id::text FROM quest_run WHERE finished_at IS NULL AND deadline_at < now() - interval '1 day'
      UNION ALL SELECT id::text FROM mission_run WHERE status = 'active' AND deadline_at < now() - interval '1 day'
      UNION ALL SELECT id::text FROM key_campaign_participant WHERE status = 'claimed_key' AND deadline_at < now() - interval '1 day'`,
    ],
  ])('%s', async (_, broken) => {
    expect(await values(broken)).toEqual([])
  })

  test('nothing has happened that is yet to come', async () => {
    const { rows: columns } = await scratch.client.query<{ table: string; column: string }>(
      `SELECT relname AS table, attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
          AND atttypid = 'timestamptz'::regtype AND attnum > 0 AND attname ~ '_at$'
          AND attname !~ '^(deadline|content_deadline|listing_deadline|due|expires|embargo)_at$'`,
    )
    expect(columns.length).toBeGreaterThan(100)
    // When the market was made: the demo accounts' credentials are as old as it.
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

/** All tables by their content, in whatever order, but for what a second run may stamp. */
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

test('a second run changes nothing', { timeout: 180_000 }, async () => {
  const before = await contents()
  await seedDemo(scratch.client)
  expect(await contents()).toEqual(before)
})

/** How many rows each table has, but for what belongs to no market: the trail of the admins, and what is new in the product. */
const counts = async ({ client }: Scratch): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ name: string; count: number }>(
    `SELECT relname AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text::int AS count
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname NOT IN ('audit_event', 'whats_new_entry')`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

// That it is put in anew then, with the same activations, invitations and runs, is seen where the command does it (stack/firstStart.test.ts).
test('the market can be taken away with all that people did in it, and nothing of it is left', {
  timeout: 300_000,
}, async () => {
  const { client } = scratch
  const empty = await createDatabase()
  const without = await counts(empty)
  await empty.drop()
  // Somebody who came by themselves, and what they left in the market.
  await client.query(`INSERT INTO "user" (id, username, display_name, email) VALUES ('0e000000-0000-4000-8000-000000000001', 'visitor', 'Visitor', 'visitor@mail.example');
    UPDATE notification SET read_at = now() WHERE user_id = ${demo('democreator')}; DELETE FROM quest_message`)
  await removeDemo(client)
  expect(await values(`SELECT username::text FROM "user"`)).toEqual(['visitor'])
  await client.query(`DELETE FROM "user"`)
  expect(await counts(scratch)).toEqual(without)
})
