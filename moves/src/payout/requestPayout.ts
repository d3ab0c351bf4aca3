import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { lockQuestRun, type QuestRunRow, takeQuestRun } from '../quest-run/questRun.ts'
import { type Moved, stale } from '../result.ts'

type Requested = { readonly payoutId: string; readonly amountCents: number }

type Earned = {
  readonly amountCents: number
  /** The payout cost, as agreed. The rest of the amount arrives in the creator's account. */
  readonly costCents: number
}

/** Creates the payout of a run that earned money. Each run gets only one. */
export const openPayout = async (
  transaction: DatabaseTransaction,
  { id: runId }: Pick<QuestRunRow, 'id'>,
  { amountCents, costCents }: Earned,
): Promise<Moved<Requested>> => {
  const run = await lockQuestRun(transaction, runId)
  if (run === null) return stale
  const { name } = await transaction
    .selectFrom('activation')
    .select('name')
    .where('id', '=', run.quest_id)
    .executeTakeFirstOrThrow()
  const { id: payoutId } = await transaction
    .insertInto('payout')
    .values({
      creator_id: run.creator_id,
      amount_cents: amountCents,
      fee_cents: costCents,
      description: `Quest: ${name}`,
      idempotency_key: `quest_run/${run.id}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('quest_run')
    .set({ payout_id: payoutId })
    .where('id', '=', run.id)
    .where('version', '=', run.version)
    .execute()
  return { ok: true, payoutId, amountCents }
}

const payoutOf = (transaction: DatabaseTransaction, { id }: QuestRunRow) =>
  transaction
    .selectFrom('quest_run as run')
    .innerJoin('payout', 'payout.id', 'run.payout_id')
    .select(['payout.id', 'payout.amount_cents'])
    .where('run.id', '=', id)
    .executeTakeFirst()

/** Returns the payout of a run's creator. The payout was created when the creator earned the money. */
export const requestPayout = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved<Requested>> =>
  makeMove<Requested>(transaction, 'requestPayout', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['PAYOUT'],
      who: ['provider', 'admin'],
    })
    if (!taken.ok) return taken
    const payout = await payoutOf(transaction, taken.run)
    // A payout waits as long as its run can be disputed. When this period ends, the payout is requested.
    return payout === undefined ? stale : { ok: true, payoutId: payout.id, amountCents: payout.amount_cents }
  })
