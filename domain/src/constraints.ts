import { accountConstraints } from './account/constraints.ts'
import { publishProblemsIn } from './activation/activation.ts'
import { activationConstraints, entryConstraints } from './activation/constraints.ts'
import { bulkActionConstraints } from './bulk-action/constraints.ts'
import { companyConstraints } from './company/constraints.ts'
import { creatorProgramConstraints } from './creator-program/constraints.ts'
import { deletionConstraints } from './deletion/constraints.ts'
import { type ConstraintWords, type ErrorCode, errors, type Refusal } from './errors.ts'
import { missionConstraints } from './mission/constraints.ts'
import { moneyConstraints } from './money/constraints.ts'
import { questConstraints } from './quest/constraints.ts'

/** The error messages for all constraints and guards of the database, by name. */
export const constraints: ConstraintWords = {
  ...accountConstraints,
  ...activationConstraints,
  ...entryConstraints,
  ...bulkActionConstraints,
  ...creatorProgramConstraints,
  ...deletionConstraints,
  ...missionConstraints,
  ...questConstraints,
  ...companyConstraints,
  ...moneyConstraints,
}

/**
 * Reads the constraint's name from an error: `… violates unique constraint "user_username_key"`, or from a guard's
 * `refuse()`: `user_country_locked_one_year: the country …`, with or without Hasura's prefix.
 */
export function constraintOf(message: string): string | undefined {
  const quoted = /constraint "([^"]+)"/.exec(message)?.[1]
  return quoted ?? /^(?:Check constraint violation\. )?([a-z][a-z0-9_]*): /.exec(message)?.[1]
}

/**
 * The guards of all tables share two messages: one for illegal status changes, one for rows inserted at a later status.
 */
const wordsOfLifecycle = (name: string): ErrorCode | undefined => {
  if (name.endsWith('_transition')) return 'status-illegal'
  return name.endsWith('_begin') ? 'starts-later' : undefined
}

export type Explanation = Refusal & {
  readonly message: string
  /**
   * The details in the error message of a database guard, such as `the country can be changed again from 2027-01-01`.
   */
  readonly detail?: string
  /** One message for each missing requirement. */
  readonly lacks?: readonly string[]
}

/** The message for a database error, from an action or a direct Hasura mutation. */
export function explain(message: string): Explanation | undefined {
  const name = constraintOf(message)
  if (name === undefined) return undefined
  const words = constraints[name] ?? wordsOfLifecycle(name)
  if (words === undefined) return undefined
  const refusal = typeof words === 'string' ? { code: words } : words
  const detail = message.split(`${name}: `)[1]
  if (detail === undefined) return { ...refusal, message: errors[refusal.code] }
  return { ...refusal, message: errors[refusal.code], detail, lacks: publishProblemsIn(detail) }
}
