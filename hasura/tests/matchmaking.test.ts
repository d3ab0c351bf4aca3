import { type MatchFigures, matchmakingObjectives, matchOf, matchRule, sizeTiers } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDemoDatabase, type Scratch } from './support/database.ts'
import { seedLarge } from './support/seeds.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDemoDatabase()
  await seedLarge(scratch.client, 300)
  await scratch.client.query('REFRESH MATERIALIZED VIEW usual_price')
  await scratch.client.query('ANALYZE')
}, 300_000)
afterAll(() => scratch?.drop())

const ranked = z.object({
  creator_id: z.string(),
  platform: z.string(),
  content_type: z.string(),
  size_tier: z.enum(sizeTiers).nullable(),
  followers: z.number().nullable(),
  pieces: z.number(),
  air_minutes: z.coerce.number(),
  average_ccv: z.number().nullable(),
  recent_ccv: z.number().nullable(),
  views_per_piece: z.coerce.number(),
  recent_views: z.coerce.number().nullable(),
  game_pieces: z.number(),
  game_ccv: z.number().nullable(),
  game_views: z.number().nullable(),
  like_pieces: z.number(),
  is_own_game: z.boolean(),
  completed: z.number(),
  minimum_cents: z.coerce.number().nullable(),
  low_cents: z.coerce.number().nullable(),
  high_cents: z.coerce.number().nullable(),
  predicted: z.number(),
  offer_cents: z.coerce.number(),
  game_fit: z.number(),
  reach: z.number(),
  engagement: z.number(),
  activity: z.number(),
  track_record: z.number(),
  score: z.number(),
  considered: z.number(),
})
type Ranked = z.infer<typeof ranked>
const nobody = ranked.pick({ considered: true }).extend({ creator_id: z.null() })

const figuresOf = (row: Ranked): MatchFigures => ({
  isStream: row.content_type === 'STREAM',
  sizeTier: row.size_tier,
  followers: row.followers,
  pieces: row.pieces,
  airMinutes: row.air_minutes,
  averageCcv: row.average_ccv,
  recentCcv: row.recent_ccv,
  viewsPerPiece: row.views_per_piece,
  recentViews: row.recent_views,
  gamePieces: row.game_pieces,
  gameCcv: row.game_ccv,
  gameViews: row.game_views,
  likePieces: row.like_pieces,
  isOwnGame: row.is_own_game,
  completed: row.completed,
  minimumCents: row.minimum_cents,
  lowCents: row.low_cents,
  highCents: row.high_cents,
})

const STUDIO = 'd0000000-0000-4000-8000-000000000010'

type Json = { readonly [name: string]: number | Json }
const jsonSchema: z.ZodType<Json> = z.lazy(() => z.record(z.string(), z.union([z.number(), jsonSchema])))
/** The matchmaking rule as the database receives it. */
const rule = jsonSchema.parse(JSON.parse(JSON.stringify(matchRule)))

type Path = readonly string[]

const leavesOf = (value: number | Json, path: Path = []): readonly Path[] =>
  typeof value === 'number'
    ? [path]
    : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))

const without = (value: Json, [key = '', ...rest]: Path): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]]
      return rest.length === 0 || typeof inner === 'number' ? [] : [[name, without(inner, rest)]]
    }),
  )

type Asked = {
  /** The matchmaking rule to use in place of the domain's rule. */
  readonly rule?: Json
  readonly objective?: string
  /** The values for the columns of the matchmaking row, as SQL. */
  readonly audience?: Readonly<Record<string, string>>
  readonly kind?: string
  /** SQL that runs before the ranking. It can use the activation's id as `$1`. */
  readonly given?: string
}

/** The demo studio requests a ranking for one of its open activations; the transaction is rolled back. */
const look = async ({
  rule: own = rule,
  objective = 'awareness',
  audience = {},
  kind = 'QUEST',
  given,
}: Asked = {}) => {
  const columns = Object.keys(audience).map((name) => `, ${name}`)
  const values = Object.values(audience).map((value) => `, ${value}`)
  const { client } = scratch
  await client.query('BEGIN')
  try {
    const { rows: asked } = await client.query<{ id: string; activation_id: string }>(
      `INSERT INTO matchmaking (activation_id, game_id, objective${columns.join('')})
       SELECT id, game_id, '${objective}'${values.join('')} FROM activation
        WHERE kind = '${kind}' AND is_open AND company_id = '${STUDIO}' ORDER BY id LIMIT 1
       RETURNING id, activation_id`,
    )
    const [one] = asked
    if (!one) throw new Error(`the demo studio has no open ${kind}`)
    if (given) await client.query(given.replaceAll('$1', `'${one.activation_id}'`))
    const { rows } = await client.query('SELECT * FROM rank_creators($1, $2, 5000)', [
      one.id,
      JSON.stringify(own),
    ])
    return z.array(z.union([ranked, nobody])).parse(rows)
  } finally {
    await client.query('ROLLBACK')
  }
}
const isSomebody = (row: Ranked | z.infer<typeof nobody>): row is Ranked => row.creator_id !== null
const rank = async (asked?: Asked) => (await look(asked)).filter(isSomebody)
const countOf = async (statement: string): Promise<number> =>
  Number((await scratch.client.query<{ count: string }>(statement)).rows[0]?.count)

describe('ranking creators for an activation', () => {
  test.each(matchmakingObjectives)(
    'the ranking of creators for %s uses the formula in the code and lists the best creator first',
    async (objective) => {
      const rows = await rank({ objective })
      expect(rows.length).toBeGreaterThan(100)
      for (const row of rows) {
        const match = matchOf(figuresOf(row), objective)
        expect(row.score).toBeCloseTo(match.score, 9)
        expect(row.offer_cents).toBe(match.suggestedOfferCents)
        expect(Math.round(row.predicted)).toBe(match.predictedCcv ?? match.predictedViews)
        const { game_fit, reach, engagement, activity, track_record } = row
        for (const [mine, theirs] of [
          [game_fit, match.signals.gameFit],
          [reach, match.signals.reach],
          [engagement, match.signals.engagement],
          [activity, match.signals.activity],
          [track_record, match.signals.trackRecord],
        ] as const)
          expect(mine).toBeCloseTo(theirs, 9)
      }
      expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).toSorted((a, b) => b - a))
    },
  )

  test('the ranking lists each creator once, with their content for the game and similar games', async () => {
    const rows = await rank()
    expect(new Set(rows.map(({ creator_id }) => creator_id)).size).toBe(rows.length)
    expect(rows.some(({ game_pieces }) => game_pieces > 0)).toBe(true)
    expect(rows.some(({ like_pieces }) => like_pieces > 0)).toBe(true)
    expect(rows.every(({ considered }) => considered === rows.length)).toBe(true)
  })

  test('the ranking includes only creators in the requested audience', async () => {
    const all = await rank()
    const some = await rank({ audience: { platforms: `'{twitch}'`, size_tiers: `'{micro,mid}'` } })
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    for (const { platform, size_tier } of some) {
      expect(platform).toBe('twitch')
      expect(['micro', 'mid']).toContain(size_tier)
    }
  })

  test('creators are ranked by streams, videos or shorts, and each of these has a prediction', async () => {
    const given = `SET LOCAL session_replication_role = replica;
      UPDATE content SET game_id = (SELECT game_id FROM activation WHERE id = $1) WHERE type <> 'STREAM' AND hashtext(creator_id::text) % 2 = 0`
    const rows = await rank({ kind: 'MISSION', given })
    expect(new Set(rows.map(({ content_type }) => content_type))).toEqual(
      new Set(['STREAM', 'VIDEO', 'SHORTS']),
    )
    for (const type of ['STREAM', 'VIDEO', 'SHORTS']) {
      const some = rows.filter((row) => row.content_type === type)
      expect(some.filter(({ predicted }) => predicted > 0).length, type).toBeGreaterThan(0)
    }
    expect(rows.some(({ recent_views }) => recent_views !== null)).toBe(true)
    expect(rows.some(({ game_views }) => game_views !== null)).toBe(true)
    for (const row of rows)
      expect(row.offer_cents).toBe(matchOf(figuresOf(row), 'awareness').suggestedOfferCents)
  })

  test.each([5000, 20_000, 50_000, 100_000, 1_000_000])(
    'with a budget of %d cents, the ranking leaves out only creators whose offer is above the budget',
    async (budget) => {
      const all = await rank()
      const offers = all.map((row) => matchOf(figuresOf(row), 'awareness').suggestedOfferCents)
      const some = await rank({ audience: { budget_cents: String(budget) } })
      expect(some.length).toBe(offers.filter((offer) => offer <= budget).length)
      for (const row of some)
        expect(matchOf(figuresOf(row), 'awareness').suggestedOfferCents).toBeLessThanOrEqual(budget)
    },
  )

  test('if no offer is within the budget, the ranking says how many creators were checked', async () => {
    const all = await rank()
    expect(await look({ audience: { budget_cents: '1' } })).toEqual([
      { creator_id: null, considered: all.length },
    ])
  })

  test('the ranking leaves out creators who are invited or already take part', async () => {
    const [best] = await rank()
    const ids = (rows: readonly Ranked[]) => rows.map(({ creator_id }) => creator_id)
    const invited = `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ($1, 'QUEST', '${best?.creator_id}')`
    const came = `SET LOCAL session_replication_role = replica;
      INSERT INTO quest_run (quest_id, company_id, creator_id, status) VALUES ($1, '${STUDIO}', '${best?.creator_id}', 'BID_REJECTED')`
    expect(ids(await rank())).toContain(best?.creator_id)
    expect(ids(await rank({ given: invited }))).not.toContain(best?.creator_id)
    expect(ids(await rank({ given: came }))).not.toContain(best?.creator_id)
  })

  test('the ranking includes only creators who can join the activation', async () => {
    const approved = await countOf(`SELECT count(*) FROM creator_eligibility WHERE quest_access`)
    expect((await rank()).length).toBeLessThanOrEqual(approved)
    const far = `DELETE FROM requirement WHERE activation_id = $1;
      INSERT INTO requirement (activation_id, activations_required) VALUES ($1, 100000)`
    const whitelisted = `${far}; INSERT INTO activation_whitelist (activation_id, creator_id)
      SELECT $1, creator_id FROM channel_period JOIN creator_eligibility USING (creator_id)
       WHERE days = 365 AND channel_period.platform = 'twitch' AND type = 'STREAM' AND quest_access
         AND NOT EXISTS (SELECT FROM quest_run WHERE quest_id = $1 AND quest_run.creator_id = channel_period.creator_id)
         AND NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = $1 AND i.creator_id = channel_period.creator_id)
       ORDER BY creator_id LIMIT 1`
    const before = `DELETE FROM activation_whitelist WHERE activation_id = $1;`
    expect(await rank({ given: `${before} ${far}` })).toEqual([])
    expect(await rank({ given: `${before} ${whitelisted}` })).toHaveLength(1)
  })
})

describe('checking the numbers of the matchmaking rule', () => {
  test.each(matchmakingObjectives)(
    'the database refuses the matchmaking rule for %s if a number is missing',
    async (objective) => {
      const leaves = leavesOf(rule).filter(([first, second]) => first !== 'weights' || second === objective)
      expect(leaves.length).toBeGreaterThan(15)
      for (const leaf of leaves)
        await expect(look({ objective, rule: without(rule, leaf) }), leaf.join('.')).rejects.toThrow(
          `the rule has no number ${leaf.join('.')}`,
        )
    },
  )

  test('the ranking reads every number of the matchmaking rule through `rule_number`, which refuses a missing number', async () => {
    const { rows } = await scratch.client.query<{ definition: string }>(
      `SELECT pg_get_functiondef('rank_creators'::regproc) AS definition`,
    )
    expect(rows[0]?.definition).not.toMatch(/\brule\s*(->|#>|@)/)
  })
})
