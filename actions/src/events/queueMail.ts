import type { EventMail } from '@questboard/workflows/contract'
import type { Services } from '../services.ts'
import type { DomainEvent } from './workflowStarts.ts'

/** Writes a row that the worker sends. The row has the event's id, so that a repeated event sends nothing twice. */
export const queueMail = async (
  { database }: Pick<Services, 'database'>,
  event: DomainEvent,
  kind: EventMail,
): Promise<void> => {
  await database
    .insertInto('delivery')
    .values({ id: event.id, kind, subject_id: event.entityId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export const mailOf =
  (kind: EventMail) =>
  (services: Pick<Services, 'database'>, event: DomainEvent): Promise<void> =>
    queueMail(services, event, kind)
