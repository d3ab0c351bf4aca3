import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { callAction } from '../testing/callAction.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const PASSWORD = 'Secret123'
let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text, values)).rows

/** The tables in which a text still stands somewhere. */
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

it('leaves no trace of who the person was, and every cent where it is', async () => {
  const name = 'Wanderfalke77'
  const { body } = await callAction(gateway, 'registerCreator', {
    username: name,
    email: `${name}@mail.example`,
    password: PASSWORD,
    terms: true,
  })
  const userId = String(body.userId)
  await query('update "user" set email_verified_at = now(), description = $2 where id = $1', [userId, name])
  const browser = openBrowser(gateway.url)
  await browser.signIn(name, PASSWORD)
  await browser.signIn(`${name}@mail.example`, 'wrong-password-1')
  const session = { 'x-hasura-role': 'user', 'x-hasura-user-id': userId }
  await query(
    `insert into address (user_id, first_name, last_name, street_name, street_number, zip_code, city, country)
     values ($1, $2, 'Last', 'Street', '1', '12345', 'City', 'SE')`,
    [userId, name],
  )
  await query(`insert into user_link (user_id, kind, url) values ($1, 'discord', $2)`, [
    userId,
    `https://discord.example/${name}`,
  ])
  await query(
    `insert into rss_feed (user_id, url, title, authorized, article_count) values ($1, $2, '', true, 1)`,
    [userId, `https://feeds.example/${name}`],
  )
  const ledger = await query(
    'select count(*)::int as entries, sum(amount_cents)::int as cents from ledger_entry',
  )
  expect((await callAction(gateway, 'deleteAccount', { currentPassword: PASSWORD }, session)).status).toBe(
    200,
  )
  // What is left is the event that carries the address to the last mail.
  expect(await tablesWith(name)).toEqual(['domain_event'])
  expect(await query(`select type from domain_event where payload::text ilike $1`, [`%${name}%`])).toEqual([
    { type: 'accountDeleted' },
  ])
  expect(await browser.user()).toBeUndefined()
  expect((await browser.signIn(name, PASSWORD)).url.searchParams.get('code')).toBe('1201')
  expect(
    await query('select count(*)::int as entries, sum(amount_cents)::int as cents from ledger_entry'),
  ).toEqual(ledger)
})
