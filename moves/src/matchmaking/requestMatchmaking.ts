import type { DatabaseTransaction } from '@questboard/database'
import type { MatchmakingForm } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'

/** Finds the activation and locks it until the transaction ends. */
const findActivation = (
  transaction: DatabaseTransaction,
  { activationId, gameId }: MatchmakingForm,
  companyId: string,
) =>
  transaction
    .selectFrom('activation as a')
    .select(['a.kind', 'a.is_open'])
    .select((a) =>
      a
        .or([
          a('a.game_id', '=', gameId),
          a.exists(
            a
              .selectFrom('activation_game as g')
              .select('g.game_id')
              .whereRef('g.activation_id', '=', 'a.id')
              .where('g.game_id', '=', gameId),
          ),
        ])
        .as('is_of_game'),
    )
    .where('a.id', '=', activationId)
    .where('a.company_id', '=', companyId)
    .forKeyShare('a')
    .executeTakeFirst()

/** A member requests matches for an open activation. A workflow computes them. */
export const requestMatchmaking = (
  transaction: DatabaseTransaction,
  form: MatchmakingForm,
  actor: Actor,
): Promise<Moved<{ readonly id: string }>> =>
  makeMove(transaction, 'requestMatchmaking', actor, async () => {
    if (actor.by !== 'company') return refuse('not-allowed')
    const activation = await findActivation(transaction, form, actor.companyId)
    if (activation === undefined || activation.kind === 'CREATOR_PROGRAM') return refuse('not-found')
    if (!activation.is_open) return refuse('activation-not-open')
    if (activation.kind === 'QUEST' && form.platforms.includes('tiktok')) return refuse('bid-platform')
    if (!activation.is_of_game) return refuse('not-found')
    const { id } = await transaction
      .insertInto('matchmaking')
      .values({
        activation_id: form.activationId,
        company_id: actor.companyId,
        game_id: form.gameId,
        objective: form.objective,
        countries: [...form.countries],
        languages: [...form.languages],
        platforms: [...form.platforms],
        size_tiers: [...form.sizeTiers],
        budget_cents: form.budgetCents,
        created_by: actor.personId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })
