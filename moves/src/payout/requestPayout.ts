import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { lockQuestRun, type QuestRunRow, takeQuestRun } from '../quest-run/questRun.ts'
import { type Moved, stale } from '../verdict.ts'

type Requested = { readonly payoutId: string; readonly amountCents: number }

/** The payout of a run that has earned something, once. */
export const openPayout = async (
  transaction: DatabaseTransaction,
  { id: runId }: Pick<QuestRunRow, 'id'>,
): Promise<Moved<Requested>> => {
  const run = await lockQuestRun(transaction, runId)
  if (run === null || run.net_cents === null) return stale
  if (run.payout_id !== null) return { ok: true, payoutId: run.payout_id, amountCents: run.net_cents }
  const { name } = await transaction
    .selectFrom('activation')
    .select('name')
    .where('id', '=', run.quest_id)
    .executeTakeFirstOrThrow()
  const { id: payoutId } = await transaction
    .insertInto('payout')
    .values({
      creator_id: run.creator_id,
      amount_cents: run.net_cents,
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
  return { ok: true, payoutId, amountCents: run.net_cents }
}

/** What a run has earned its creator is to be paid out; earning it asks for this by itself. */
export const requestPayout = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
): Promise<Moved<Requested>> =>
  makeMove<Requested>(transaction, 'requestPayout', mover, async () => {
    const taken = await takeQuestRun(transaction, seen, mover, {
      from: ['PAYOUT'],
      who: ['provider', 'admin'],
    })
    return taken.ok ? openPayout(transaction, taken.run) : taken
  })
