import {
  isNoticeEvent,
  type Notice,
  type NoticeNames,
  type NotificationKind,
  noticeOfKind,
  noticesOfEvent,
  notificationKinds,
  otherSide,
  type QuestRunSide,
  questRunSides,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { type DomainEvent, startNotice } from './workflowStarts.ts'

/** The run that an event is about, as far as people are told about it. */
type Subject = {
  readonly activationId: string
  readonly companyId: string
  readonly creatorId: string
  readonly path: string
  readonly names: NoticeNames
  readonly isMailed: boolean
}

type Kind = {
  /** The column that names the activation. */
  readonly column: string
  readonly path: (activationId: string, id: string) => string
  /** Quest mails can be chosen in the preferences; other notices are never mailed (spec §3). */
  readonly isMailed: boolean
}

/** By the table of the run. */
const kinds: Readonly<Record<string, Kind>> = {
  quest_run: {
    column: 'quest_id',
    path: (questId, runId) => `/campaigns/quests/${questId}/${runId}`,
    isMailed: true,
  },
  mission_run: { column: 'mission_id', path: (missionId) => `/missions/${missionId}`, isMailed: false },
  key_campaign_participant: {
    column: 'campaign_id',
    path: (campaignId) => `/campaigns/${campaignId}`,
    isMailed: false,
  },
}

const row = z.object({
  activation_id: z.string(),
  company_id: z.string(),
  creator_id: z.string(),
  activation: z.string(),
  company: z.string(),
  creator: z.string(),
})

const readSubject = async (
  { database }: Pick<Services, 'database'>,
  table: string,
  id: string,
): Promise<Subject | null> => {
  const kind = kinds[table]
  if (kind === undefined) return null
  const { rows } = await sql`
    select activation.id as activation_id, run.company_id, run.creator_id,
           activation.name as activation, company.name as company, creator.display_name as creator
      from ${sql.table(table)} as run
      join activation on activation.id = ${sql.ref(`run.${kind.column}`)}
      join company on company.id = run.company_id
      join "user" as creator on creator.id = run.creator_id
     where run.id = ${id}`.execute(database)
  const [found] = z.array(row).parse(rows)
  if (found === undefined) return null
  const { activation_id: activationId, company_id: companyId, creator_id: creatorId, ...names } = found
  return {
    activationId,
    companyId,
    creatorId,
    names,
    path: kind.path(activationId, id),
    isMailed: kind.isMailed,
  }
}

const deadlineNear = z.object({ kind: z.enum(notificationKinds), to: z.enum(questRunSides) })
const bidMade = z.object({ quest_run_id: z.guid(), side: z.enum(questRunSides) })

type Matter = {
  readonly entity: string
  readonly id: string
  readonly notices: (names: NoticeNames) => readonly Notice[]
}

const ofKind =
  (kind: NotificationKind, to: QuestRunSide) =>
  (known: NoticeNames): readonly Notice[] => {
    const notice = noticeOfKind(kind, to, known)
    return notice === null ? [] : [notice]
  }

/** What an event tells people; null when it tells them nothing. */
const matterOf = async (
  { database }: Pick<Services, 'database'>,
  event: DomainEvent,
): Promise<Matter | null> => {
  if (event.type === 'deadlineNear') {
    const { kind, to } = deadlineNear.parse(event.payload)
    return { entity: event.entity, id: event.entityId, notices: ofKind(kind, to) }
  }
  if (event.type === 'bidMade') {
    const { quest_run_id: runId, side } = bidMade.parse(event.payload)
    const bid = await database
      .selectFrom('quest_bid as bid')
      .select(({ selectFrom, exists }) =>
        exists(
          selectFrom('quest_bid as earlier')
            .select('earlier.id')
            .whereRef('earlier.quest_run_id', '=', 'bid.quest_run_id')
            .whereRef('earlier.created_at', '<', 'bid.created_at'),
        ).as('is_counter'),
      )
      .where('bid.id', '=', event.entityId)
      .executeTakeFirst()
    if (bid === undefined) return null
    return {
      entity: 'quest_run',
      id: runId,
      notices: ofKind(bid.is_counter ? 'counter_offer' : 'new_offer', otherSide(side)),
    }
  }
  if (!isNoticeEvent(event.type)) return null
  return { entity: event.entity, id: event.entityId, notices: (known) => noticesOfEvent(event.type, known) }
}

const peopleOf = async (
  { database }: Pick<Services, 'database'>,
  subject: Subject,
  side: QuestRunSide,
): Promise<readonly string[]> => {
  if (side === 'creator') return [subject.creatorId]
  const members = await database
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', subject.companyId)
    .execute()
  return members.map(({ user_id }) => user_id)
}

/**
 * Whoever caused it, an event tells people once: (user, event, kind) is unique. Who wants a mail gets it from a workflow,
 * because a mail server may be away for hours.
 */
export const notifyPeople = async (services: Services, event: DomainEvent): Promise<boolean> => {
  const matter = await matterOf(services, event)
  const subject = matter === null ? null : await readSubject(services, matter.entity, matter.id)
  if (matter === null || !subject) return false
  const rows = []
  for (const { to, kind, title } of matter.notices(subject.names))
    for (const userId of await peopleOf(services, subject, to))
      rows.push({
        user_id: userId,
        kind,
        event_id: event.id,
        activation_id: subject.activationId,
        title,
        body: subject.names.activation,
        path: subject.path,
        payload: JSON.stringify({ to }),
      })
  if (rows.length === 0) return false
  await services.database
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id', 'kind']).doNothing())
    .execute()
  if (subject.isMailed) await startNotice(services, event, { kind: 'notifications', eventId: event.id })
  return true
}
