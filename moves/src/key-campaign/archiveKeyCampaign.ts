import type { DatabaseTransaction } from '@questboard/database'
import { keyLateContentDays } from '@questboard/domain'
import { sql } from 'kysely'
import { takeActivation } from '../activation/activation.ts'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'

/**
 * SQL for an `activation` row: true for a key campaign that ended 30 days ago and has no content in progress, in
 * review, or still accepted late (rules §4).
 */
export const isPast = sql<boolean>`(
  activation.kind = 'KEY' and activation.status in ('ended', 'closed') and activation.closed_at < now() - interval '30 days'
  and not exists (
    select from key_campaign_participant
     where campaign_id = activation.id
       and (status in ('claimed_key', 'submitted_content')
            or status = 'failed' and claimed_at is not null and finished_at > now() - make_interval(days => ${sql.lit(keyLateContentDays)}))))`

const isPastNow = async (transaction: DatabaseTransaction, id: string): Promise<boolean> => {
  const found = await transaction
    .selectFrom('activation')
    .select('id')
    .where('id', '=', id)
    .where(isPast)
    .executeTakeFirst()
  return found !== undefined
}

/** Archives an ended or closed key campaign without open work. */
export const archiveKeyCampaign = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'archiveKeyCampaign', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['ended', 'closed'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    if (!(await isPastNow(transaction, taken.row.id))) return stale
    return (await advance(transaction, 'activation', taken.row, 'past')) === null ? stale : moved
  })
