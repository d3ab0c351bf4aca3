import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

/** Runs each statement on its own connection, all in parallel. Returns the number of statements that succeeded. */
async function acceptedOf(statements: readonly string[]): Promise<number> {
  const clients = await Promise.all(
    statements.map(async () => {
      const client = new Client({ connectionString: scratch.url })
      await client.connect()
      return client
    }),
  )
  const results = await Promise.allSettled(statements.map((sql, n) => clients[n]?.query(sql)))
  await Promise.all(clients.map((client) => client.end()))
  const unexpected = results.flatMap((result) =>
    result.status === 'rejected' && !String(result.reason).includes(': ') ? [String(result.reason)] : [],
  )
  expect(unexpected).toEqual([])
  return results.filter((result) => result.status === 'fulfilled').length
}

const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n))

const count = async (sql: string): Promise<number> => {
  const { rows } = await scratch.client.query<{ count: string }>(sql)
  return Number(rows[0]?.count)
}

const payment = `(SELECT id FROM payment WHERE company_id = '${market.company}')`
const account = {
  company: `ledger_account_for('company', '${market.company}')`,
  revenue: `ledger_account_for('revenue')`,
  vendor: `ledger_account_for('vendor', NULL, 'stripe')`,
}
type Account = keyof typeof account
const post = (key: string, kind: string, from: Account, to: Account, cents: number): string =>
  `SELECT ledger_post('${key}', '${kind}', '', jsonb_build_array(
     jsonb_build_object('account_id', ${account[from]}, 'amount_cents', ${-cents}),
     jsonb_build_object('account_id', ${account[to]}, 'amount_cents', ${cents})), jsonb_build_object('payment_id', ${payment}))`

describe('changes that are made at the same time', () => {
  test('two members who select matches at the same time cannot exceed the budget together', async () => {
    const matchmaking = '00000000-0000-4000-8000-0000000a7c41'
    await scratch.client.query(`${given.quest};
      INSERT INTO matchmaking (id, activation_id, game_id, objective, budget_cents) VALUES ('${matchmaking}', '${a.quest}', '${market.game}', 'awareness', 10000);
      INSERT INTO matchmaking_item (matchmaking_id, creator_id, insight, platform, score, suggested_offer_cents)
        VALUES ('${matchmaking}', '${market.creator}', 'GOOD', 'twitch', 0.5, 6000), ('${matchmaking}', '${market.otherCreator}', 'GOOD', 'twitch', 0.5, 6000)`)
    const select = (creator: string): string =>
      `UPDATE matchmaking_item SET selected = true WHERE matchmaking_id = '${matchmaking}' AND creator_id = '${creator}'`
    expect(await acceptedOf([select(market.creator), select(market.otherCreator)])).toBe(1)
    await scratch.client.query(`DELETE FROM matchmaking; DELETE FROM activation WHERE id = '${a.quest}'`)
  })

  test('a creator never has more than 6 pages, even if several are created at the same time', async () => {
    const accepted = await acceptedOf(
      times(
        20,
        (n) =>
          `INSERT INTO creator_page (creator_id, slug, title) VALUES ('${market.creator}', 'page-${n}', 'Page')`,
      ),
    )
    expect(accepted).toBe(6)
  })

  test('a company never has more members than its plan allows, even if several join at the same time', async () => {
    const accepted = await acceptedOf(
      times(
        12,
        (n) =>
          `INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${market.company}', 'p${n}@example.com', 'h${n}')`,
      ),
    )
    expect(accepted).toBe(1)
  })

  test('a company never has more than 5 exports, even if several are requested at the same time', async () => {
    const accepted = await acceptedOf(
      times(12, () => `INSERT INTO export (company_id, kind) VALUES ('${market.company}', 'report')`),
    )
    expect(accepted).toBe(5)
  })

  test('a published campaign keeps at least one key set, even if all are deleted at the same time', async () => {
    const others = `SELECT code_item_id FROM activation_code_item WHERE activation_id = '${a.campaign}'`
    await scratch.client.query(`${given.campaign};
      WITH item AS (INSERT INTO code_item (company_id, game_id, type, name, item_name)
        SELECT '${market.company}', '${market.game}', 'DLC', 'Extra ' || n, 'Extra' FROM generate_series(1, 5) AS n RETURNING id)
      INSERT INTO activation_code_item (activation_id, code_item_id) SELECT '${a.campaign}', id FROM item`)
    const { rows } = await scratch.client.query<{ code_item_id: string }>(others)
    const accepted = await acceptedOf(
      rows.map(({ code_item_id: item }) => `DELETE FROM activation_code_item WHERE code_item_id = '${item}'`),
    )
    expect(rows).toHaveLength(6)
    expect(accepted).toBeLessThan(6)
    expect(await count(others.replace('code_item_id', 'count(*) AS count'))).toBe(6 - accepted)
  })

  test('only one creator gets a code that several creators claim at the same time', async () => {
    const accepted = await acceptedOf(
      times(10, (n) => {
        const creator = n % 2 === 0 ? market.creator : market.otherCreator
        return `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = clock_timestamp() WHERE id = '${market.code}'`
      }),
    )
    expect(accepted).toBe(1)
  })

  test('two transfers of money for the same reason at the same time move the money only once', async () => {
    await scratch.client.query(
      `INSERT INTO payment (company_id, amount_cents, idempotency_key) VALUES ('${market.company}', 1000, 'paid')`,
    )
    const accepted = await acceptedOf(times(10, () => post('paid-in', 'payment', 'vendor', 'company', 1_000)))
    expect(accepted).toBe(10)
    expect(await count(`SELECT count(*) FROM ledger_transfer WHERE idempotency_key = 'paid-in'`)).toBe(1)
    expect(
      await count(
        `SELECT balance_cents AS count FROM ledger_balance WHERE company_id = '${market.company}' AND kind = 'company'`,
      ),
    ).toBe(1_000)
  })

  test("two payments at the same time never spend more than a company's balance, not even by a cent", async () => {
    const accepted = await acceptedOf(times(12, (n) => post(`spent-${n}`, 'plan', 'company', 'revenue', 300)))
    expect(accepted).toBe(3)
    expect(await count(`SELECT sum(amount_cents) AS count FROM ledger_entry`)).toBe(0)
  })

  /** The second statement starts before the first one is committed, and must wait until it is committed. */
  const oneIntoAnother = async (first: string, second: string): Promise<void> => {
    const clients = times(2, () => new Client({ connectionString: scratch.url }))
    const [holds, waits] = clients
    if (!holds || !waits) throw new Error('two connections are needed')
    await Promise.all(clients.map((client) => client.connect()))
    try {
      await holds.query(`BEGIN; ${first}`)
      const waiting = waits.query(second)
      waiting.catch(() => undefined)
      await expect
        .poll(
          () =>
            count(
              `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          { timeout: 20_000 },
        )
        .toBe(1)
      await holds.query('COMMIT')
      await waiting
    } finally {
      await Promise.all(clients.map((client) => client.end()))
    }
  }

  test('a company keeps one owner if both owners leave at the same time', async () => {
    const leave = (who: string) => `DELETE FROM company_member WHERE user_id = '${who}'`
    await scratch.client.query(`UPDATE company_member SET is_owner = true WHERE user_id = '${market.member}'`)
    await expect(
      oneIntoAnother(`${leave(market.owner)}; SET CONSTRAINTS ALL IMMEDIATE`, leave(market.member)),
    ).rejects.toThrow('needs at least one owner')
    expect(
      await count(`SELECT count(*) FROM company_member WHERE company_id = '${market.company}' AND is_owner`),
    ).toBe(1)
  })

  test("a creator's eligibility is correct after two changes at the same time", async () => {
    await oneIntoAnother(
      `UPDATE user_connection SET followers = 1200 WHERE id = '${market.connection}'`,
      `UPDATE "user" SET country = 'SE' WHERE id = '${market.creator}'`,
    )
    const { rows } = await scratch.client.query(
      `SELECT twitch_followers, country FROM creator_eligibility WHERE creator_id = '${market.creator}'`,
    )
    expect(rows).toEqual([{ twitch_followers: 1200, country: 'SE' }])
  })

  test("a creator's size tier is correct after two channels change at the same time", async () => {
    await scratch.client.query(`
      INSERT INTO user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
      VALUES ('${market.creator}', 'youtube', '3', 'three', 'https://youtube.example/three')`)
    await oneIntoAnother(
      `UPDATE user_connection SET average_ccv = 500 WHERE id = '${market.connection}'`,
      `UPDATE user_connection SET average_views_per_video = 200 WHERE channel_id = '3'`,
    )
    const { rows } = await scratch.client.query(
      `SELECT size_tier FROM creator WHERE id = '${market.creator}'`,
    )
    expect(rows).toEqual([{ size_tier: 'mid' }])
  })

  describe('creators who become guests of an activation, or stop being guests, at the same moment', () => {
    const vip = `INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${a.mission}', '${market.creator}')`
    const invite = `INSERT INTO invitation (activation_id, activation_type, company_id, creator_id)
      VALUES ('${a.mission}', 'MISSION', '${market.company}', '${market.creator}')`
    const guests = (): Promise<number> => count(`SELECT count(*) FROM activation_guest`)

    beforeAll(() => scratch.client.query(given.mission))
    beforeEach(() => scratch.client.query('DELETE FROM invitation; DELETE FROM activation_whitelist'))

    test('a creator stays a guest of an activation if one reason is added while another is removed', async () => {
      await scratch.client.query(invite)
      await oneIntoAnother(vip, 'DELETE FROM invitation')
      expect(await guests()).toBe(1)
    })

    test('a creator stays a guest of an activation if one reason is removed while another is added', async () => {
      await scratch.client.query(invite)
      await oneIntoAnother('DELETE FROM invitation', vip)
      expect(await guests()).toBe(1)
    })

    test('a creator becomes a guest of an activation once if two reasons are added at the same time', async () => {
      await oneIntoAnother(invite, vip)
      expect(await guests()).toBe(1)
    })

    test('a creator is no longer a guest of an activation if both reasons are removed at the same time', async () => {
      await scratch.client.query(`${invite}; ${vip}`)
      await oneIntoAnother('DELETE FROM invitation', 'DELETE FROM activation_whitelist')
      expect(await guests()).toBe(0)
    })
  })
})

test.each(['creator', 'game'] as const)(
  'stats that arrive while the totals of a %s are computed are included in the next computation',
  async (subject) => {
    const publish = (day: number, views: number): string =>
      `INSERT INTO content_day (content_id, day, creator_id, game_id, platform, type, views)
       VALUES ('${a.video}', current_date - ${day}, '${market.creator}', '${market.game}', 'youtube', 'VIDEO', ${views})`
    // The test starts without computed periods. The job that computes them and the trigger that marks them as
    // outdated both write the first row.
    await scratch.client.query(`DELETE FROM content_day; DELETE FROM content; ${given.video}; ${publish(2, 40)};
      DELETE FROM creator_period; DELETE FROM game_period`)
    const publisher = new Client({ connectionString: scratch.url })
    await publisher.connect()
    await publisher.query(`BEGIN; ${publish(1, 2)}`)
    const computing = scratch.client.query(
      `SELECT refresh_${subject}_periods(ARRAY['${market[subject]}']::uuid[])`,
    )
    await expect
      .poll(async () => {
        const { rows } = await publisher.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return rows[0]?.waiting
      })
      .toBe(1)
    await publisher.query('COMMIT')
    await publisher.end()
    await computing
    await scratch.client.query('SELECT refresh_stale_periods(10)')
    expect(await count(`SELECT views AS count FROM ${subject}_period WHERE days = 180`)).toBe(42)
  },
)
