import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  contentReviewDays,
  graceLeft,
  type QuestRunFacts,
  type QuestRunStatus,
  questRunSchedule,
} from '@questboard/domain'
import { sql } from 'kysely'
import { type Actor, isParty, type Party } from '../actor.ts'
import { advance, idOf, isAsSeen, type Seen, type Values } from '../advance.ts'
import { moved, type Refused, refuse, stale } from '../result.ts'
import { type Entry, writeHistory } from './history.ts'

/**
 * Selects runs with the open offer and everything that their deadlines depend on. Workflows and status changes share
 * this query, so they see the same facts.
 */
export const selectQuestRun = (database: Database | DatabaseTransaction) =>
  database
    .selectFrom('quest_run as run')
    .innerJoin('quest', 'quest.id', 'run.quest_id')
    .leftJoin('quest_bid as bid', 'bid.id', 'run.current_bid_id')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.activation_id', '=', 'run.quest_id')
        .onRef('invitation.creator_id', '=', 'run.creator_id'),
    )
    .selectAll('run')
    .select([
      'bid.side as bid_side',
      'bid.amount_cents as bid_amount_cents',
      'bid.created_at as bid_created_at',
      'bid.deadline_at as bid_deadline_at',
      'invitation.deadline_at as invitation_deadline_at',
    ])
    // The latest time when the offered content can be published: its own day or the end of the quest's window.
    .select(
      sql<Date | null>`case when bid.delivery_type = 'date_range' then quest.publish_until else bid.delivery_date end`.as(
        'bid_publish_until',
      ),
    )
    // If an invitation has its own auto-bidding rules, they replace the quest's.
    .select(({ fn }) => [
      fn.coalesce('invitation.auto_bid_max_cents', 'quest.auto_bid_max_cents').as('auto_bid_max_cents'),
      fn.coalesce('invitation.auto_bid_within', 'quest.auto_bid_within').as('auto_bid_within'),
      fn.coalesce('invitation.auto_bid_over', 'quest.auto_bid_over').as('auto_bid_over'),
    ])
    // The budget that is left is read only with auto-bidding, because adding up all runs of the quest is expensive.
    .select(
      sql<
        number | null
      >`case when coalesce(invitation.auto_bid_max_cents, quest.auto_bid_max_cents) is not null
        then quest_budget_left(run.quest_id) end`.as('budget_left_cents'),
    )

const readQuestRun = async (transaction: DatabaseTransaction, id: string) => {
  const row = await selectQuestRun(transaction)
    .select('invitation.status as invitation_status')
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<boolean>`exists (
        select from activation where id = run.quest_id and status in ('ended', 'closed', 'past'))`.as(
        'quest_is_over',
      ),
    )
    .select(
      sql<boolean>`exists (
        select from quest_run as earlier
         where earlier.quest_id = run.quest_id and earlier.creator_id = run.creator_id
           and earlier.id <> run.id and earlier.accepted_at is not null)`.as('joined_before'),
    )
    .where('run.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
export type QuestRunRow = NonNullable<Awaited<ReturnType<typeof readQuestRun>>>

/** Locks the run until the transaction ends. A concurrent status change waits and then finds the run changed. */
export const lockQuestRun = async (
  transaction: DatabaseTransaction,
  id: string,
): Promise<QuestRunRow | null> => {
  await sql`select from quest_run where id = ${id} for no key update`.execute(transaction)
  return readQuestRun(transaction, id)
}

type Begins = {
  /** The statuses in which the change is allowed. */
  readonly from: readonly QuestRunStatus[]
  readonly who: readonly Party[]
}

type Taken = { readonly ok: true; readonly run: QuestRunRow }

/** Locks the run if this actor can make this change to it. */
export const takeQuestRun = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  { from, who }: Begins,
): Promise<Taken | Refused> => {
  const run = await lockQuestRun(transaction, idOf(seen))
  if (run === null || !isParty(actor, run)) return refuse('not-found')
  if (!who.includes(actor.by)) return refuse('not-allowed')
  return from.includes(run.status) && isAsSeen(seen, run) ? { ok: true, run } : stale
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectQuestRun>['executeTakeFirstOrThrow']>>

/** The row lacks two facts that only some callers need: whether the content was found, and whether it is public. */
export const questRunFacts = (run: Selected): QuestRunFacts => ({
  status: run.status,
  statusChangedAt: run.status_changed_at,
  deadline: run.deadline_at,
  bid:
    run.bid_side === null || run.bid_amount_cents === null || run.bid_created_at === null
      ? null
      : {
          by: run.bid_side,
          amountCents: run.bid_amount_cents,
          madeAt: run.bid_created_at,
          deadline: run.bid_deadline_at,
        },
  invitationDeadline: run.invitation_deadline_at,
  autoBidding: {
    maxCents: run.auto_bid_max_cents,
    within: run.auto_bid_within,
    over: run.auto_bid_over,
    leftCents: run.budget_left_cents,
  },
  delivery: {
    // There is no delivery before an agreement.
    deliveryType: run.delivery_type ?? 'open',
    publishFrom: run.publish_from,
    publishUntil: run.publish_until,
    deliveryDate: run.delivery_date,
    embargoAt: run.embargo_at,
  },
  reviewDays: run.auto_approve_days ?? contentReviewDays,
  graceDays: graceLeft({
    graceDays: run.grace_days,
    graceEndsAt: run.grace_ends_at,
    deadline: run.deadline_at,
    contentDeadline: run.content_deadline_at,
  }),
  postType: run.post_type,
  acceptedAt: run.accepted_at,
  paidAt: run.paid_at,
  contentDeadline: run.content_deadline_at,
  submittedAt: run.content_submitted_at,
  reviewExtendedAt: run.review_extended_at,
  isFound: false,
  approvedAt: run.content_approved_at,
  isListed: false,
})

const stamps: Readonly<Partial<Record<QuestRunStatus, (now: Date) => Partial<QuestRunFacts>>>> = {
  PENDING_PAYMENT: (now) => ({ acceptedAt: now }),
  CONTENTREVIEW: (now) => ({ submittedAt: now }),
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: (now) => ({ approvedAt: now }),
}

/** The deadline is set together with the status, so that the history shows the next deadline. */
const deadlinesFrom = (run: QuestRunRow, to: QuestRunStatus): Values => {
  const facts = { ...questRunFacts(run), deadline: null }
  const stamped = to === 'PENDING_PAYMENT' && run.accepted_at !== null ? {} : stamps[to]?.(run.now)
  const { deadline } = questRunSchedule(
    { ...facts, status: to, statusChangedAt: run.now, paidAt: run.paid_at ?? run.now, ...stamped },
    run.now,
  )
  if (deadline === null) return {}
  if (to === 'CONTENTPRODUCTION') return { deadline_at: deadline, content_deadline_at: deadline }
  if (to === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
    return { deadline_at: deadline, listing_deadline_at: deadline }
  return { deadline_at: deadline }
}

/** The status change of a run, with the deadline of its new status and an entry of its history, if both sides see the step. */
export const advanceQuestRun = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  to: QuestRunStatus,
  entry: Entry | null,
  values: Values = {},
): Promise<typeof moved | Refused> => {
  const status = await advance(transaction, 'quest_run', run, to, { ...deadlinesFrom(run, to), ...values })
  if (status !== to) return stale
  if (entry !== null) await writeHistory(transaction, run, 'step', entry)
  return moved
}
