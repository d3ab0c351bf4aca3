/**
 * Who writes: triggers, defaults and functions may ask for `hasura.user`, the session as JSON, for as long as the transaction
 * lasts. Before anything of the request's can run it has to be there.
 */
import type { Origin } from '../schema/expression.ts'
import { type Fragment, namesOnlyPlainTables, parameter, sql } from './fragment.ts'

const SESSION: Origin = { kind: 'session-json' }
const setting = sql`set_config('hasura.user', ${parameter(SESSION, 'text')}, true)`

/** A statement of its own. It gives no row: nobody reads one. */
export const announcement: Fragment = sql`SELECT 1 WHERE ${setting} IS NULL`

/**
 * The condition of a SELECT whose write stands in a WITH. Postgres evaluates a condition without columns once, before it asks the
 * WITH for its first row, and only then the write begins, with its BEFORE STATEMENT triggers at the head.
 */
export const announcing: Fragment = sql` WHERE (SELECT ${setting}) IS NOT NULL`

/**
 * Whether a write may announce its session by itself. Views, policies and functions are woven into the statement, and the planner
 * tries what is stable in them before anything runs: they need the announcement to come first.
 */
export const mayAnnounce = (write: Fragment): boolean => namesOnlyPlainTables(write)
