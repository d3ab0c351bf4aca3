import { eventEntry, events, isEventName } from '@questboard/domain'
import { z } from 'zod'
import { notifyAudience } from '../notifications/notifyAudience.ts'
import type { Services } from '../services.ts'
import { resumerOf, starters } from './starters.ts'
import type { DomainEvent } from './workflowStarts.ts'

// Accepts any 16 bytes as an id, like Postgres. The ids of seeded rows have no UUID version, so z.uuid() would reject
// them, but z.guid() does not.
const delivery = z.object({
  event: z.object({
    data: z.object({
      new: z.object({
        id: z.guid(),
        type: z.string(),
        entity: z.string(),
        entity_id: z.guid(),
        payload: z.record(z.string(), z.unknown()).default({}),
      }),
    }),
  }),
})

/** Resolves when the last queued event is handled. */
let turn: Promise<unknown> = Promise.resolve()
/** The events that are queued or running, by id. */
const underWay = new Map<string, Promise<boolean>>()

const ROWS_AT_ONCE = 8

/**
 * After a backup is restored, restarts workflows that wait for a person or a vendor, from their rows. Handles one event
 * after another, and eight rows of an event at a time, so that Temporal stays responsive. The engine delivers an event
 * again if handling it takes long. The second delivery gets the result of the first.
 */
const resumeRows = (services: Services, event: DomainEvent): Promise<boolean> => {
  const known = underWay.get(event.id)
  if (known) return known
  const { rows } = events.restored.payload.parse(event.payload)
  const resume = resumerOf(event.entity)
  const resumed = turn.then(async () => {
    const take = ({ id, to }: (typeof rows)[number]) =>
      resume(services, { ...event, entityId: id, payload: { to } })
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
      await Promise.all(rows.slice(first, first + ROWS_AT_ONCE).map(take))
    return true
  })
  turn = resumed.catch(() => undefined)
  const answer = resumed.finally(() => underWay.delete(event.id))
  underWay.set(event.id, answer)
  return answer
}

/** Reads an event. Null for an event that only another version of the product knows. */
const readEvent = (body: unknown): DomainEvent | null => {
  const { id, type, entity, entity_id: entityId, payload } = delivery.parse(body).event.data.new
  if (!isEventName(type)) return null
  eventEntry(type).payload.parse(payload)
  return { id, type, entity, entityId, payload }
}

const notify = async (services: Services, event: DomainEvent): Promise<boolean> => {
  if (eventEntry(event.type).tells === 'nobody') return false
  return services.database.transaction().execute((transaction) => notifyAudience(transaction, event))
}

/** Can run more than once per event, so everything that an event starts must be safe to repeat. */
export const handleDomainEvent = async (services: Services, body: unknown): Promise<boolean> => {
  const event = readEvent(body)
  if (event === null) return false
  const { starts } = eventEntry(event.type)
  const started = starts === 'nothing' ? [] : starts
  for (const start of started)
    await (start === 'resume' ? resumeRows(services, event) : starters[start].start(services, event))
  const isTold = await notify(services, event)
  return started.length > 0 || isTold
}
