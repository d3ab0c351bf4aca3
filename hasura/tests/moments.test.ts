import { dateInStockholm, pageAccents } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket(`
  ${given.questRun};
  INSERT INTO quest_message (quest_run_id, company_id, creator_id, side, body)
    VALUES ('${a.questRun}', '${market.company}', '${market.creator}', 'company', 'Hi');
  INSERT INTO notification (user_id, kind, params) VALUES ('${market.creator}', 'told', '{"title": "Hi"}');
  ${given.missionRun}; ${given.moveMissionRun('review', 'claimReward')}; ${given.claimReward}`)

const act = (role: string, userId: string): Promise<unknown> =>
  client().query(`SELECT set_config('hasura.user', $1, true)`, [
    JSON.stringify({ 'x-hasura-role': role, 'x-hasura-user-id': userId }),
  ])

async function mark(table: string, column: string, value: string) {
  const { rows } = await client().query<{ moment: string | null; isNow: boolean }>(
    `UPDATE "${table}" SET ${column} = ${value} RETURNING ${column}::text AS moment, ${column} = now() AS "isNow"`,
  )
  expect(rows.length).toBeGreaterThan(0)
  return rows[0]
}

describe.each([
  ['reward_claim', 'shipped_at', 'company', market.owner],
  ['notification', 'read_at', 'creator', market.creator],
  ['quest_message', 'read_at', 'creator', market.creator],
  ['creator', 'onboarded_at', 'creator', market.creator],
  ['creator', 'quests_onboarded_at', 'creator', market.creator],
  ['user', 'first_steps_ended_at', 'creator', market.creator],
])('storing the time %s.%s', (table, column, role, person) => {
  test.each([`'2001-01-01'`, `'2101-01-01'`])(
    'the database stores the current time when a row is marked, even if the user sends %s',
    async (claimed) => {
      await act(role, person)
      expect((await mark(table, column, claimed))?.isNow).toBe(true)
    },
  )

  test.each([`'2001-01-01'`, 'NULL'])(
    'a user cannot change a stored time, even by sending %s',
    async (claimed) => {
      await mark(table, column, `'2026-02-03'`)
      await act(role, person)
      expect((await mark(table, column, claimed))?.moment).toMatch(/^2026-02-03/)
    },
  )

  test('an admin can correct a stored time', async () => {
    expect((await mark(table, column, `'2026-02-03'`))?.moment).toMatch(/^2026-02-03/)
  })
})

describe('themes of creator and company pages', () => {
  test.each(pageAccents)('a page can have the accent color %s', async (accent) => {
    const { rows } = await client().query(`SELECT is_page_theme($1) AS known, is_page_theme($2) AS more`, [
      JSON.stringify({ accent }),
      JSON.stringify({ accent, css: 'x' }),
    ])
    expect(rows).toEqual([{ known: true, more: false }])
  })
})

// rules §1: the product's days start and end in Stockholm, wherever the user is.
test.each([
  '2026-11-17T22:59:59Z',
  '2026-11-17T23:00:00Z',
  '2026-06-30T21:59:59Z',
  '2026-06-30T22:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T22:59:59Z',
  '2026-12-31T23:00:00Z',
])('the code and the database agree on the day of %s', async (moment) => {
  const { rows } = await client().query<{ day: string }>(
    `SELECT date_trunc('day', $1::timestamptz, 'Europe/Stockholm') <= $1::timestamptz AS begun,
            to_char($1::timestamptz AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS day`,
    [moment],
  )
  expect(rows).toEqual([{ begun: true, day: dateInStockholm(new Date(moment)) }])
})
