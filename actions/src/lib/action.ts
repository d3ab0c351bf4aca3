import type { DatabaseTransaction } from '@questboard/database'
import { type ErrorCode, errors } from '@questboard/domain'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { ActionError } from './actionError.ts'

/** Who asks, as the engine resolved it. */
export type Person = {
  readonly role: string
  readonly userId: string
  readonly sessionId: string | null
  readonly companyId: string | null
  readonly isCompanyOwner: boolean
}

export type ActionCall<Input> = {
  readonly input: Input
  readonly transaction: DatabaseTransaction
  readonly services: Services
  /** null for visitors. */
  readonly person: Person | null
  readonly ip: string
}

/** One field of actions.graphql: what it accepts, and what it does within one transaction. */
export type Action = {
  run(
    call: Omit<ActionCall<unknown>, 'transaction'>,
    transact: (work: (transaction: DatabaseTransaction) => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown>
}

type Definition<Input, Prepared> = {
  /** What has to be asked of the outside world first: never while a transaction is open. */
  readonly prepare?: (call: Omit<ActionCall<Input>, 'transaction'>) => Promise<Prepared>
  readonly handle: (call: ActionCall<Input>, prepared: Prepared) => Promise<unknown>
}

export const defineAction = <Schema extends z.ZodType, Prepared = undefined>(
  action: { readonly input: Schema } & Definition<z.output<Schema>, Prepared | undefined>,
): Action => ({
  async run(call, transact) {
    const parsed = { ...call, input: action.input.parse(call.input) }
    const prepared = await action.prepare?.(parsed)
    return transact((transaction) => action.handle({ ...parsed, transaction }, prepared))
  },
})

export const refuse = (code: ErrorCode, field?: string): ActionError =>
  new ActionError(code, errors[code], field)

export const signedIn = ({ person }: { person: Person | null }): Person => {
  if (!person) throw refuse('not-allowed')
  return person
}

export const companyOwner = (call: { person: Person | null }): Person & { companyId: string } => {
  const { companyId, ...person } = signedIn(call)
  if (companyId === null || !person.isCompanyOwner) throw refuse('not-allowed')
  return { ...person, companyId }
}
