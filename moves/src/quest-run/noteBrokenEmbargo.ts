import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { noAuthor, writeHistory } from './history.ts'
import { takeQuestRun } from './questRun.ts'

const breachOf = async (transaction: DatabaseTransaction, runId: string): Promise<string | null> => {
  const { rows } = await sql<{ breach: string | null }>`
    select embargo_breach(run) as breach from quest_run run where id = ${runId}`.execute(transaction)
  return rows[0]?.breach ?? null
}

/** Without `contentId`, only the creator said that the content is public. That counts until the embargo ends. */
const mark = async (
  transaction: DatabaseTransaction,
  runId: string,
  contentId: string | null,
): Promise<void> => {
  const { rows } = await sql<{ title: string | null }>`
    update quest_run set embargo_broken_at = now(), embargo_content_id = ${contentId}
     where id = ${runId} and embargo_broken_at is null and (${contentId !== null} or embargo_at > now())
    returning (select nullif(title, '') from content where id = ${contentId}) as title`.execute(transaction)
  const [marked] = rows
  if (marked === undefined) return
  const entry = { type: 'EMBARGO_BROKEN', comment: marked.title } as const
  await writeHistory(transaction, { id: runId }, 'fact', entry, noAuthor)
}

/** Marks the run if newly submitted content is public too early, according to a channel check or to the creator. */
export const markIfEarly = async (
  transaction: DatabaseTransaction,
  runId: string,
  isSaidPublic: boolean,
): Promise<void> => {
  const breach = await breachOf(transaction, runId)
  if (breach !== null || isSaidPublic) await mark(transaction, runId, breach)
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
    await mark(transaction, taken.run.id, breach)
    return { ok: true }
  })
