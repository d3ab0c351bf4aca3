/**
 * How a statement fails where a rule of the engine is broken, without a function installed in the database: an impossible cast whose
 * message carries the refusal. It reads a column of the row at hand, so that the planner cannot evaluate it beforehand.
 */
import { type Fragment, sql, text } from './fragment.ts'

export const REFUSAL = 'engine-refusal:'

export type Refusal = { readonly code: string; readonly message: string; readonly at: string }

export const CHECK_FAILED = 'check constraint of an insert/update permission has failed'

/** `witness`: any expression of the row, as text. */
export function refuse(refusal: Refusal, witness: Fragment): Fragment {
  return sql`(${text(REFUSAL + JSON.stringify(refusal))} || left(${witness}, 0))::int4`
}
