import {
  creatorAccessKinds,
  events,
  exportNames,
  hoursToPay,
  isMailedExport,
  unpaidReasons,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { DomainEvent } from '../events/workflowStarts.ts'
import type { Services } from '../services.ts'
import { readSubject, type Subject, type SubjectReader } from './subject.ts'

const nobody: Subject = {
  activationId: null,
  companyId: null,
  creatorId: null,
  personId: null,
  side: null,
  kind: null,
  params: {},
}

/** The console changes several rows in one transaction, so the events of decisions made together have the same time. */
const decidedTogether = (
  { database }: Pick<Services, 'database'>,
  { id, type, entity, entityId }: DomainEvent,
) =>
  database
    .selectFrom('domain_event')
    .select(['id', 'payload'])
    .where('type', '=', type)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('created_at', '=', (same) =>
      same.selectFrom('domain_event').select('created_at').where('id', '=', id),
    )
    .orderBy('id')
    .execute()

/** A former member has no row in the table any more, so the event contains their name. */
const readPerson: SubjectReader = async (_, event) => ({
  ...nobody,
  personId: event.entityId,
  params: event.payload,
})

/** Reads the new member, whose invitation no longer exists. Notifies no one if the person has left again. */
const readJoined: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select member.company_id, member.user_id as person_id,
             jsonb_build_object('memberId', member.user_id, 'member', person.display_name, 'company', company.name) as params
        from company_member as member
        join company on company.id = member.company_id
        join "user" as person on person.id = member.user_id
       where member.user_id = ${event.payload.user_id ?? null}::uuid`,
  )

/** An admin's decision on a creator's access, with the reason if it was denied. The event's entity is the creator. */
const readCreator: SubjectReader = async (services, event) => {
  const together = await decidedTogether(services, event)
  // When several decisions are made together, only one event sends the notification.
  if (together[0]?.id !== event.id) return null
  const decisions = together.map((one) => events.creatorAccessApproved.payload.parse(one.payload))
  return {
    ...nobody,
    personId: event.entityId,
    params: {
      decision: event.type === 'creatorAccessApproved' ? 'approved' : 'rejected',
      accesses: creatorAccessKinds.filter((kind) => decisions.some((decision) => decision.kind === kind)),
      reasons: [...new Set(decisions.map(({ reason }) => reason))],
    },
  }
}

const companyDecisions: Readonly<Partial<Record<DomainEvent['type'], string>>> = {
  companyVerified: 'verified',
  companyRejected: 'rejected',
  companyChangeApproved: 'change_approved',
  companyChangeRejected: 'change_rejected',
}

const readCompany: SubjectReader = async (_, event) => ({
  ...nobody,
  companyId: event.entityId,
  params: { ...event.payload, companyId: event.entityId, decision: companyDecisions[event.type] },
})

const readCustomDomain: SubjectReader = async (_, event) => ({
  ...nobody,
  companyId: event.entityId,
  params: { ...event.payload, companyId: event.entityId },
})

/** The person who made a report is notified of the decision. */
const readReport: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`select reporter_id as person_id, jsonb_build_object('decision', status) as params
          from user_report where id = ${event.entityId}`,
  )

/** Notifies the person who requested an export. */
const readExport: SubjectReader = async ({ database }, event) => {
  const { kind } = events.exportReady.payload.parse(event.payload)
  const asked = await database
    .selectFrom('export')
    .select(['requested_by', 'activation_id', 'filter'])
    .where('id', '=', event.entityId)
    .executeTakeFirst()
  if (!asked || !isMailedExport(kind)) return null
  const { activation_id: activationId, filter } = asked
  const params = { name: exportNames[kind], kind, activationId, filter }
  return { ...nobody, personId: asked.requested_by, activationId: asked.activation_id, params }
}

const readConnection: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`select user_id as person_id, jsonb_build_object('channel', channel_name, 'provider', provider_id) as params
          from user_connection where id = ${event.entityId}`,
  )

const readPayout: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payout.creator_id as person_id, activation.id as activation_id,
             jsonb_build_object('amountCents', payout.amount_cents - payout.fee_cents, 'expectedOn', payout.expected_on,
                                'activation', activation.name, 'company', company.name) as params
        from payout
        left join quest_run as run on run.payout_id = payout.id
        left join activation on activation.id = run.quest_id
        left join company on company.id = run.company_id
       where payout.id = ${event.entityId}
       limit 1`,
  )

/** Does not ask the requester to approve their own payment. */
const readApproval: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.company_id, payment.created_by as person_id,
             jsonb_build_object('by', coalesce(asking.display_name, 'A member'), 'amountCents', payment.amount_cents,
                                'description', payment.description, 'deadline', payment.due_at) as params
        from payment left join "user" as asking on asking.id = payment.created_by
       where payment.id = ${event.entityId} and payment.status = 'waiting_approval'`,
  )

/** The last moment to pay: the payment's deadline, or when the checkout page closes (`payableUntil` in domain). */
const payableUntil = sql`least(payment.due_at, payment.approved_at + make_interval(hours => ${hoursToPay}))`

/** The requester must pay before the checkout page at the card provider closes. */
const readApproved: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.created_by as person_id,
             jsonb_build_object('by', coalesce(second.display_name, 'A member'), 'amountCents', payment.amount_cents,
                                'description', payment.description, 'bySavedCard', payment.by_saved_card,
                                'deadline', ${payableUntil}) as params
        from payment left join "user" as second on second.id = payment.approved_by
       where payment.id = ${event.entityId} and payment.status in ('pending', 'processing')`,
  )

/** The bank asks for the payer's consent. After the payer has consented, no one is notified. */
const readConfirmation: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select created_by as person_id,
             jsonb_build_object('amountCents', amount_cents, 'description', description,
                                'deadline', ${payableUntil}) as params
        from payment where id = ${event.entityId} and status = 'processing' and next_url is not null`,
  )

/**
 * A requester who withdrew the payment is not notified. If no run is left to pay, the events of the ended runs notify
 * the company.
 */
const readUnapproved: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.created_by as person_id,
             jsonb_build_object('amountCents', payment.amount_cents, 'description', payment.description,
                                'by', second.display_name, 'reason', payment.decline_reason,
                                'isLate', problem = ${unpaidReasons.unapproved}) as params
        from payment left join "user" as second on second.id = payment.declined_by
       where payment.id = ${event.entityId}
         and (problem = ${unpaidReasons.declined} or problem = ${unpaidReasons.unapproved}
              and exists (select from quest_run where payment_id = payment.id and status = 'PENDING_PAYMENT'))`,
  )

const readPaidPlan: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.company_id, jsonb_build_object('amountCents', payment.amount_cents, 'plan', plan.name,
                                                    'validTo', payment.plan_valid_to) as params
        from payment join plan on plan.id = payment.plan_id
       where payment.id = ${event.entityId} and payment.plan_valid_to is not null`,
  )

const paymentSubjects: Readonly<Partial<Record<DomainEvent['type'], SubjectReader>>> = {
  paymentApprovalWanted: readApproval,
  paymentApproved: readApproved,
  paymentConfirmationWanted: readConfirmation,
  paymentExpired: readUnapproved,
  planPaid: readPaidPlan,
}

const readPayment: SubjectReader = async (services, event) =>
  (await paymentSubjects[event.type]?.(services, event)) ?? null

/** Announces the end of a plan, unless the end date has changed since the event. */
const readSubscription: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select subscription.company_id, jsonb_build_object('plan', plan.name, 'deadline', subscription.valid_to) as params
        from subscription join plan on plan.id = subscription.plan_id
       where subscription.company_id = ${event.entityId} and subscription.reminded_days is not null`,
  )

const readRefund: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.company_id, jsonb_build_object('amountCents', refund.amount_cents, 'description', payment.description,
                                                    'activation', activation.name, 'creator', creator.display_name,
                                                    'isLate', refund.idempotency_key like 'refund/%/late%',
                                                    'isInVain', refund.idempotency_key like 'refund/%/plan%') as params
        from payment_refund as refund
        join payment on payment.id = refund.payment_id
        left join quest_run as run
          on run.payment_id = payment.id and refund.idempotency_key like format('refund/%s/%s%%', payment.id, run.id)
        left join activation on activation.id = run.quest_id
        left join "user" as creator on creator.id = run.creator_id
       where refund.id = ${event.entityId}`,
  )

const readDispute: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select payment.company_id, jsonb_build_object('amountCents', dispute.amount_cents, 'description', payment.description) as params
        from payment_dispute as dispute join payment on payment.id = dispute.payment_id
       where dispute.id = ${event.entityId}`,
  )

const readCodeItem: SubjectReader = async (_, event) => {
  const { company_id, ...params } = events.codesRunningOut.payload.parse(event.payload)
  return { ...nobody, companyId: company_id, params }
}

const readShortage: SubjectReader = async (_, event) => {
  const { company_id, ...params } = events.codesOverpromised.payload.parse(event.payload)
  return { ...nobody, companyId: company_id, activationId: event.entityId, params }
}

const readNewCodes: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select activation.id as activation_id, company.id as company_id,
             jsonb_build_object('activationId', activation.id, 'activationKind', activation.kind, 'activation', activation.name,
                                'company', company.name, 'platform', activation_platform(activation.id, channel.id)) as params
        from activation
        join company on company.id = activation.company_id
        join distribution_channel as channel on channel.id = ${events.codesCame.payload.parse(event.payload).platform}
       where activation.id = ${event.entityId}`,
  )

/** Reports that a key campaign, a quest's kit or a mission's rewards are out of codes or have new codes. */
const readStock: SubjectReader = (services, event) =>
  (event.type === 'codesCame' ? readNewCodes : readShortage)(services, event)

const facts = z.object({ company_id: z.guid(), creator_id: z.guid() }).loose()

/** A code that a person got or lost. The notification does not contain the code itself. */
const readCode: SubjectReader = (services, event) => {
  const { company_id, creator_id, ...rest } = facts.parse(event.payload)
  return readSubject(
    services,
    sql`
      select code.activation_id, company.id as company_id, ${creator_id}::uuid as creator_id,
             ${JSON.stringify(rest)}::jsonb || jsonb_build_object(
               'activationId', activation.id, 'activationKind', activation.kind, 'runId', run.id,
               'company', company.name, 'item', code_item.item_name,
               'platform', coalesce(code_batch.platform_name, distribution_channel.name)) as params
        from code
        join company on company.id = code.company_id
        join code_item on code_item.id = code.item_id
        join code_batch on code_batch.id = code.batch_id
        join distribution_channel on distribution_channel.id = code.distribution_channel_id
        left join activation on activation.id = code.activation_id
        left join lateral (
          select id from quest_run where quest_id = activation.id and creator_id = ${creator_id}::uuid
           order by created_at desc, id limit 1) as run on true
       where code.id = ${event.entityId} and company.id = ${company_id}`,
  )
}

/** The functions that read an event's subject, by the event's table. */
export const accountSubjects = {
  user: readPerson,
  company_invitation: readJoined,
  creator: readCreator,
  company: readCompany,
  custom_domain: readCustomDomain,
  user_report: readReport,
  user_connection: readConnection,
  payment: readPayment,
  subscription: readSubscription,
  payment_refund: readRefund,
  payment_dispute: readDispute,
  payout: readPayout,
  export: readExport,
  code_item: readCodeItem,
  key_campaign: readStock,
  quest: readStock,
  mission: readStock,
  code: readCode,
} as const
