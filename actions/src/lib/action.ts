import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseTransaction } from '@questboard/database'
import { z } from 'zod'
import type { Signatures } from '../generated/signatures.ts'
import type { Services } from '../services.ts'
import { InvalidInput, refuse } from './actionError.ts'
import { type Asker, admit, type Person, type Who } from './audiences.ts'
import { carryOutOnce, type Intent, recall } from './intents.ts'

type ActionName = keyof Signatures

/** A request to an action, before its transaction starts. */
export type ActionRequest<Input, Asking = Person | null> = {
  readonly input: Input
  readonly services: Services
  /** The caller. The action's `who` guarantees facts about them, such as their company. */
  readonly person: Asking
  readonly ip: string
  /** The caller's `Authorization` header, for engine queries that return only what the caller can see. */
  readonly authorization: string | null
}

export type ActionCall<Input, Asking = Person | null> = ActionRequest<Input, Asking> & {
  readonly transaction: DatabaseTransaction
}

type Transact = (work: (transaction: DatabaseTransaction) => Promise<unknown>) => Promise<unknown>

/** A field of actions.graphql: who can call it, its input, and what it does within one transaction. */
export type Action = {
  readonly name: ActionName
  readonly who: Who
  run(call: ActionRequest<unknown>, transact: Transact): Promise<unknown>
}

/** The arguments that the handler gets: all except the idempotency key. */
type Sent<Name extends ActionName> = Omit<Signatures[Name]['args'], 'idempotencyKey'>

/** Causes a type error if the schema reads arguments that actions.graphql does not send. */
type ReadsNoMore<Name extends ActionName, Schema extends z.ZodType> =
  Exclude<keyof z.output<Schema>, keyof Sent<Name>> extends never ? unknown : never

/**
 * A mutation that has an idempotency key in actions.graphql runs once per key and person. Every action that moves
 * money, codes or invitations needs a key. Any other mutation must give the reason why repeating it is harmless.
 */
type Repeating<Name extends ActionName, W extends Who> = Signatures[Name]['args'] extends {
  readonly idempotencyKey: string
}
  ? { readonly idempotent: Asker<W> extends Person ? true : never; readonly repeatable?: never }
  : Signatures[Name]['root'] extends 'query'
    ? { readonly idempotent?: never; readonly repeatable?: never }
    : { readonly idempotent?: never; readonly repeatable: string }

type Answer<Name extends ActionName> = Promise<Signatures[Name]['answer']>

type Common<Name extends ActionName, W extends Who, Schema extends z.ZodType> = {
  readonly who: W
  readonly input: Schema & ReadsNoMore<Name, Schema>
  /** The minimum response time, so that the timing does not reveal whether an account exists. */
  readonly atLeastMs?: number
} & Repeating<Name, W>

type Plain<Name extends ActionName, W extends Who, Schema extends z.ZodType> = Common<Name, W, Schema> & {
  readonly prepare?: undefined
  readonly handle: (call: ActionCall<z.output<Schema>, Asker<W>>) => Answer<Name>
}

type Prepared<Name extends ActionName, W extends Who, Schema extends z.ZodType, Known> = Common<
  Name,
  W,
  Schema
> & {
  /** This step runs before the transaction, so that no transaction is open while the action waits for third parties. */
  readonly prepare: (call: ActionRequest<z.output<Schema>, Asker<W>>) => Promise<Known>
  readonly handle: (call: ActionCall<z.output<Schema>, Asker<W>>, known: Known) => Answer<Name>
}

type Any<Name extends ActionName, W extends Who, Schema extends z.ZodType, Known> =
  | Plain<Name, W, Schema>
  | Prepared<Name, W, Schema, Known>

/** Runs an action for a known caller and input. */
const perform = async <Name extends ActionName, W extends Who, Schema extends z.ZodType, Known>(
  action: Any<Name, W, Schema, Known>,
  request: ActionRequest<z.output<Schema>, Asker<W>>,
  transact: Transact,
): Promise<unknown> => {
  if (!action.prepare) return transact((transaction) => action.handle({ ...request, transaction }))
  const known = await action.prepare(request)
  return transact((transaction) => action.handle({ ...request, transaction }, known))
}

const keyed = z.looseObject({ idempotencyKey: z.guid() })

const intentOf = (action: ActionName, { input, person }: ActionRequest<unknown>): Intent => {
  if (!person) throw refuse('not-allowed')
  const read = keyed.safeParse(input)
  if (!read.success) throw new InvalidInput(read.error.issues)
  const { idempotencyKey: key, ...rest } = read.data
  return { userId: person.userId, key, action, input: rest }
}

/** A repeated request gets the stored response before any checks or rate limits. */
const performOnce = async (
  intent: Intent,
  { services: { database } }: ActionRequest<unknown>,
  transact: Transact,
  work: (transact: Transact) => Promise<unknown>,
): Promise<unknown> => {
  const kept = await recall(database, intent)
  if (kept) return kept.answer
  try {
    return await work((handle) =>
      transact((transaction) => carryOutOnce(transaction, intent, () => handle(transaction))),
    )
  } catch (error) {
    // A simultaneous request with the same key could have succeeded first and caused this error.
    const meanwhile = await recall(database, intent).catch(() => undefined)
    if (meanwhile) return meanwhile.answer
    throw error
  }
}

const inNoLessThan = async <T>(ms: number | undefined, work: () => Promise<T>): Promise<T> => {
  if (!ms) return work()
  const delay = sleep(ms)
  try {
    return await work()
  } finally {
    await delay
  }
}

export function defineAction<
  Name extends ActionName,
  W extends Who,
  Schema extends z.ZodType<Sent<Name>>,
  Known,
>(name: Name, action: Prepared<Name, W, Schema, Known>): Action
export function defineAction<Name extends ActionName, W extends Who, Schema extends z.ZodType<Sent<Name>>>(
  name: Name,
  action: Plain<Name, W, Schema>,
): Action
export function defineAction<
  Name extends ActionName,
  W extends Who,
  Schema extends z.ZodType<Sent<Name>>,
  Known,
>(name: Name, action: Any<Name, W, Schema, Known>): Action {
  return {
    name,
    who: action.who,
    async run(call, transact) {
      const person = admit(action.who, call.person)
      const read = action.input.safeParse(call.input)
      if (!read.success) throw new InvalidInput(read.error.issues)
      const work = (within: Transact) => perform(action, { ...call, person, input: read.data }, within)
      return inNoLessThan(action.atLeastMs, () =>
        action.idempotent ? performOnce(intentOf(name, call), call, transact, work) : work(transact),
      )
    },
  }
}
