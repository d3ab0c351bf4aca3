/**
 * Makes a statement fail without a function in the database: casts an error message to a number. The cast reads a column of
 * the current row, so that the planner cannot evaluate it early.
 */
import { type Fragment, sql, text } from './fragment.ts'

export const REFUSAL = 'engine-refusal:'

export type Refusal = { readonly code: string; readonly message: string; readonly at: string }

export const CHECK_FAILED = 'check constraint of an insert/update permission has failed'

/** SQL that fails with this error. `witness` is any text expression of the row. */
export function refuse(refusal: Refusal, witness: Fragment): Fragment {
  return sql`(${text(REFUSAL + JSON.stringify(refusal))} || left(${witness}, 0))::int4`
}
