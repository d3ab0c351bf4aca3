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

/** What an event is about: whom it concerns, and what there is to say of it. */
export type Subject = {
  readonly activationId: string | null
  readonly companyId: string | null
  readonly creatorId: string | null
  readonly personId: string | null
  /** The side that is to be told, where it is one of two. */
  readonly side: QuestRunSide | null
  /** Of several kinds that the event can tell, the one that fits. */
  readonly kind: NotificationKind | null
  /** Everything that a kind may want to keep; it takes what it knows. */
  readonly params: Readonly<Record<string, unknown>>
}

type Database = Pick<Services, 'database'>

/** null: nobody has to hear of it, or the row is gone. */
export type SubjectReader = (services: Database, event: DomainEvent) => Promise<Subject | null>

const row = z.object({
  activation_id: z.string().nullish(),
  company_id: z.string().nullish(),
  creator_id: z.string().nullish(),
  person_id: z.string().nullish(),
  side: z.enum(questRunSides).nullish(),
  kind: z.enum(notificationKinds).nullish(),
  // Made in Postgres, so that moments and sums are JSON already.
  params: z.record(z.string(), z.unknown()),
})

/** The subject that a query of one row describes. */
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
