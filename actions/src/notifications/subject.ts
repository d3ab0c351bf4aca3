import {
  type NotificationKind,
  notificationKinds,
  type QuestRunSide,
  questRunSides,
} from '@questboard/domain'
import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { DomainEvent } from '../events/workflowStarts.ts'
import type { Services } from '../services.ts'

/** The people whom an event notifies, and the facts for the notification's text. */
export type Subject = {
  readonly activationId: string | null
  readonly companyId: string | null
  readonly creatorId: string | null
  readonly personId: string | null
  /** The side to notify, company or creator, if only one of them is notified. */
  readonly side: QuestRunSide | null
  /** The kind of notification, if the event can send several kinds. */
  readonly kind: NotificationKind | null
  /** All facts about the event. Each kind of notification uses only the facts it needs. */
  readonly params: Readonly<Record<string, unknown>>
}

type Database = Pick<Services, 'database'>

/** Reads the facts for an event. Null if no one needs a notification or the row no longer exists. */
export type SubjectReader = (services: Database, event: DomainEvent) => Promise<Subject | null>

const row = z.object({
  activation_id: z.string().nullish(),
  company_id: z.string().nullish(),
  creator_id: z.string().nullish(),
  person_id: z.string().nullish(),
  side: z.enum(questRunSides).nullish(),
  kind: z.enum(notificationKinds).nullish(),
  // The JSON is built in Postgres, so that times and amounts are already converted.
  params: z.record(z.string(), z.unknown()),
})

/** Reads the subject from a query for one row. */
export const readSubject = async (
  { database }: Database,
  query: RawBuilder<unknown>,
): Promise<Subject | null> => {
  const { rows } = await query.execute(database)
  const [found] = z.array(row).parse(rows)
  if (found === undefined) return null
  return {
    activationId: found.activation_id ?? null,
    companyId: found.company_id ?? null,
    creatorId: found.creator_id ?? null,
    personId: found.person_id ?? null,
    side: found.side ?? null,
    kind: found.kind ?? null,
    params: found.params,
  }
}
