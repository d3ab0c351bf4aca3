import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDatabase()
  await scratch.client.query(`SET session_replication_role = replica`)
  for (let n = 1; n <= 6; n += 1)
    await scratch.client.query(
      `INSERT INTO creator (id, size_tier) VALUES ('${creator(n)}', 'mid') ON CONFLICT (id) DO UPDATE SET size_tier = 'mid'`,
    )
})
afterAll(() => scratch.drop())
beforeEach(() => scratch.client.query('DELETE FROM quest_run'))

const creator = (n: number): string => `00000000-0000-4000-8000-0000000000b${n}`
const company = (n: number): string => `00000000-0000-4000-8000-0000000000c${n}`

type Deals = {
  readonly count: number
  readonly companies?: number
  readonly creators?: number
  readonly cents?: (n: number) => number
  readonly accepted?: string
}

/** Creates deals, each between the next company and the next creator. */
const deal = async ({
  count,
  companies = 5,
  creators = 5,
  cents = () => 50_000,
  accepted = 'now()',
}: Deals) => {
  for (let n = 0; n < count; n += 1)
    await scratch.client.query(
      `INSERT INTO quest_run (quest_id, company_id, creator_id, started_by, status, amount_cents, post_type, accepted_at)
       VALUES (gen_random_uuid(), '${company((n % companies) + 1)}', '${creator((n % creators) + 1)}', 'creator', 'BID_REJECTED',
         ${cents(n)}, 'STREAM', ${accepted})`,
    )
}

const prices = async (): Promise<readonly unknown[]> => {
  await scratch.client.query('REFRESH MATERIALIZED VIEW usual_price')
  const { rows } = await scratch.client.query(
    'SELECT size_tier, post_type, low_cents::int AS low, middle_cents::int AS middle, high_cents::int AS high FROM usual_price',
  )
  return rows
}

describe('computing usual prices', () => {
  test('a usual price needs ten accepted offers, five companies and five creators, and is shown as rounded quartiles', async () => {
    await deal({ count: 12, cents: (n) => 10_111 * (n + 1) })
    expect(await prices()).toEqual([
      { size_tier: 'mid', post_type: 'STREAM', low: 30_000, middle: 61_000, high: 91_000 },
    ])
  })

  test.each([
    ['nine accepted offers', { count: 9 }],
    ['four companies', { count: 20, companies: 4 }],
    ['four creators', { count: 20, creators: 4 }],
    ['offers accepted more than a year ago', { count: 20, accepted: `now() - interval '13 months'` }],
    ['offers that were not accepted', { count: 20, accepted: 'NULL' }],
  ])('there is no usual price for %s', async (_, deals) => {
    await deal(deals)
    expect(await prices()).toEqual([])
  })

  test('there is a usual price for exactly ten accepted offers', async () => {
    await deal({ count: 10 })
    expect(await prices()).toHaveLength(1)
  })
})

test.each([
  [1, 1],
  [99, 99],
  [12_345, 12_000],
  [99_999, 100_000],
  [125_000, 130_000],
])('the usual price rounds %i cents to %i', async (cents, rounded) => {
  const { rows } = await scratch.client.query(`SELECT round_price(${cents})::int AS rounded`)
  expect(rows).toEqual([{ rounded }])
})
