import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { activation as a, given } from './support/activations.ts'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

let scratch: Scratch
const MANY = 400

/** Creators whose numbers of followers and viewers grow with their index. Every tenth creator speaks Finnish. */
const crowd = `
  INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country)
    SELECT ('c0ffee00-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'crowd' || n, 'Crowd' || n, 'crowd' || n || '@example.com',
           'Creator', now(), CASE WHEN n % 2 = 0 THEN 'SE' ELSE 'DE' END FROM generate_series(1, ${MANY}) AS n;
  INSERT INTO creator (id, primary_content_language, created_at)
    SELECT ('c0ffee00-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, CASE WHEN n % 10 = 0 THEN 'fi' ELSE 'en' END,
           now() - make_interval(mins => n) FROM generate_series(1, ${MANY}) AS n;
  INSERT INTO user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers, average_ccv, affiliation)
    SELECT ('c0ffee00-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, CASE WHEN n % 3 = 0 THEN 'youtube' ELSE 'twitch' END,
           'crowd' || n, 'crowd' || n, 'https://twitch.example/crowd' || n, n * 10, CASE WHEN n % 3 = 0 THEN NULL ELSE n END,
           CASE WHEN n % 7 = 0 AND n % 3 > 0 THEN 'twitch_partner' ELSE 'none' END
      FROM generate_series(1, ${MANY}) AS n`

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
  await scratch.client.query(given.campaign)
  await scratch.client.query(crowd)
  await scratch.client.query('ANALYZE')
}, 180_000)
afterAll(() => scratch.drop())

const row = z.object({
  id: z.string(),
  place: z.string(),
  followers: z.coerce.number(),
  average_viewers: z.coerce.number(),
  eligibility: z.object({ eligible: z.boolean(), access: z.boolean() }).nullable(),
  takes_part: z.boolean().nullable(),
  invitation_id: z.string().nullable(),
})
type Row = z.infer<typeof row>
type Asked = {
  readonly filters?: Readonly<Record<string, unknown>>
  readonly activation?: string
  readonly sort?: string
  readonly after?: Pick<Row, 'place' | 'id'>
  readonly size?: number
  readonly company?: string
}

const search = async (asked: Asked = {}): Promise<readonly Row[]> => {
  const { filters = {}, activation = null, sort = 'followers', after, size = 50 } = asked
  const session = { 'x-hasura-company-id': asked.company ?? market.company }
  const { rows } = await scratch.client.query('SELECT * FROM search_creators($1, $2, $3, $4, $5, $6, $7)', [
    JSON.stringify(filters),
    activation,
    sort,
    after?.place ?? null,
    after?.id ?? null,
    size,
    JSON.stringify(session),
  ])
  return z.array(row).parse(rows)
}
const crowdId = (n: number) => `c0ffee00-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('searching creators', () => {
  test('a creator search returns results page by page, each creator once and the largest first', async () => {
    const seen: Row[] = []
    for (let part = await search({ size: 200 }); part.length > 0; ) {
      seen.push(...part)
      const after = part.at(-1)
      part = after ? await search({ size: 200, after }) : []
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.filter(({ id }) => id.startsWith('c0ffee'))).toHaveLength(MANY)
    const followers = seen.map((one) => one.followers)
    expect(followers).toEqual(followers.toSorted((x, y) => y - x))
  })

  test.each([
    ['language', { languages: ['fi'] }, [400, 390]],
    ['country and platform', { countries: ['DE'], platforms: ['youtube'] }, [399, 393]],
    [
      'languages, sizes and platform',
      { languages: ['fi', 'en'], sizes: ['mid', 'macro'], platforms: ['twitch'] },
      [400, 398],
    ],
    ['the affiliation of their Twitch channel', { affiliations: ['twitch_partner'] }, [392, 385]],
    ['two sizes', { sizes: ['mid', 'macro'] }, [400, 398]],
    ['figures', { followers: { from: null, to: 3800 }, viewers: { from: 100, to: null } }, [380, 379]],
    ['a part of the name', { name: 'rowd39' }, [399, 398]],
  ])('a creator search finds creators by %s', async (_what, filters, [first = 0, second = 0]) => {
    expect((await search({ filters, size: 2 })).map(({ id }) => id)).toEqual([
      crowdId(first),
      crowdId(second),
    ])
  })

  test('a creator search treats wildcards in words as plain characters', async () => {
    expect(await search({ filters: { name: '%' } })).toEqual([])
    expect(await search({ filters: { name: `'; drop table creator; --` } })).toEqual([])
  })

  test('a creator search can list the newest creators first', async () => {
    const [newest] = (await search({ sort: 'newest' })).filter(({ id }) => id.startsWith('c0ffee'))
    expect(newest?.id).toBe(crowdId(1))
  })

  test("a creator search can use the company's own lists and no other company's", async () => {
    await scratch.client.query(`
      INSERT INTO creator_list (id, company_id, name) VALUES ('11111111-0000-4000-8000-000000000001', '${market.company}', 'Loud ones');
      INSERT INTO creator_list_entry (list_id, creator_id) VALUES ('11111111-0000-4000-8000-000000000001', '${crowdId(7)}')`)
    const filters = { lists: ['11111111-0000-4000-8000-000000000001'] }
    expect((await search({ filters })).map(({ id }) => id)).toEqual([crowdId(7)])
    expect(await search({ filters, company: crowdId(1) })).toEqual([])
  })

  test('a creator search never returns creators without a channel', async () => {
    await scratch.client.query(`
      INSERT INTO "user" (id, username, display_name, email, user_type) VALUES ('${crowdId(0)}', 'quiet', 'Quiet', 'quiet@example.com', 'User');
      INSERT INTO creator (id) VALUES ('${crowdId(0)}')`)
    expect(await search({ filters: { name: 'Quiet' } })).toEqual([])
  })

  test('a creator search returns nothing to users outside of companies', async () => {
    const { rows } = await scratch.client.query(`SELECT * FROM search_creators()`)
    expect(rows).toEqual([])
  })
})

describe('searching creators for an activation', () => {
  test('a creator search for an activation shows who can join, and can be limited to those creators', async () => {
    await scratch.client.query(`
      INSERT INTO creator_access (creator_id, kind, status) SELECT id, 'keys', 'approved' FROM creator WHERE id <> '${crowdId(400)}' ON CONFLICT DO NOTHING;
      INSERT INTO requirement (activation_id, twitch_followers) VALUES ('${a.campaign}', 3000)
        ON CONFLICT (activation_id) DO UPDATE SET twitch_followers = 3000`)
    const [first, second] = await search({ activation: a.campaign })
    expect(first).toMatchObject({ id: crowdId(400), eligibility: { eligible: false, access: false } })
    expect(second).toMatchObject({ id: crowdId(399), eligibility: { eligible: false, access: true } })
    const able = await search({ activation: a.campaign, filters: { eligible: true }, size: 200 })
    expect(able.every(({ eligibility }) => eligibility?.eligible)).toBe(true)
    expect(able[0]?.id).toBe(crowdId(398))
  })

  test('a creator search for an activation shows invited creators, and can leave them out', async () => {
    await scratch.client.query(
      `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.campaign}', 'KEY', '${crowdId(398)}')`,
    )
    const told = await search({ activation: a.campaign })
    expect(told.find(({ id }) => id === crowdId(398))?.invitation_id).toEqual(expect.any(String))
    const others = await search({ activation: a.campaign, filters: { uninvited: true } })
    expect(others.map(({ id }) => id)).not.toContain(crowdId(398))
  })

  test('a creator who was invited by mail is shown as invited only after they accept', async () => {
    const email = `crowd397@example.com`
    await scratch.client.query(
      `INSERT INTO invitation (activation_id, activation_type, type, email, creator_id)
        VALUES ('${a.campaign}', 'KEY', 'EMAIL', '${email}', '${crowdId(397)}')`,
    )
    const invitationOf = async () =>
      (await search({ activation: a.campaign })).find(({ id }) => id === crowdId(397))?.invitation_id
    const uninvited = async () =>
      (await search({ activation: a.campaign, filters: { uninvited: true } })).map(({ id }) => id)
    expect(await invitationOf()).toBeNull()
    expect(await uninvited()).toContain(crowdId(397))
    await scratch.client.query(`UPDATE invitation SET status = 'ACCEPTED' WHERE email = '${email}'`)
    expect(await invitationOf()).toEqual(expect.any(String))
    expect(await uninvited()).not.toContain(crowdId(397))
  })

  test("a creator search for another company's activation finds no one", async () => {
    expect(await search({ activation: a.campaign, company: crowdId(1) })).toEqual([])
  })
})

test('a later page of a creator search starts at its first row and does not read all creators again', async () => {
  // Postgres would scan so few creators without an index, so other plans are turned off to check that the index is usable.
  await scratch.client.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off')
  const plan = z.array(z.object({ 'QUERY PLAN': z.string() }))
  const { rows } = await scratch.client.query(
    `EXPLAIN SELECT * FROM creator_eligibility e WHERE e.followers > 0 AND e.language = 'fi'
       AND (e.followers, e.creator_id) < (3000, '${crowdId(300)}') ORDER BY e.followers DESC, e.creator_id DESC LIMIT 50`,
  )
  const lines = plan.parse(rows).map((line) => line['QUERY PLAN'])
  expect(lines.join('\n')).toMatch(/Index Scan Backward using creator_eligibility_(language|followers)_idx/)
})

const countRead = async (act: () => Promise<void>): Promise<number> => {
  const { client } = scratch
  const read = async (): Promise<number> => {
    const { rows } = await client.query<{ read: string }>(
      `SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'creator_eligibility'`,
    )
    return Number(rows[0]?.read ?? 0)
  }
  await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off')
  try {
    const before = await read()
    await act()
    return (await read()) - before
  } finally {
    await client.query('ROLLBACK')
  }
}

test.each(['followers', 'newest', 'viewers', 'views'])(
  'if few creators speak a language, a page sorted by %s reads no more rows than it shows',
  async (sort) => {
    const read = await countRead(async () => {
      // Nearly all creators are from two countries, so the language index must be used.
      const found = await search({ sort, filters: { languages: ['fi'], countries: ['SE', 'DE'] }, size: 20 })
      expect(found).toHaveLength(20)
    })
    expect(read).toBeLessThanOrEqual(2 * 20)
  },
)

test('a page of creators who speak a language reads no rows of other sizes or platforms', async () => {
  const filters = { languages: ['en'], sizes: ['nano', 'micro'], platforms: ['youtube'] }
  const all = await search({ filters, size: 200 })
  const read = await countRead(async () => {
    expect(await search({ filters, size: 20 })).toEqual(all.slice(0, 20))
  })
  expect(read).toBeLessThanOrEqual(3 * 20)
})
