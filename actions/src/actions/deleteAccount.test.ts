import { type Gateway, openBrowser, startGateway } from '@questboard/gateway/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAction } from '../testing/callAction.ts'

const PASSWORD = 'Secret123'
let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text, values)).rows

/** Returns the names of the tables that still contain this text. */
const tablesWith = async (text: string): Promise<string[]> => {
  const tables = await query(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query(`select 1 from "${String(name)}" t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(String(name))
  }
  return found.sort()
}

const NAME = 'Wanderfalke77'
const EMAIL = `${NAME}@mail.example`

/** A signed-in person with all personal data filled in. */
const join = async () => {
  const { body } = await callAction(gateway.actions, 'registerCreator', {
    username: NAME,
    email: EMAIL,
    password: PASSWORD,
    terms: true,
  })
  const userId = String(body.userId)
  await query('update "user" set email_verified_at = now(), description = $2 where id = $1', [userId, NAME])
  const browser = openBrowser(gateway.url)
  await browser.signIn(NAME, PASSWORD)
  await browser.signIn(EMAIL, 'wrong-password-1')
  await query(
    `insert into address (user_id, first_name, last_name, street_name, street_number, zip_code, city, country)
     values ($1, $2, 'Last', 'Street', '1', '12345', 'City', 'SE')`,
    [userId, NAME],
  )
  await query(`insert into user_link (user_id, kind, url) values ($1, 'discord', $2)`, [
    userId,
    `https://discord.example/${NAME}`,
  ])
  await query(
    `insert into rss_feed (user_id, url, title, authorized, article_count) values ($1, $2, '', true, 1)`,
    [userId, `https://feeds.example/${NAME}`],
  )
  await query('insert into sign_in_attempt (identifier, succeeded) values ($1, false), ($2, false)', [
    NAME,
    EMAIL,
  ])
  await query('insert into follow (follower_id, tag_id) select $1, id from tag limit 1', [userId])
  return { userId, browser }
}

/** Creates rows of companies that refer to the person, such as requests, messages and notifications. */
const beKnown = async (userId: string) => {
  const [company, program, mission, run, event] = Array.from({ length: 5 }, () => crypto.randomUUID())
  await query(`begin; set local session_replication_role = replica;
    insert into company (id, name, type, website) values ('${company}', 'Northwind', 'brand', 'https://northwind.example');
    insert into mission_run (id, mission_id, company_id, creator_id, status, finished_at) values ('${run}', '${mission}', '${company}', '${userId}', 'completed', now());
    insert into shipping_address (mission_run_id, company_id, creator_id, first_name, last_name, street_name, street_number, zip_code, city, country)
      values ('${run}', '${company}', '${userId}', '${NAME}', 'Last', 'Street', '1', '12345', 'City', 'SE');
    insert into invitation (activation_id, activation_type, company_id, type, creator_id, email, status)
      values ('${mission}', 'MISSION', '${company}', 'EMAIL', '${userId}', '${EMAIL}', 'ACCEPTED'),
             ('${program}', 'CREATOR_PROGRAM', '${company}', 'EMAIL', null, '${EMAIL}', 'PENDING');
    insert into domain_event (id, type, entity, entity_id) values ('${event}', 'missionContentSubmitted', 'mission_run', '${run}');
    insert into notification (user_id, kind, event_id, params)
      select id, kind, '${event}', params::jsonb from "user" cross join (values
        ('content_review', '{"to": "company", "creator": "${NAME}"}'), ('told', '{"title": "${NAME} has submitted content"}')) as told (kind, params)
       where username = 'demostudio';
    commit;
    insert into company_invitation (company_id, email, token_hash) values ('${company}', '${EMAIL}', 'x')`)
  const studio = `(select member.* from company_member as member join "user" on id = user_id where username = 'demostudio')`
  await query(`begin; set local session_replication_role = replica;
    insert into program_membership (id, program_id, company_id, creator_id) select '${program}', '${program}', company_id, '${userId}' from ${studio} as told;
    insert into program_answer (membership_id, question_id, company_id, creator_id, answer)
      select '${program}', '${mission}', company_id, '${userId}', '"${NAME}"' from ${studio} as told;
    insert into program_demographics (membership_id, company_id, creator_id, gender) select '${program}', company_id, '${userId}', 'woman' from ${studio} as told;
    insert into matchmaking_item (matchmaking_id, activation_id, creator_id, company_id, insight, score, platform)
      select '${mission}', '${mission}', '${userId}', company_id, 'GOOD', 0.4, 'twitch' from ${studio} as told;
    insert into program_application (program_id, creator_id, step, entries)
      values ('${program}', '${userId}', 'hardware', '{"answers": {"${mission}": "${NAME}"}}');
    insert into summary (user_id, kind, frequency, morning, told_from, told_until, content)
      select user_id, 'program_applicant_summary', 'daily', '2026-01-05', '2026-01-04', '2026-01-05', '[{"newest": ["${NAME}", "Mira"]}]'
        from (select user_id from ${studio} as told union all select '${userId}') as told;
    commit`)
  return { company, event }
}

const ledger = () =>
  query('select count(*)::int as entries, sum(amount_cents)::int as cents from ledger_entry')

it('deleting an account removes all personal data and does not change the ledger', async () => {
  const { userId, browser } = await join()
  const { company, event } = await beKnown(userId)
  const before = await ledger()
  const session = { 'x-hasura-role': 'user', 'x-hasura-user-id': userId }
  expect(
    (await callAction(gateway.actions, 'deleteAccount', { currentPassword: PASSWORD }, session)).status,
  ).toBe(200)
  // The last mail still needs the person's name. The row with the name is deleted after that mail is sent.
  expect(await tablesWith(NAME)).toEqual(['farewell'])
  expect(await query('select user_id, email, display_name from farewell')).toEqual([
    { user_id: userId, email: EMAIL, display_name: NAME },
  ])
  expect(await query('select params from notification where event_id = $1 order by kind', [event])).toEqual([
    { params: { to: 'company', creator: 'A deleted account' } },
    { params: { title: 'A deleted account has submitted content' } },
  ])
  expect(await query('select content from summary')).toEqual([
    { content: [{ newest: ['A deleted account', 'Mira'] }] },
  ])
  expect(await query('select gender from program_demographics where creator_id = $1', [userId])).toEqual([])
  expect(await query('select status from program_membership where creator_id = $1', [userId])).toEqual([
    { status: 'rejected' },
  ])
  expect(await query('select from matchmaking_item where creator_id = $1', [userId])).toEqual([])
  expect(await query('select creator_id, email from invitation where company_id = $1', [company])).toEqual([
    { creator_id: userId, email: null },
  ])
  expect(await query('select from follow where follower_id = $1', [userId])).toEqual([])
  expect(await browser.user()).toBeUndefined()
  expect((await browser.signIn(NAME, PASSWORD)).url.searchParams.get('code')).toBe('1202')
  expect(await ledger()).toEqual(before)
})
