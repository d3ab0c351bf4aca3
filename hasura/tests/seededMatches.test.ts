import { type MatchFigures, matchmakingObjectives, matchOf, matchRule, sizeTiers } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDemoDatabase, type Scratch } from './support/database.ts'
import { readSeeds } from './support/seeds.ts'

const maybe = z.coerce.number().nullable()
const many = z.coerce.number()
const found = z.object({
  objective: z.enum(matchmakingObjectives),
  content_type: z.string(),
  size_tier: z.enum(sizeTiers).nullable(),
  followers: maybe,
  pieces: many,
  air_minutes: many,
  ranked_ccv: maybe,
  recent_ccv: maybe,
  views_per_piece: many,
  recent_views: maybe,
  game_pieces: many,
  game_ccv: maybe,
  game_views: maybe,
  like_pieces: many,
  is_own_game: z.boolean(),
  completed: many,
  minimum_cents: maybe,
  low_cents: maybe,
  high_cents: maybe,
  score: many,
  insight: z.string(),
  hours_streamed: maybe,
  predicted_ccv: maybe,
  average_ccv: maybe,
  predicted_views: maybe,
  average_views: maybe,
  cost_per_hour_cents: maybe,
  suggested_offer_cents: many,
  budget_cents: many,
})
type Found = z.infer<typeof found>

const figuresOf = (row: Found): MatchFigures => ({
  isStream: row.content_type === 'STREAM',
  sizeTier: row.size_tier,
  followers: row.followers,
  pieces: row.pieces,
  airMinutes: row.air_minutes,
  averageCcv: row.ranked_ccv,
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

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDemoDatabase()
})
afterAll(() => scratch?.drop())

describe('the matches of the demo market', () => {
  test('the matches of the demo market follow the matchmaking rule exactly, to the cent', async () => {
    const { client } = scratch
    const seed = readSeeds().find((text) => text.includes('CREATE TEMP TABLE seed_match'))
    if (seed === undefined) throw new Error('no seed makes matches')
    // Ranks the creators again, because some content has become older than a year since the market was seeded.
    await client.query('BEGIN')
    await client.query('DELETE FROM matchmaking_item')
    await client.query(seed)
    const { rows } = await client.query(
      `SELECT m.objective, r.content_type, r.size_tier, r.followers, r.pieces, r.air_minutes, r.average_ccv AS ranked_ccv, r.recent_ccv, r.views_per_piece,
              r.recent_views, r.game_pieces, r.game_ccv, r.game_views, r.like_pieces, r.is_own_game, r.completed, r.minimum_cents, r.low_cents, r.high_cents,
              i.score, i.insight, i.hours_streamed, i.predicted_ccv, i.average_ccv, i.predicted_views, i.average_views, i.cost_per_hour_cents,
              i.suggested_offer_cents, m.budget_cents
         FROM matchmaking m CROSS JOIN LATERAL rank_creators(m.id, $1, 500) AS r
         LEFT JOIN matchmaking_item i ON i.matchmaking_id = m.id AND i.creator_id = r.creator_id
        WHERE m.status = 'ready' AND r.creator_id IS NOT NULL`,
      [JSON.stringify(matchRule)],
    )
    await client.query('ROLLBACK')
    const matches = z.array(found).parse(rows)
    expect(matches.length).toBeGreaterThan(500)
    for (const row of matches) {
      const { signals: _, score, ...match } = matchOf(figuresOf(row), row.objective)
      expect(row.score).toBeCloseTo(score, 9)
      expect({
        insight: row.insight,
        hoursStreamed: row.hours_streamed,
        predictedCcv: row.predicted_ccv,
        averageCcv: row.average_ccv,
        predictedViews: row.predicted_views,
        averageViews: row.average_views,
        costPerHourCents: row.cost_per_hour_cents,
        suggestedOfferCents: row.suggested_offer_cents,
      }).toEqual(match)
    }
  })

  const countOf = async (condition: string): Promise<number> => {
    const { rows } = await scratch.client.query<{ count: number }>(
      `SELECT count(*)::int FROM matchmaking_item i JOIN matchmaking m ON m.id = matchmaking_id WHERE ${condition}`,
    )
    return rows[0]?.count ?? 0
  }

  test('the matches of the demo market are streams, videos and shorts within their budgets', async () => {
    expect(await countOf('suggested_offer_cents > budget_cents')).toBe(0)
    for (const type of ['STREAM', 'VIDEO', 'SHORTS'])
      expect(
        await countOf(`content_type = '${type}' AND coalesce(predicted_ccv, predicted_views) > 0`),
        type,
      ).toBeGreaterThan(0)
  })
})
