import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseTransaction, Limit } from '@questboard/database'
import { type ErrorCode, errors, type Refused, tooManyUntil } from '@questboard/domain'
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

/** What was asked, before a transaction is open. */
export type ActionRequest<Input> = {
  readonly input: Input
  readonly services: Services
  /** null for visitors. */
  readonly person: Person | null
  readonly ip: string
}

export type ActionCall<Input> = ActionRequest<Input> & { readonly transaction: DatabaseTransaction }

/** One field of actions.graphql: what it accepts, and what it does within one transaction. */
export type Action = {
  run(
    call: ActionRequest<unknown>,
    transact: (work: (transaction: DatabaseTransaction) => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown>
}

type Definition<Input, Prepared> = {
  /** What has to be asked of the outside world first: never while a transaction is open. */
  readonly prepare?: (call: ActionRequest<Input>) => Promise<Prepared>
  readonly handle: (call: ActionCall<Input>, prepared: Prepared) => Promise<unknown>
  /** The answer takes at least this long, so that time does not tell whether there was anything to do. */
  readonly atLeastMs?: number
}

export const defineAction = <Schema extends z.ZodType, Prepared = undefined>(
  action: { readonly input: Schema } & Definition<z.output<Schema>, Prepared | undefined>,
): Action => ({
  async run(call, transact) {
    const parsed = { ...call, input: action.input.parse(call.input) }
    const delay = sleep(action.atLeastMs ?? 0)
    try {
      const prepared = await action.prepare?.(parsed)
      return await transact((transaction) => action.handle({ ...parsed, transaction }, prepared))
    } finally {
      if (action.atLeastMs) await delay
    }
  },
})

export const refuse = (code: ErrorCode, field?: string): ActionError =>
  new ActionError(code, errors[code], field)

/** What a move gave; a refusal of it is this action's. */
export const granted = <Done extends { readonly ok: true }>(verdict: Done | Refused): Done => {
  if (!verdict.ok) throw refuse(verdict.code, verdict.field)
  return verdict
}

/** Counts a try, and refuses who has tried too often. For `prepare`: a refusal needs no transaction. */
export const ration = async (
  { services }: Pick<ActionRequest<unknown>, 'services'>,
  key: string,
  limit: Limit,
): Promise<void> => {
  const { allowed } = await services.rateLimit.count(key, limit)
  if (allowed) return
  throw new ActionError('too-many-requests', tooManyUntil(await services.rateLimit.freeAt(key, limit)))
}

export const signedIn = ({ person }: { person: Person | null }): Person => {
  if (!person) throw refuse('not-allowed')
  return person
}

export const companyOwner = (call: { person: Person | null }): Person & { companyId: string } => {
  const { companyId, ...person } = signedIn(call)
  if (companyId === null || !person.isCompanyOwner) throw refuse('not-allowed')
  return { ...person, companyId }
}
