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

/** Every constraint and guard of the database by its stable name. */
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
 * The constraint that a database error names: `… violates unique constraint "user_username_key"` or,
 * from the guards' `refuse()`, `user_country_locked_one_year: the country …`, with Hasura's prefix or without.
 */
export function constraintOf(message: string): string | undefined {
  const quoted = /constraint "([^"]+)"/.exec(message)?.[1]
  return quoted ?? /^(?:Check constraint violation\. )?([a-z][a-z0-9_]*): /.exec(message)?.[1]
}

/** Any lifecycle's guards have one sentence each: of its moves, and of what is inserted half-way. */
const wordsOfLifecycle = (name: string): ErrorCode | undefined => {
  if (name.endsWith('_transition')) return 'status-illegal'
  return name.endsWith('_begin') ? 'starts-later' : undefined
}

export type Explanation = Refusal & {
  readonly message: string
  /** What a guard says about this very row, beyond the sentence: `the country can be changed again from 2027-01-01`. */
  readonly detail?: string
  /** What the row lacks, each in a sentence of its own. */
  readonly lacks?: readonly string[]
}

/** What to tell the person about a database error, whether an action or a plain Hasura edit met it. */
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
