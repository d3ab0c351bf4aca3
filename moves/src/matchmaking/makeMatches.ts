import type { ChannelProviderValue, ContentTypeValue, DatabaseTransaction } from '@questboard/database'
import {
  type Match,
  type MatchFigures,
  type MatchmakingObjective,
  matchesKept,
  matchOf,
  matchRule,
  type SizeTier,
} from '@questboard/domain'
import { sql } from 'kysely'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'

const maker = { by: 'rules' } as const

type Ranked = {
  readonly creator_id: string
  readonly platform: ChannelProviderValue
  readonly content_type: ContentTypeValue
  readonly size_tier: SizeTier | null
  readonly followers: number | null
  readonly pieces: number
  readonly air_minutes: number
  readonly average_ccv: number | null
  readonly recent_ccv: number | null
  readonly views_per_piece: number
  readonly recent_views: number | null
  readonly game_pieces: number
  readonly game_ccv: number | null
  readonly game_views: number | null
  readonly like_pieces: number
  readonly is_own_game: boolean
  readonly completed: number
  readonly minimum_cents: number | null
  readonly low_cents: number | null
  readonly high_cents: number | null
}

/** A single row without a creator means that there is no match. */
type Row = (Ranked | { readonly creator_id: null }) & { readonly considered: number }

const isSomebody = (row: Row): row is Row & Ranked => row.creator_id !== null

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

/** Reads the matchmaking and locks it until the transaction ends, so that two workers cannot create the same list. */
const take = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .selectFrom('matchmaking')
    .select(['status', 'objective', 'company_id', 'activation_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

const rank = async (transaction: DatabaseTransaction, id: string) => {
  const { rows } = await sql<Row>`
    select * from rank_creators(${id}::uuid, ${JSON.stringify(matchRule)}::jsonb, ${matchesKept})`.execute(
    transaction,
  )
  return { ranked: rows.filter(isSomebody), considered: rows[0]?.considered ?? 0 }
}

type Of = {
  readonly id: string
  readonly objective: MatchmakingObjective
  readonly companyId: string
  readonly activationId: string
}

const itemOf = (ranked: Ranked, { signals, ...match }: Match, { id, companyId, activationId }: Of) => ({
  matchmaking_id: id,
  activation_id: activationId,
  company_id: companyId,
  creator_id: ranked.creator_id,
  platform: ranked.platform,
  content_type: ranked.content_type,
  insight: match.insight,
  score: match.score,
  game_fit: signals.gameFit,
  reach: signals.reach,
  engagement: signals.engagement,
  activity: signals.activity,
  track_record: signals.trackRecord,
  hours_streamed: match.hoursStreamed,
  predicted_ccv: match.predictedCcv,
  average_ccv: match.averageCcv,
  predicted_views: match.predictedViews,
  average_views: match.averageViews,
  cost_per_hour_cents: match.costPerHourCents,
  suggested_offer_cents: match.suggestedOfferCents,
})

const writeItems = async (transaction: DatabaseTransaction, of: Of): Promise<number> => {
  const { id, objective } = of
  const { ranked, considered } = await rank(transaction, id)
  // Deletes the rows of an earlier attempt that failed.
  await transaction.deleteFrom('matchmaking_item').where('matchmaking_id', '=', id).execute()
  const items = ranked.map((row) => itemOf(row, matchOf(figuresOf(row), objective), of))
  if (items.length > 0) await transaction.insertInto('matchmaking_item').values(items).execute()
  return considered
}

/** Ranks creators by their past 12 months and stores the best matches. A finished list does not change. */
export const makeMatches = (transaction: DatabaseTransaction, id: string): Promise<Moved> =>
  makeMove(transaction, 'makeMatches', maker, async () => {
    const row = await take(transaction, id)
    if (row === undefined) return refuse('not-found')
    if (row.status === 'ready') return moved
    if (row.status !== 'generating') return stale
    const { objective, company_id: companyId, activation_id: activationId } = row
    const considered = await writeItems(transaction, { id, objective, companyId, activationId })
    await transaction
      .updateTable('matchmaking')
      .set({ status: 'ready', creators_considered: considered, finished_at: new Date() })
      .where('id', '=', id)
      .execute()
    return moved
  })

/** Records that the matches could not be computed, even after all retries. */
export const failMatches = (transaction: DatabaseTransaction, id: string): Promise<Moved> =>
  makeMove(transaction, 'failMatches', maker, async () => {
    const row = await take(transaction, id)
    if (row?.status !== 'generating') return moved
    await transaction
      .updateTable('matchmaking')
      .set({ status: 'failed', finished_at: new Date() })
      .where('id', '=', id)
      .execute()
    return moved
  })
