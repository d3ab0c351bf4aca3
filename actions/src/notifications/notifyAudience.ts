import type { DatabaseTransaction } from '@questboard/database'
import {
  type Audience,
  eventEntry,
  kindsOfNotification,
  mailings,
  type NotificationKind,
} from '@questboard/domain'
import { isMailWanted } from '@questboard/moves'
import { type RawBuilder, sql } from 'kysely'
import type { DomainEvent } from '../events/workflowStarts.ts'
import { accountSubjects } from './accountSubjects.ts'
import { programSubjects } from './programSubjects.ts'
import { runSubjects } from './runSubjects.ts'
import type { Subject, SubjectReader } from './subject.ts'

const subjects: Readonly<Record<string, SubjectReader>> = {
  ...runSubjects,
  ...programSubjects,
  ...accountSubjects,
}

/** The query for each audience. It returns the people to notify. */
const people: Readonly<Record<Audience, (subject: Subject, event: DomainEvent) => RawBuilder<unknown>>> = {
  company: ({ companyId }) => sql`select user_id from company_member where company_id = ${companyId}`,
  colleagues: ({ companyId, personId }) =>
    sql`select user_id from company_member where company_id = ${companyId} and user_id is distinct from ${personId}::uuid`,
  owners: ({ companyId, personId }) =>
    sql`select user_id from company_member
         where company_id = ${companyId} and is_owner and user_id is distinct from ${personId}::uuid`,
  creator: ({ creatorId }) => sql`select ${creatorId}::uuid`,
  person: ({ personId }) => sql`select ${personId}::uuid`,
  side: (subject, event) => people[subject.side ?? 'creator'](subject, event),
  members: ({ companyId }) =>
    sql`select distinct creator_id from program_membership where company_id = ${companyId} and status = 'accepted'`,
  askers: (_, event) =>
    sql`select distinct creator_id from code_request
         where activation_id = ${event.entityId}::uuid and distribution_channel_id = ${event.payload.platform} and met_at is null
           and reward_id is not distinct from ${event.payload.reward_id ?? null}::uuid
           and created_at > coalesce(${event.payload.from ?? null}::timestamptz, '-infinity')
           and created_at <= ${event.payload.to}::timestamptz`,
}

const sideOf = (audience: Audience, { side }: Subject) => {
  if (audience === 'side') return side
  return audience === 'company' || audience === 'creator' ? audience : 'account'
}

/** Keeps only the parameters that this kind of notification uses. A missing parameter is a bug. */
const kept = (kind: NotificationKind, params: object): unknown => {
  const shape = kindsOfNotification[kind].params
  const row = shape.read(params)
  if (row === null)
    throw new Error(`the notification ${kind} has invalid parameters: ${shape.faults(params).join(', ')}`)
  return row
}

const isMailed = (kind: NotificationKind): boolean => mailings.some((mailing) => mailing.kind === kind)

/** If an event mails more people, their mails wait until all others are sent. */
const FEW = 5

/** Adds the statement that queues mails to the statement that creates the notifications. */
const withMails = (notices: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with notification as (${notices} returning id, user_id, kind, params)
  insert into delivery (id, kind, subject_id, is_bulk)
  select notification.id, 'notification', notification.id, count(*) over () > ${FEW}
    from notification
    join notification_preference as preference on preference.user_id = notification.user_id
    join "user" as reader on reader.id = notification.user_id
   where reader.email_verified_at is not null and ${isMailWanted}`

/**
 * Uses one statement for any number of people. Each person is notified once, even if the event is delivered twice, and
 * the mails are queued with the notifications.
 */
const insertNotices = async (
  transaction: DatabaseTransaction,
  event: DomainEvent,
  subject: Subject,
  { kind, audience }: { readonly kind: NotificationKind; readonly audience: Audience },
): Promise<void> => {
  const to = sideOf(audience, subject)
  const params = JSON.stringify(kept(kind, { ...subject.params, to }))
  const notices = sql`
    insert into notification (user_id, kind, event_id, activation_id, creator_id, params)
    select told.id, ${kind}, ${event.id}::uuid, ${subject.activationId}::uuid,
           -- Nobody is shown their own face.
           nullif(${subject.creatorId}::uuid, told.id), ${params}::jsonb
      from (${people[audience](subject, event)}) as audience (user_id)
      join "user" as told on told.id = audience.user_id
     where told.active
        on conflict (user_id, event_id, kind) do nothing`
  await (isMailed(kind) ? withMails(notices) : notices).execute(transaction)
}

/** Creates an event's notifications as the event catalog defines, and queues their mails. True if there are some. */
export const notifyAudience = async (
  transaction: DatabaseTransaction,
  event: DomainEvent,
): Promise<boolean> => {
  const { tells } = eventEntry(event.type)
  if (tells === 'nobody') return false
  const subject = await subjects[event.entity]?.({ database: transaction }, event)
  if (!subject) return false
  const kinds = subject.kind === null ? tells : tells.filter((kind) => kind === subject.kind)
  for (const kind of kinds)
    for (const audience of kindsOfNotification[kind].audience)
      await insertNotices(transaction, event, subject, { kind, audience })
  return kinds.length > 0
}
