import { companyDisputeCause, events, type NotificationKind } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { DomainEvent } from '../events/workflowStarts.ts'
import { readSubject, type Subject, type SubjectReader } from './subject.ts'

type Run = {
  readonly table: string
  /** The name of the run's column that refers to the activation. */
  readonly activation: string
  /** The name of the submission's column that refers to the run. */
  readonly submission: string
}

/** The facts about a run that both sides need. `more` adds columns to the query, and `from` adds their joins. */
const runQuery = (
  { table, activation, submission }: Run,
  where: RawBuilder<unknown>,
  {
    more = sql`'{}'::jsonb`,
    from = sql``,
    columns = sql``,
  }: {
    readonly more?: RawBuilder<unknown>
    readonly from?: RawBuilder<unknown>
    readonly columns?: RawBuilder<unknown>
  } = {},
) => sql`
  select activation.id as activation_id, run.company_id, run.creator_id ${columns},
         jsonb_build_object(
           'activationId', activation.id, 'runId', run.id, 'activation', activation.name,
           'company', company.name, 'creator', creator.display_name, 'deadline', run.deadline_at,
           'comment', (select review_message from submission
                        where ${sql.ref(`submission.${submission}`)} = run.id and status = 'REJECTED'
                        order by reviewed_at desc limit 1)
         ) || ${more} as params
    from ${sql.table(table)} as run
    join activation on activation.id = ${sql.ref(`run.${activation}`)}
    join company on company.id = run.company_id
    join "user" as creator on creator.id = run.creator_id
    ${from}
   where ${where}`

const questRun = { table: 'quest_run', activation: 'quest_id', submission: 'quest_run_id' } as const
const missionRun = { table: 'mission_run', activation: 'mission_id', submission: 'mission_run_id' } as const
const participant = {
  table: 'key_campaign_participant',
  activation: 'campaign_id',
  submission: 'participant_id',
} as const

/** Adds the kind of deadline, the side that must act, and the time of the deadline. */
const withDeadline = (
  event: DomainEvent,
  subject: Subject | null,
  movedKind: NotificationKind,
): Subject | null => {
  if (subject === null) return null
  if (event.type === 'deadlineNear') {
    const { kind, to } = events.deadlineNear.payload.parse(event.payload)
    return { ...subject, kind, side: to }
  }
  if (event.type !== 'deadlineMoved') return subject
  const { to } = events.deadlineMoved.payload.parse(event.payload)
  // If a deadline was removed, another event notifies both sides of the reason.
  return to === null ? null : { ...subject, kind: movedKind, params: { ...subject.params, deadline: to } }
}

/** After a dispute, the creator can get less than agreed, or nothing. */
const money = sql`jsonb_build_object('amountCents', coalesce(run.amount_cents, bid.amount_cents),
  'lateFrom', run.extended_from, 'offerBy', bid.side, 'isQuestOver', activation.status in ('ended', 'closed'),
  'isFound', case when run.status = 'CONTENTREVIEW' then count_not_found(run.id) = 0 end,
  'netCents', coalesce((select amount_cents - fee_cents from payout where id = run.payout_id), case when run.status <> 'COMPLETED' then run.net_cents end))`
const currentBid = sql`left join quest_bid as bid on bid.id = run.current_bid_id`

const isToBeListed = sql`run.status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'`

/** Only videos must be made public later. If publishing opens later, the run's deadline notifies the creator then. */
const readApproved: SubjectReader = (services, event) =>
  readSubject(
    services,
    runQuery(questRun, sql`run.id = ${event.entityId}`, {
      columns: sql`, 'creator' as side,
        case when ${isToBeListed} and coalesce(publishing_opens_at(run) <= run.content_approved_at, true)
             then 'public_availability_open' else 'content_accepted' end as kind`,
      from: currentBid,
      more: sql`${money} || jsonb_build_object(
        'opensAt', case when ${isToBeListed} then publishing_opens_at(run) end,
        'isHeld', exists (select from quest_run_dispute where quest_run_id = run.id and status in ('possible', 'open')))`,
    }),
  )

const movedBy = z.object({ by: z.string().optional() })

/**
 * The wording depends on the reason for sending the content back: it was not found by its deadline, or a channel check
 * found that it belongs to another run or another creator.
 */
const withReturn = (event: DomainEvent, subject: Subject | null): Subject | null => {
  if (subject === null || event.type !== 'contentRejected') return subject
  const { by } = movedBy.parse(event.payload)
  return by === 'time'
    ? { ...subject, kind: 'content_sent_back' }
    : { ...subject, kind: 'content_rejected', params: { ...subject.params, isOurs: by === 'provider' } }
}

/**
 * Notifies people of the end of bidding, also when the quest ends. Auto-bidding and the schedule decide for the
 * company. Creators are not notified of their own decision; companies are, because they can have several members.
 */
const withEndOfBidding = (event: DomainEvent, subject: Subject | null): Subject | null => {
  if (subject === null || event.type !== 'bidRejected') return subject
  const { by } = movedBy.parse(event.payload)
  const isSide = by === 'company' || by === 'creator'
  const endedBy = subject.params.isQuestOver === true ? 'quest' : isSide ? by : 'rules'
  return {
    ...subject,
    creatorId: endedBy === 'creator' ? null : subject.creatorId,
    params: { ...subject.params, endedBy },
  }
}

const moreOf: Readonly<Record<string, RawBuilder<unknown>>> = {
  questVideoEarly: sql`${money} || jsonb_build_object('opensAt', publishing_opens_at(run))`,
  questEmbargoBroken: sql`${money} || jsonb_build_object('disputeUntil', (
    select deadline_at from quest_run_dispute where quest_run_id = run.id and status = 'possible'))`,
}

const readQuestRun: SubjectReader = async (services, event) => {
  if (event.type === 'contentAccepted') return readApproved(services, event)
  const more = moreOf[event.type] ?? money
  const query = runQuery(questRun, sql`run.id = ${event.entityId}`, { more, from: currentBid })
  const subject = withEndOfBidding(event, withReturn(event, await readSubject(services, query)))
  return withDeadline(event, subject, 'deadline_moved')
}

const otherSide = (table: string) =>
  sql`case ${sql.ref(`${table}.side`)} when 'company' then 'creator' else 'company' end as side`

const isCounter = sql`exists (
  select from quest_bid as earlier
   where earlier.quest_run_id = run.id and earlier.created_at < bid.created_at)`
/** Skips an offer that comes with an invitation, because the invitation already notifies the creator. */
const isToldByInvitation = sql`bid.side = 'company' and exists (
  select from invitation where invitation.quest_run_id = run.id)`

/** Notifies the side that must answer the offer. An offer in answer to another is a counter-offer. */
const readQuestBid: SubjectReader = (services, event) =>
  readSubject(
    services,
    runQuery(questRun, sql`bid.id = ${event.entityId} and (${isCounter} or not (${isToldByInvitation}))`, {
      columns: sql`, ${otherSide('bid')}, case when ${isCounter} then 'counter_offer' else 'new_offer' end as kind`,
      from: sql`join quest_bid as bid on bid.quest_run_id = run.id`,
      more: sql`jsonb_build_object('amountCents', bid.amount_cents, 'message', bid.message,
                                   'deadline', coalesce(bid.deadline_at, run.deadline_at))`,
    }),
  )

const readQuestMessage: SubjectReader = (services, event) =>
  readSubject(
    services,
    runQuery(questRun, sql`message.id = ${event.entityId}`, {
      columns: sql`, ${otherSide('message')}`,
      from: sql`join quest_message as message on message.quest_run_id = run.id`,
      more: sql`jsonb_build_object('text', message.body)`,
    }),
  )

/**
 * Names the side that opened the dispute, the admin's decision and the deadline. Gives the reason for a changed
 * deadline.
 */
const readQuestDispute: SubjectReader = async (services, event) => {
  if (event.type === 'deadlineMoved') return null
  // The notification about the broken embargo already contains the dispute deadline.
  const isToldOtherwise = event.type === 'questDisputePossible'
  return readSubject(
    services,
    runQuery(
      questRun,
      sql`dispute.id = ${event.entityId} and not (${isToldOtherwise} and dispute.cause = ${companyDisputeCause})`,
      {
        from: sql`join quest_run_dispute as dispute on dispute.quest_run_id = run.id`,
        more: sql`jsonb_build_object('amountCents', run.amount_cents, 'cause', dispute.cause, 'openedBy', dispute.opened_side,
                                   'reason', dispute.reason, 'note', dispute.decision_note, 'deadline', dispute.deadline_at,
                                   'creatorCents', dispute.creator_cents,
                                   'netCents', (select amount_cents - fee_cents from payout where id = run.payout_id))`,
      },
    ),
  )
}

const readDisputeStatement: SubjectReader = (services, event) =>
  readSubject(
    services,
    runQuery(questRun, sql`statement.id = ${event.entityId}`, {
      columns: sql`, ${otherSide('statement')}`,
      from: sql`join quest_run_dispute as dispute on dispute.quest_run_id = run.id
                join quest_dispute_statement as statement on statement.dispute_id = dispute.id`,
      more: sql`jsonb_build_object('text', statement.body, 'pictures', cardinality(statement.picture_urls))`,
    }),
  )

/** Includes the company's reason for declining. Runs that were declined because the mission ended have no reason. */
const declined = sql`jsonb_build_object('reason', case when run.reviewed_at = run.finished_at then run.review_message end)`

const readMissionRun: SubjectReader = async (services, event) =>
  withDeadline(
    event,
    await readSubject(services, runQuery(missionRun, sql`run.id = ${event.entityId}`, { more: declined })),
    'mission_deadline_moved',
  )

const readParticipant: SubjectReader = async (services, event) =>
  withDeadline(
    event,
    await readSubject(services, runQuery(participant, sql`run.id = ${event.entityId}`)),
    'key_deadline_moved',
  )

/** Facts about submitted content, for a run of any kind. */
const readSubmission: SubjectReader = async (services, event) => {
  const { visibility } = events.contentWithdrawn.payload.parse(event.payload)
  return readSubject(
    services,
    sql`
      select activation.id as activation_id, submission.company_id, submission.creator_id,
             jsonb_build_object(
               'activationId', activation.id, 'activation', activation.name, 'activationKind', activation.kind,
               'runId', coalesce(submission.quest_run_id, submission.mission_run_id, submission.participant_id),
               'company', company.name, 'creator', creator.display_name, 'title', content.title,
               'visibility', ${visibility}::text) as params
        from submission
        join activation on activation.id = submission.activation_id
        join company on company.id = submission.company_id
        join "user" as creator on creator.id = submission.creator_id
        left join content on content.id = submission.content_id
       where submission.id = ${event.entityId}`,
  )
}

/** The functions that read an event's subject, by the event's table. */
export const runSubjects = {
  quest_run: readQuestRun,
  quest_run_dispute: readQuestDispute,
  quest_dispute_statement: readDisputeStatement,
  quest_bid: readQuestBid,
  quest_message: readQuestMessage,
  mission_run: readMissionRun,
  key_campaign_participant: readParticipant,
  submission: readSubmission,
} as const
