import { events, type NotificationKind } from '@questboard/domain'
import { sql } from 'kysely'
import type { DomainEvent } from '../events/workflowStarts.ts'
import { readSubject, type SubjectReader } from './subject.ts'

const readMembership: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select membership.program_id as activation_id, membership.company_id, membership.creator_id,
             jsonb_build_object('activationId', activation.id, 'activation', activation.name, 'company', company.name,
                                'creator', creator.display_name, 'reason', membership.rejection_message,
                                'wasMember', ${event.payload.from === 'accepted'}::boolean) as params
        from program_membership as membership
        join activation on activation.id = membership.program_id
        join company on company.id = membership.company_id
        join "user" as creator on creator.id = membership.creator_id
       where membership.id = ${event.entityId}`,
  )

const endsOfInvitation: Readonly<Partial<Record<DomainEvent['type'], NotificationKind>>> = {
  invitationAccepted: 'invitation_accepted',
  invitationRejected: 'invitation_declined',
  invitationExpired: 'invitation_expired',
  invitationWithdrawn: 'invitation_withdrawn',
}

/** The kind of a reminder or of an ended invitation. Null for a new invitation, whose kind depends on its offer. */
const kindOfInvitation = (event: DomainEvent): NotificationKind | null =>
  event.type === 'deadlineNear'
    ? events.deadlineNear.payload.parse(event.payload).kind
    : (endsOfInvitation[event.type] ?? null)

/**
 * An invited email address without an account has no one to notify. When an invitation with an offer ends, the
 * quest run sends the notifications.
 */
const readInvitation: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select invitation.activation_id, invitation.company_id, invitation.creator_id,
             coalesce(${kindOfInvitation(event)}::text,
                      case when offer.amount_cents is null then 'invited_without_offer' else 'invited_with_offer' end) as kind,
             jsonb_build_object('activationId', activation.id, 'activationKind', activation.kind, 'activation', activation.name,
                                'company', company.name, 'creator', creator.display_name,
                                'message', coalesce(nullif(invitation.message, ''), offer.message),
                                'deadline', coalesce(invitation.deadline_at, offer.deadline_at),
                                'runId', invitation.quest_run_id, 'amountCents', offer.amount_cents) as params
        from invitation
        join activation on activation.id = invitation.activation_id
        join company on company.id = invitation.company_id
        join "user" as creator on creator.id = invitation.creator_id
        left join lateral (
          select amount_cents, message, deadline_at from quest_bid
           where quest_run_id = invitation.quest_run_id and side = 'company' order by created_at limit 1) as offer on true
       where invitation.id = ${event.entityId}
         and (${endsOfInvitation[event.type] === undefined} or invitation.quest_run_id is null)`,
  )

/**
 * Only people who can see the company's program are notified. Each notification stores the announcement's first words
 * without markup, and its link leads to the complete text.
 */
const readAnnouncement: SubjectReader = (services, event) =>
  readSubject(
    services,
    sql`
      select program.id as activation_id, announcement.company_id,
             jsonb_build_object('activationId', program.id, 'company', company.name, 'title', announcement.title,
                                'text', left(regexp_replace(
                                  regexp_replace(announcement.body, '\\[([^]]*)\\]\\([^)]*\\)', '\\1', 'g'),
                                  '\\*\\*|^(#+|>|-) ', '', 'gn'), 300)) as params
        from announcement
        join company on company.id = announcement.company_id
        left join lateral (
          select id from activation where company_id = announcement.company_id and kind = 'CREATOR_PROGRAM'
           order by is_editable desc, created_at desc limit 1) as program on true
       where announcement.id = ${event.entityId}`,
  )

/**
 * Announces a mission that opened for everyone or for members. Publishing the mission again sends no second
 * notification. Does not announce missions that are limited to lists or to people who completed other missions.
 */
const isAnnounced = ({ payload }: DomainEvent) => sql<boolean>`
  mission.access in ('none', 'program_members') and ${payload.to === 'active' && payload.from !== 'unpublished'}`

/** The company is notified only of changes made by time or by its verification. Members see all others immediately. */
const ownNews = ({ type, payload }: DomainEvent): NotificationKind | null => {
  if (type.endsWith('Started')) return 'activation_started'
  if (type.endsWith('Ended')) return 'activation_ended'
  if (payload.from !== 'waiting_for_company_verification') return null
  return payload.to === 'draft' ? 'activation_publish_failed' : 'activation_published'
}

/** Without a kind, an event sends all its kinds: members are notified of a new mission, and its company of the start. */
const readActivation: SubjectReader = (services, event) => {
  const news = ownNews(event)
  return readSubject(
    services,
    sql`
      select activation.id as activation_id, activation.company_id,
             case when not coalesce(${isAnnounced(event)}, false) then ${news}::text
                  when ${news === null} then 'new_mission_available' end as kind,
             jsonb_build_object('activationId', activation.id, 'activation', activation.name, 'activationKind', activation.kind,
                                'company', company.name, 'deadline', activation.end_date) as params
        from activation
        left join mission on mission.id = activation.id
        join company on company.id = activation.company_id
       where activation.id = ${event.entityId} and (${isAnnounced(event)} or ${news !== null})
         and (${news !== 'activation_ended'} or activation.end_date <= now())`,
  )
}

/** The functions that read an event's subject, by the event's table. */
export const programSubjects = {
  program_membership: readMembership,
  invitation: readInvitation,
  announcement: readAnnouncement,
  activation: readActivation,
} as const
