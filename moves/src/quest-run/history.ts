import type { DatabaseTransaction } from '@questboard/database'
import type { QuestRunEventType } from '@questboard/domain'
import { sql } from 'kysely'

/** An entry of a run's history, which both sides see. */
export type Entry = {
  readonly type: QuestRunEventType
  readonly side?: 'company' | 'creator'
  readonly amountCents?: number | null
  readonly comment?: string | null
}

/**
 * Tells which deadline an entry of the history stores: `step` stores the status and the run's deadline, `fact` stores
 * nothing.
 */
const context = {
  step: sql`jsonb_build_object('to', run.status, 'deadline_at', run.deadline_at)`,
  deadline: sql`jsonb_build_object('deadline_at', run.deadline_at)`,
  offer: sql`jsonb_build_object('deadline_at', (select deadline_at from quest_bid where id = run.current_bid_id))`,
  fact: sql`'{}'::jsonb`,
}

/** Writes an entry of a run's history. The database adds who made the move and why. */
export const writeHistory = async (
  transaction: DatabaseTransaction,
  { id }: { readonly id: string },
  kind: keyof typeof context,
  { type, side, amountCents, comment }: Entry,
  author = sql`actor_id()`,
): Promise<void> => {
  const details = JSON.stringify({ side, amount_cents: amountCents, comment })
  await sql`
    insert into quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
    select run.id, run.company_id, run.creator_id, ${type}, ${author},
           jsonb_strip_nulls(${context[kind]} || ${details}::jsonb)
      from quest_run as run where run.id = ${id}`.execute(transaction)
}

/** The author of an entry that a person did not write. */
export const noAuthor = sql`null::uuid`
