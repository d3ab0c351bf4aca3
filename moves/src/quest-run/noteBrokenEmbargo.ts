import type { DatabaseTransaction } from '@questboard/database'
import { companyDisputeCause, embargoEvidence } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { disputeOf, letBeDisputed } from './dispute.ts'
import { noAuthor, writeHistory } from './history.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

const breachOf = async (transaction: DatabaseTransaction, runId: string): Promise<string | null> => {
  const { rows } = await sql<{ breach: string | null }>`
    select embargo_breach(run) as breach from quest_run run where id = ${runId}`.execute(transaction)
  return rows[0]?.breach ?? null
}

type Run = Pick<QuestRunRow, 'id' | 'company_id' | 'creator_id' | 'now'>

type Marked = {
  readonly embargo_broken_at: Date
  readonly embargo_at: Date
  readonly content: { readonly title: string; readonly url: string } | null
}

/** Stores the observation as text, because the creator can later hide or delete the content. */
const keepEvidence = async (
  transaction: DatabaseTransaction,
  run: Run,
  { embargo_broken_at, embargo_at, content }: Marked,
): Promise<void> => {
  const dispute = await disputeOf(transaction, run)
  if (dispute === null) return
  await transaction
    .insertInto('quest_dispute_statement')
    .values({
      dispute_id: dispute.id,
      company_id: run.company_id,
      creator_id: run.creator_id,
      body: embargoEvidence({ seenAt: embargo_broken_at, endsAt: embargo_at, content }).slice(0, 2000),
    })
    .execute()
}

/**
 * Marks the run as having broken the embargo and lets the company dispute this. If no content is given, the creator has
 * declared it public, which counts only before the embargo ends.
 */
const mark = async (transaction: DatabaseTransaction, run: Run, contentId: string | null): Promise<void> => {
  const { rows } = await sql<Marked>`
    update quest_run set embargo_broken_at = now(), embargo_content_id = ${contentId}
     where id = ${run.id} and embargo_broken_at is null and (${contentId !== null} or embargo_at > now())
    returning embargo_broken_at, embargo_at,
              (select jsonb_build_object('title', title, 'url', url) from content where id = ${contentId}) as content`.execute(
    transaction,
  )
  const [marked] = rows
  if (marked === undefined) return
  const entry = { type: 'EMBARGO_BROKEN', comment: marked.content?.title || null } as const
  await writeHistory(transaction, run, 'fact', entry, noAuthor)
  await letBeDisputed(transaction, run, companyDisputeCause)
  await keepEvidence(transaction, run, marked)
}

/** Marks the run if newly submitted content is public too early, according to a channel check or to the creator. */
export const markIfEarly = async (
  transaction: DatabaseTransaction,
  run: Run,
  isSaidPublic: boolean,
): Promise<void> => {
  const breach = await breachOf(transaction, run.id)
  if (breach !== null || isSaidPublic) await mark(transaction, run, breach)
}

/**
 * A channel check found content in public before the embargo ends. This is reported once and does not change the
 * status.
 */
export const noteBrokenEmbargo = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'noteBrokenEmbargo', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['provider', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    const breach = await breachOf(transaction, taken.run.id)
    if (breach === null) return refuse('not-found')
    await mark(transaction, taken.run, breach)
    return { ok: true }
  })
