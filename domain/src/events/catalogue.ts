import type { z } from 'zod'
import { accountEvents } from './accountEvents.ts'
import { activationEvents } from './activationEvents.ts'
import { companyEvents } from './companyEvents.ts'
import type { EventEntry } from './event.ts'
import { questEvents } from './questEvents.ts'
import { runEvents } from './runEvents.ts'

/** All outbox events, each with its table, its payload, what it starts and which notifications it sends. */
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

/** An event and the payload that belongs to its name. */
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

/** The names of the work that events start, in addition to notifications. */
export type Start = Exclude<Entry<EventName>['starts'], 'nothing'>[number]

export const eventEntry = (name: EventName): EventEntry & { readonly starts: readonly Start[] | 'nothing' } =>
  events[name]

/** Status changes that emit no event, because their rows are too many or the caller sends the notifications itself. */
export const movesOfNoEvent = [
  'codeClaimed',
  'codeHeldBack',
  'codeReleased',
  'customDomainVerified',
  'exportStarted',
  'exportExpired',
  'invoiceVoided',
  'matchmakingReady',
  'matchmakingFailed',
] as const
