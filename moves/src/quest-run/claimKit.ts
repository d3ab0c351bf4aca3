import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { askForCodes } from '../code/askForCodes.ts'
import { takeCodes, type WantedKey } from '../code/takeCodes.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, type Refused, refuse } from '../result.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

type WantedCodes = WantedKey & { readonly quantity: number }
type Claimed = { readonly codeIds: readonly string[] }

/**
 * The kit is available from the payment until the content is done. No kit code can be claimed before the payment, so no
 * code must be returned if the company does not pay.
 */
const takePaidRun = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<{ readonly ok: true; readonly run: QuestRunRow } | Refused> => {
  const taken = await takeQuestRun(transaction, seen, actor, {
    from: ['CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
    who: ['creator'],
  })
  return !taken.ok && taken.code === 'status-illegal' ? refuse('kit-closed') : taken
}

/** A claim of a revoked code stays if the company left the creator out of the replacements. They get no more codes. */
const left = sql<number>`
  (select case when bool_or(code.revoked_at is not null) then 0 else kit_codes - count(*)::int end
     from code_claim join code on code.id = code_id where quest_run_id = quest_run.id)`

const leftToClaim = async (transaction: DatabaseTransaction, { id }: QuestRunRow): Promise<number> => {
  const run = await transaction
    .selectFrom('quest_run')
    .select(left.as('left'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return run.left
}

type Standing = { readonly is_offered: boolean; readonly left: number }

/** The participant is read first, so that a rejected creator does not lock a code that another creator could take. */
const standingOf = async (
  transaction: DatabaseTransaction,
  { id, quest_id }: QuestRunRow,
  { itemId, distributionChannelId }: WantedKey,
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select offers_key(${quest_id}, ${itemId}, ${distributionChannelId}) as is_offered,
           ${left} as left
      from quest_run where id = ${id}`.execute(transaction)
  return rows[0] ?? { is_offered: false, left: 0 }
}

/** The creator claims kit codes of one item for one platform, either all codes of the request or none. */
export const claimKit = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  wanted: WantedCodes,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimKit', actor, async () => {
    const taken = await takePaidRun(transaction, seen, actor)
    if (!taken.ok) return taken
    const { run } = taken
    const { is_offered, left } = await standingOf(transaction, run, wanted)
    if (!is_offered) return refuse('not-allowed')
    if (wanted.quantity > left) return refuse('codes-per-creator')
    const codeIds = await takeCodes(transaction, wanted, { quest_run_id: run.id }, wanted.quantity)
    return codeIds === null ? refuse('out-of-codes') : { ok: true, codeIds }
  })

/** Records the request for a platform that is out of kit codes, and notifies the company. */
export const requestKitCodes = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  distributionChannelId: string,
): Promise<Moved> =>
  makeMove(transaction, 'requestKitCodes', actor, async () => {
    const taken = await takePaidRun(transaction, seen, actor)
    if (!taken.ok) return taken
    const { id: quest_run_id, quest_id: activation_id, company_id, creator_id } = taken.run
    const asking = { quest_run_id, activation_id, company_id, creator_id }
    const codes = await leftToClaim(transaction, taken.run)
    return askForCodes(transaction, asking, { platform: distributionChannelId, codes })
  })
