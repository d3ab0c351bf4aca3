import type { DatabaseTransaction } from '@questboard/database'
import { autoBidAction, bidOutcome, type QuestRunStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { expirePayment } from '../payment/expirePayment.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { acceptBid } from './acceptBid.ts'
import { beginGrace } from './beginGrace.ts'
import { endReview } from './endReview.ts'
import { expireBid } from './expireBid.ts'
import { expireContent } from './expireContent.ts'
import { failListing } from './failListing.ts'
import { lockQuestRun, type QuestRunRow, questRunFacts } from './questRun.ts'
import { rejectBid } from './rejectBid.ts'
import { verifyListing } from './verifyListing.ts'

type Step = (transaction: DatabaseTransaction, seen: Seen, actor: Actor) => Promise<Moved>

const time: Actor = { by: 'time' }

/** Auto-bidding acts for the company. Without auto-bidding, an unanswered counter-offer is declined at its deadline. */
const endOfBidding = (run: QuestRunRow): readonly [Step, Actor] => {
  const facts = questRunFacts(run)
  const { answer } = bidOutcome(facts)
  if (answer === 'accepted') return [acceptBid, { by: 'autoBid' }]
  if (answer !== 'declined') return [expireBid, time]
  const isAuto = autoBidAction(facts.autoBidding, run.bid_amount_cents ?? 0) === 'auto_decline'
  return [rejectBid, isAuto ? { by: 'autoBid' } : time]
}

/**
 * If auto-bidding cannot accept now (no payout account, channel removed, delivery day passed), the offer is declined
 * like an unanswered one, so that it does not stay open.
 */
const letBiddingEnd = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  run: QuestRunRow,
): Promise<Moved> => {
  const [step, actor] = endOfBidding(run)
  const result = await step(transaction, seen, actor)
  if (step !== acceptBid || result.ok || result.code === stale.code) return result
  return rejectBid(transaction, seen, { by: 'time', why: result.code })
}

/** Automatic acceptances of one quest happen one after another, so that each sees the budget left by the one before. */
const readInTurn = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<QuestRunRow> => {
  if (run.budget_left_cents === null) return run
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quest-budget:${run.quest_id}`}, 0))`.execute(
    transaction,
  )
  return (await lockQuestRun(transaction, run.id)) ?? run
}

const steps: Readonly<Partial<Record<QuestRunStatus, Step>>> = {
  PENDING_PAYMENT: expirePayment,
  PAYMENT: expirePayment,
  CONTENTPRODUCTION: expireContent,
}

/** True if a channel check has seen all of the content in public (rules §9). */
const isListed = async (transaction: DatabaseTransaction, runId: string): Promise<boolean> => {
  const { rows } = await sql<{ unlisted: number }>`select count_unlisted(${runId}::uuid) as unlisted`.execute(
    transaction,
  )
  return rows[0]?.unlisted === 0
}

/**
 * Changes the status of a run whose deadline has passed, as `questRunSchedule` in the domain decides. The caller checks
 * the time.
 */
export const applyQuestRunDeadline = async (transaction: DatabaseTransaction, seen: Seen): Promise<Moved> => {
  const run = await lockQuestRun(transaction, idOf(seen))
  if (run === null) return refuse('not-found')
  if (run.status === 'INITIAL_BID' || run.status === 'COUNTER_BID')
    return letBiddingEnd(transaction, seen, await readInTurn(transaction, run))
  if (run.status === 'CONTENTREVIEW') return endReview(transaction, seen, run)
  if (run.status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') {
    const step = (await isListed(transaction, run.id)) ? verifyListing : failListing
    return step(transaction, seen, time)
  }
  if (run.status === 'CONTENTPRODUCTION' && questRunFacts(run).graceDays > 0)
    return beginGrace(transaction, seen, time)
  const step = steps[run.status]
  return step === undefined ? stale : step(transaction, seen, time)
}
