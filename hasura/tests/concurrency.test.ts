import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

/** Runs each statement on a connection of its own, all at once; says how many were accepted. */
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

const account = (kind: string): string =>
  kind === 'company' ? `ledger_account_for('company', '${market.company}')` : `ledger_account_for('${kind}')`
const post = (key: string, from: string, to: string, cents: number): string =>
  `SELECT ledger_post('${key}', 'payment', '', jsonb_build_array(
     jsonb_build_object('account_id', ${account(from)}, 'amount_cents', ${-cents}),
     jsonb_build_object('account_id', ${account(to)}, 'amount_cents', ${cents})))`

describe('many at once', () => {
  test('a creator ends up with 6 pages', async () => {
    const accepted = await acceptedOf(
      times(
        20,
        (n) =>
          `INSERT INTO creator_page (creator_id, slug, title) VALUES ('${market.creator}', 'page-${n}', 'Page')`,
      ),
    )
    expect(accepted).toBe(6)
  })

  test('a company ends up with as many people as its plan allows', async () => {
    const accepted = await acceptedOf(
      times(
        12,
        (n) =>
          `INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${market.company}', 'p${n}@example.com', 'h${n}')`,
      ),
    )
    expect(accepted).toBe(1)
  })

  test('a company exports 5 times', async () => {
    const accepted = await acceptedOf(
      times(12, () => `INSERT INTO export (company_id, kind) VALUES ('${market.company}', 'report')`),
    )
    expect(accepted).toBe(5)
  })

  test('a code is claimed by one creator', async () => {
    const accepted = await acceptedOf(
      times(10, (n) => {
        const creator = n % 2 === 0 ? market.creator : market.otherCreator
        return `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = clock_timestamp() WHERE id = '${market.code}'`
      }),
    )
    expect(accepted).toBe(1)
  })

  test('the same cause moves money once', async () => {
    const accepted = await acceptedOf(times(10, () => post('paid-in', 'card_provider', 'company', 1_000)))
    expect(accepted).toBe(10)
    expect(await count(`SELECT count(*) FROM ledger_transfer WHERE idempotency_key = 'paid-in'`)).toBe(1)
    expect(
      await count(
        `SELECT balance_cents AS count FROM ledger_balance WHERE company_id = '${market.company}' AND kind = 'company'`,
      ),
    ).toBe(1_000)
  })

  test('a company spends what it has, and not a cent more', async () => {
    const accepted = await acceptedOf(times(12, (n) => post(`spent-${n}`, 'company', 'revenue', 300)))
    expect(accepted).toBe(3)
    expect(await count(`SELECT sum(amount_cents) AS count FROM ledger_entry`)).toBe(0)
  })
})
