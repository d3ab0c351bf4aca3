import type { DatabaseTransaction } from '@questboard/database'
import { missionRedoHours } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { bidding, endBidding } from '../quest-run/answerBid.ts'
import { lockQuestRun } from '../quest-run/questRun.ts'
import type { ActivationRow } from './activation.ts'

type Over = 'ended' | 'closed'

const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** The rows to end: those of an ended activation, or of a creator who leaves. */
type Of = RawBuilder<boolean>

/**
 * The maximum number of rows of each kind that one transaction ends. A thousand offers would outlast an activity, so the
 * activation's workflow ends the others in further transactions.
 */
export const endedAtOnce = 100

const upTo = (limit: number | null) => sql`limit ${limit}::int`

/** SQL that selects the first rows of one table that must end. */
const first = (table: string, isEnding: RawBuilder<unknown>, limit: number | null) =>
  sql<boolean>`id in (select id from ${sql.table(table)} where ${isEnding} order by id ${upTo(limit)})`

/** Declines open offers, because no one can agree on an ended quest or with a deleted account. Open invitations expire. */
export const declineOffers = async (
  transaction: DatabaseTransaction,
  of: Of,
  limit: number | null,
): Promise<void> => {
  const isOpen = sql`${of} and status in (${list(bidding)})`
  const open = await transaction
    .selectFrom('quest_run')
    .select('id')
    .where(first('quest_run', isOpen, limit))
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    const run = await lockQuestRun(transaction, id)
    if (run !== null && bidding.some((status) => status === run.status))
      await endBidding(transaction, run, 'declined', 'BID_REJECTED', { invitation: 'EXPIRED' })
  }
}

const waiting = ['accepted', 'pending', 'waitlist', 'waiting_for_access', 'pending_accept'] as const

/** Unclaimed keys can no longer be claimed, and open requests are declined. */
export const letKeysGo = async (
  transaction: DatabaseTransaction,
  of: Of,
  limit: number | null,
): Promise<void> => {
  const isWaiting = sql`${of} and status in (${list(waiting)})`
  await transaction
    .updateTable('key_campaign_participant')
    .set({ status: sql`case status when 'accepted' then 'failed' else 'rejected' end` })
    .where(first('key_campaign_participant', isWaiting, limit))
    .where('status', 'in', waiting)
    .execute()
}

/** SQL for a `mission_run` row: the deadline for new content after it was sent back. */
const redoUntil = sql`mission_run.reviewed_at + make_interval(hours => ${sql.lit(missionRedoHours)})`
const isUnderWay = sql<boolean>`mission_run.status = 'active' and coalesce(${redoUntil} <= now(), true)`
/** A run whose content was sent back, and whose deadline is later than the two days promised to the creator. */
const isSentBack = sql<boolean>`(mission_run.status = 'active' and ${redoUntil} > now()
  and coalesce(mission_run.deadline_at > ${redoUntil}, true))`

/** A run whose own deadline has passed is handled by its workflow. A run without a deadline ends with its mission. */
const isInTime = sql<boolean>`coalesce(mission_run.deadline_at, 'infinity') > now()`

/**
 * Active runs end with their mission (rules §4). Runs in review or with rewards continue, and content that was sent
 * back keeps the two days that were promised.
 */
const letMissionRunsGo = async (
  transaction: DatabaseTransaction,
  { id }: ActivationRow,
  over: Over,
): Promise<void> => {
  const runs = transaction.updateTable('mission_run').where('mission_id', '=', id)
  const some = (isEnding: RawBuilder<unknown>) =>
    first('mission_run', sql`mission_id = ${id} and ${isEnding}`, endedAtOnce)
  await runs
    .set({ status: over === 'closed' ? 'canceled' : 'declined' })
    .where(some(sql`${isUnderWay} and ${isInTime}`))
    .where(isUnderWay)
    .where(isInTime)
    .execute()
  await runs
    .set({ deadline_at: sql`${redoUntil}` })
    .where(some(isSentBack))
    .where(isSentBack)
    .execute()
}

export const declineApplicants = async (
  transaction: DatabaseTransaction,
  of: Of,
  limit: number | null,
): Promise<void> => {
  await transaction
    .updateTable('program_membership')
    .set({ status: 'rejected' })
    .where(first('program_membership', sql`${of} and status = 'pending'`, limit))
    .where('status', '=', 'pending')
    .execute()
}

/**
 * Answers the first open offers, applications and invitations of an ended activation. The other rows are answered in
 * the next transaction (`waitsForAnswer`).
 */
export const letGo = async (
  transaction: DatabaseTransaction,
  activation: ActivationRow,
  over: Over,
): Promise<void> => {
  const { id, kind } = activation
  if (kind === 'QUEST') await declineOffers(transaction, sql`quest_id = ${id}`, endedAtOnce)
  const isInvited = sql`activation_id = ${id} and status = 'PENDING'`
  await transaction
    .updateTable('invitation')
    // An invitation that ends without an answer counts as expired.
    .set({ status: 'REJECTED', expired_at: sql`now()` })
    .where(first('invitation', isInvited, endedAtOnce))
    .where('status', '=', 'PENDING')
    .execute()
  if (kind === 'KEY') await letKeysGo(transaction, sql`campaign_id = ${id}`, endedAtOnce)
  if (kind === 'MISSION') await letMissionRunsGo(transaction, activation, over)
  if (kind === 'CREATOR_PROGRAM') await declineApplicants(transaction, sql`program_id = ${id}`, endedAtOnce)
}

/** SQL for an `activation` row: whether anyone is still waiting for an answer. */
export const waitsForAnswer = sql<boolean>`(
  exists (select from invitation where activation_id = activation.id and status = 'PENDING')
  or exists (select from quest_run where quest_id = activation.id and status in (${list(bidding)}))
  or exists (select from key_campaign_participant where campaign_id = activation.id and status in (${list(waiting)}))
  or exists (select from mission_run where mission_id = activation.id and (${isUnderWay} and ${isInTime} or ${isSentBack}))
  or exists (select from program_membership where program_id = activation.id and status = 'pending'))`
