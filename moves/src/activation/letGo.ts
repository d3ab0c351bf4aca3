import type { DatabaseTransaction } from '@questboard/database'
import { missionRedoHours } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { bidding, endBidding } from '../quest-run/answerBid.ts'
import { lockQuestRun } from '../quest-run/questRun.ts'
import type { ActivationRow } from './activation.ts'

type Over = 'ended' | 'closed'

/** Whose rows: those of an activation that is over, or of a creator who leaves. */
type Of = RawBuilder<boolean>

/**
 * What was offered is declined: nobody can agree on a quest that is over, nor with an account that is gone. An invitation that waited
 * has run out, as all others have.
 */
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

/** Keys that were not claimed are not to be had any more; whoever still waited for an answer has it. */
export const letKeysGo = async (transaction: DatabaseTransaction, of: Of): Promise<void> => {
  await transaction
    .updateTable('key_campaign_participant')
    .set({ status: sql`case status when 'accepted' then 'failed' else 'rejected' end` })
    .where(of)
    .where('status', 'in', waiting)
    .execute()
}

/** Of a row of `mission_run`: until when its creator has for other content, once theirs was sent back. */
const redoUntil = sql`mission_run.reviewed_at + make_interval(hours => ${sql.lit(missionRedoHours)})`
const isUnderWay = sql<boolean>`mission_run.status = 'active' and coalesce(${redoUntil} <= now(), true)`

/** Whose own time is over is left to its own workflow; who has no deadline is over with their mission. */
const isInTime = sql<boolean>`coalesce(mission_run.deadline_at, 'infinity') > now()`

/**
 * Runs under way are over with their mission (rules §4). Work under review and rewards stay, and whose content was sent back has
 * the two days that they were told of.
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

/** What an end does to those who are under way: every offer, application and invitation is answered. */
export const letGo = async (
  transaction: DatabaseTransaction,
  activation: ActivationRow,
  over: Over,
): Promise<void> => {
  const { id, kind } = activation
  if (kind === 'QUEST') await declineOffers(transaction, sql`quest_id = ${id}`)
  await transaction
    .updateTable('invitation')
    // Nobody has answered what ends before its answer.
    .set({ status: 'REJECTED', expired_at: sql`now()` })
    .where('activation_id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
  if (kind === 'KEY') await letKeysGo(transaction, sql`campaign_id = ${id}`)
  if (kind === 'MISSION') await letMissionRunsGo(transaction, activation, over)
  if (kind === 'CREATOR_PROGRAM') await declineApplicants(transaction, sql`program_id = ${id}`)
}

const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** Of a row of `activation`: whether anybody is there whom an end would let go. */
export const waitsForAnswer = sql<boolean>`(
  exists (select from invitation where activation_id = activation.id and status = 'PENDING')
  or exists (select from quest_run where quest_id = activation.id and status in (${list(bidding)}))
  or exists (select from key_campaign_participant where campaign_id = activation.id and status in (${list(waiting)}))
  or exists (select from mission_run where mission_id = activation.id and ${isUnderWay} and ${isInTime})
  or exists (select from program_membership where program_id = activation.id and status = 'pending'))`
