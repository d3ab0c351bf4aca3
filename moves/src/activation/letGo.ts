import type { DatabaseTransaction } from '@questboard/database'
import { missionRedoHours } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { bidding, endBidding } from '../quest-run/answerBid.ts'
import { lockQuestRun } from '../quest-run/questRun.ts'
import type { ActivationRow } from './activation.ts'

type Over = 'ended' | 'closed'

/** The rows to end: those of an ended activation, or of a creator who leaves. */
type Of = RawBuilder<boolean>

/** Declines open offers, because no one can agree on an ended quest or with a deleted account. Open invitations expire. */
export const declineOffers = async (transaction: DatabaseTransaction, of: Of): Promise<void> => {
  const open = await transaction
    .selectFrom('quest_run')
    .select('id')
    .where(of)
    .where('status', 'in', bidding)
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
export const letKeysGo = async (transaction: DatabaseTransaction, of: Of): Promise<void> => {
  await transaction
    .updateTable('key_campaign_participant')
    .set({ status: sql`case status when 'accepted' then 'failed' else 'rejected' end` })
    .where(of)
    .where('status', 'in', waiting)
    .execute()
}

/** SQL for a `mission_run` row: the deadline for new content after it was sent back. */
const redoUntil = sql`mission_run.reviewed_at + make_interval(hours => ${sql.lit(missionRedoHours)})`
const isUnderWay = sql<boolean>`mission_run.status = 'active' and coalesce(${redoUntil} <= now(), true)`

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
  await runs
    .set({ status: over === 'closed' ? 'canceled' : 'declined' })
    .where(isUnderWay)
    .where(isInTime)
    .execute()
  await runs
    .set({ deadline_at: sql`${redoUntil}` })
    .where('status', '=', 'active')
    .where(sql<boolean>`${redoUntil} > now() and coalesce(deadline_at > ${redoUntil}, true)`)
    .execute()
}

export const declineApplicants = async (transaction: DatabaseTransaction, of: Of): Promise<void> => {
  await transaction
    .updateTable('program_membership')
    .set({ status: 'rejected' })
    .where(of)
    .where('status', '=', 'pending')
    .execute()
}

/** Answers every open offer, application and invitation of an ended activation. */
export const letGo = async (
  transaction: DatabaseTransaction,
  activation: ActivationRow,
  over: Over,
): Promise<void> => {
  const { id, kind } = activation
  if (kind === 'QUEST') await declineOffers(transaction, sql`quest_id = ${id}`)
  await transaction
    .updateTable('invitation')
    // An invitation that ends without an answer counts as expired.
    .set({ status: 'REJECTED', expired_at: sql`now()` })
    .where('activation_id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
  if (kind === 'KEY') await letKeysGo(transaction, sql`campaign_id = ${id}`)
  if (kind === 'MISSION') await letMissionRunsGo(transaction, activation, over)
  if (kind === 'CREATOR_PROGRAM') await declineApplicants(transaction, sql`program_id = ${id}`)
}

const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** SQL for an `activation` row: whether anyone is still waiting for an answer. */
export const waitsForAnswer = sql<boolean>`(
  exists (select from invitation where activation_id = activation.id and status = 'PENDING')
  or exists (select from quest_run where quest_id = activation.id and status in (${list(bidding)}))
  or exists (select from key_campaign_participant where campaign_id = activation.id and status in (${list(waiting)}))
  or exists (select from mission_run where mission_id = activation.id and ${isUnderWay} and ${isInTime})
  or exists (select from program_membership where program_id = activation.id and status = 'pending'))`
