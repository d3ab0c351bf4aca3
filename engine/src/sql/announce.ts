/**
 * Triggers, defaults and functions can read the session as JSON from `hasura.user` during the transaction, so it must be set
 * before anything else of the request runs.
 */
import type { Origin } from '../schema/expression.ts'
import { type Fragment, namesOnlyPlainTables, parameter, sql } from './fragment.ts'

const SESSION: Origin = { kind: 'session-json' }
const setting = sql`set_config('hasura.user', ${parameter(SESSION, 'text')}, true)`

/** Sets the session in a separate statement. The statement returns no row because its result is not used. */
export const announcement: Fragment = sql`SELECT 1 WHERE ${setting} IS NULL`

/**
 * Sets the session in the condition of a SELECT whose write is in a WITH. Postgres evaluates a condition that has no
 * columns once, before the write and its BEFORE STATEMENT triggers begin.
 */
export const announcing: Fragment = sql` WHERE (SELECT ${setting}) IS NOT NULL`

/**
 * True if a write can set the session itself. Views, policies and functions are merged into the statement, and the
 * planner evaluates their stable parts before execution, so writes that use them need a separate statement first.
 */
export const mayAnnounce = (write: Fragment): boolean => namesOnlyPlainTables(write)
