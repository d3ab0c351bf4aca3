import type { DatabaseTransaction } from '@questboard/database'
import type { MatchmakingForm } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'

const isOf = async (
  transaction: DatabaseTransaction,
  { activationId, gameId }: MatchmakingForm,
): Promise<boolean> => {
  const game = await transaction
    .selectFrom('activation as a')
    .leftJoin('activation_game as g', (join) =>
      join.onRef('g.activation_id', '=', 'a.id').on('g.game_id', '=', gameId),
    )
    .select(['a.game_id', 'g.game_id as listed'])
    .where('a.id', '=', activationId)
    .executeTakeFirst()
  return game !== undefined && (game.game_id === gameId || game.listed === gameId)
}

/** A member has creators ranked for an activation of the company's that is open. Whom it suits is computed by a workflow. */
export const requestMatchmaking = (
  transaction: DatabaseTransaction,
  form: MatchmakingForm,
  mover: Mover,
): Promise<Moved<{ readonly id: string }>> =>
  makeMove(transaction, 'requestMatchmaking', mover, async () => {
    if (mover.by !== 'company') return refuse('not-allowed')
    const activation = await transaction
      .selectFrom('activation')
      .select(['kind', 'is_open'])
      .where('id', '=', form.activationId)
      .where('company_id', '=', mover.companyId)
      .forKeyShare()
      .executeTakeFirst()
    if (activation === undefined || activation.kind === 'CREATOR_PROGRAM') return refuse('not-found')
    if (!activation.is_open) return refuse('activation-not-open')
    if (activation.kind === 'QUEST' && form.platforms.includes('tiktok')) return refuse('bid-platform')
    if (!(await isOf(transaction, form))) return refuse('not-found')
    const { id } = await transaction
      .insertInto('matchmaking')
      .values({
        activation_id: form.activationId,
        company_id: mover.companyId,
        game_id: form.gameId,
        objective: form.objective,
        countries: [...form.countries],
        languages: [...form.languages],
        platforms: [...form.platforms],
        size_tiers: [...form.sizeTiers],
        budget_cents: form.budgetCents,
        created_by: mover.personId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })
