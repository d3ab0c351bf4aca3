import type { z } from 'zod'
import { accountEvents } from './accountEvents.ts'
import { activationEvents } from './activationEvents.ts'
import { companyEvents } from './companyEvents.ts'
import type { EventEntry } from './event.ts'
import { questEvents } from './questEvents.ts'
import { runEvents } from './runEvents.ts'

/** Everything that the outbox says: of which table, with what, what it starts, whom it tells. */
export const events = {
  ...accountEvents,
  ...companyEvents,
  ...activationEvents,
  ...questEvents,
  ...runEvents,
} as const satisfies Readonly<Record<string, EventEntry>>

export type EventName = keyof typeof events
type Entry<Name extends EventName> = (typeof events)[Name]
type Entity<Name extends EventName> = Entry<Name>['entity'] extends readonly string[]
  ? Entry<Name>['entity'][number]
  : Entry<Name>['entity']
type Payload<Name extends EventName> = z.input<Entry<Name>['payload']>

/** One event to write, with the payload of its name; without one where the name needs none. */
export type EventToEmit = {
  [Name in EventName]: {
    readonly type: Name
    readonly entity: Entity<Name>
    readonly entityId: string
  } & (Record<string, never> extends Payload<Name>
    ? { readonly payload?: Payload<Name> }
    : { readonly payload: Payload<Name> })
}[EventName]

export const isEventName = (name: string): name is EventName => Object.hasOwn(events, name)

export const eventNames: readonly EventName[] = Object.keys(events).filter(isEventName)

/** What a name stands for, without the names of the others. */
export const eventEntry = (name: EventName): EventEntry => events[name]

/**
 * Moves that transition tables name and the outbox does not carry: of what exists in thousands, and what whoever makes the
 * move tells by itself.
 */
export const movesOfNoEvent = [
  'codeClaimed',
  'codeHeldBack',
  'codeReleased',
  'customDomainVerified',
  'exportStarted',
  'exportExpired',
  'invoicePaid',
  'invoiceVoided',
  'matchmakingReady',
  'matchmakingFailed',
] as const
