import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  contentReviewDays,
  graceLeft,
  type QuestRunFacts,
  type QuestRunStatus,
  questRunEventOf,
  questRunSchedule,
  questRunStatusNames,
  sideToAct,
} from '@questboard/domain'
import { letQuestRunTimePass } from '@questboard/moves'
import { sql } from 'kysely'
import { type ReminderMoment, waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('quest_run as run')
    .innerJoin('activation', 'activation.id', 'run.quest_id')
    .innerJoin('quest', 'quest.id', 'run.quest_id')
    .innerJoin('company', 'company.id', 'run.company_id')
    .leftJoin('quest_bid as bid', 'bid.id', 'run.current_bid_id')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.activation_id', '=', 'run.quest_id')
        .onRef('invitation.creator_id', '=', 'run.creator_id'),
    )
    .selectAll('run')
    .select([
      'activation.name as quest_name',
      'company.name as company_name',
      'bid.side as bid_side',
      'bid.amount_cents as bid_amount_cents',
      'bid.created_at as bid_created_at',
      'bid.deadline_at as bid_deadline_at',
      'invitation.deadline_at as invitation_deadline_at',
    ])
    // An invitation's own auto-bidding goes before the quest's.
    .select(({ fn }) => [
      fn.coalesce('invitation.auto_bid_max_cents', 'quest.auto_bid_max_cents').as('auto_bid_max_cents'),
      fn.coalesce('invitation.auto_bid_within', 'quest.auto_bid_within').as('auto_bid_within'),
      fn.coalesce('invitation.auto_bid_over', 'quest.auto_bid_over').as('auto_bid_over'),
    ])
    // It sums over all runs of the quest, and counts for nothing where nobody bids by itself.
    .select(
      sql<
        number | null
      >`case when coalesce(invitation.auto_bid_max_cents, quest.auto_bid_max_cents) is not null
        then quest_budget_left(run.quest_id) end`.as('budget_left_cents'),
    )
    .select(({ selectFrom, fn }) => {
      const approved = selectFrom('submission')
        .whereRef('submission.quest_run_id', '=', 'run.id')
        .where('submission.status', '=', 'APPROVED')
      return approved.select(fn.countAll<number>().as('n')).as('approved')
    })
    .select(sql<number>`count_unlisted(run.id)`.as('unlisted'))
    .where('run.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const factsOf = (row: Row): QuestRunFacts => ({
  status: row.status,
  statusChangedAt: row.status_changed_at,
  deadline: row.deadline_at,
  bid:
    row.bid_side === null || row.bid_amount_cents === null || row.bid_created_at === null
      ? null
      : {
          by: row.bid_side,
          amountCents: row.bid_amount_cents,
          madeAt: row.bid_created_at,
          deadline: row.bid_deadline_at,
        },
  invitationDeadline: row.invitation_deadline_at,
  autoBidding: {
    maxCents: row.auto_bid_max_cents,
    within: row.auto_bid_within,
    over: row.auto_bid_over,
    leftCents: row.budget_left_cents,
  },
  // Before there is an agreement nothing is delivered.
  delivery: {
    deliveryType: row.delivery_type ?? 'open',
    publishFrom: row.publish_from,
    publishUntil: row.publish_until,
    deliveryDate: row.delivery_date,
    embargoAt: row.embargo_at,
  },
  reviewDays: row.auto_approve_days ?? contentReviewDays,
  graceDays: graceLeft({
    graceDays: row.grace_days,
    graceEndsAt: row.grace_ends_at,
    deadline: row.deadline_at,
    contentDeadline: row.content_deadline_at,
  }),
  postType: row.post_type,
  acceptedAt: row.accepted_at,
  paidAt: row.paid_at,
  contentDeadline: row.content_deadline_at,
  submittedAt: row.content_submitted_at,
  approvedAt: row.content_approved_at,
  isListed: Number(row.approved) > 0 && row.unlisted === 0,
})

const whomFor = (row: Row): string | null => {
  const side = sideToAct(row.status, row.bid_side ?? 'creator')
  if (side !== null) return side === 'company' ? row.company_name : 'the creator'
  if (row.status === 'PAYMENT') return 'the payment provider'
  return row.status === 'PAYOUT' ? 'the payout' : null
}

const scheduleOf = (row: Row, now: Date) => questRunSchedule(factsOf(row), now)

const deadlineColumns = ({ status }: Row): readonly string[] => {
  if (status === 'CONTENTPRODUCTION') return ['deadline_at', 'content_deadline_at']
  if (status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') return ['deadline_at', 'listing_deadline_at']
  return ['deadline_at']
}

/** Some reminders are part of the run's history (rules §3). */
const logReminder = async (
  transaction: DatabaseTransaction,
  row: Row,
  { kind, at }: ReminderMoment,
): Promise<void> => {
  const type = questRunEventOf[kind]
  if (type === undefined) return
  await transaction
    .insertInto('quest_run_event')
    .values({
      quest_run_id: row.id,
      company_id: row.company_id,
      creator_id: row.creator_id,
      type,
      once_key: `${type}/${at}`,
    })
    .onConflict((conflict) => conflict.columns(['quest_run_id', 'once_key']).doNothing())
    .execute()
}

export const questRun: RowKind<'quest_run', QuestRunStatus, Row> = {
  table: 'quest_run',
  read: readRow,
  schedule: scheduleOf,
  about: (row) => `A creator on the quest “${row.quest_name}” of ${row.company_name}`,
  waits: (row, schedule) => waitsInWords(questRunStatusNames, row.status, whomFor(row), schedule),
  deadlineColumns,
  remind: logReminder,
  move: letQuestRunTimePass,
}
