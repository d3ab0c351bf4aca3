import type { Role } from '../support/metadata.ts'

/**
 * The rows of a table each role can read, written in SQL to check Hasura's permissions against. $me is the user,
 * $company the company. A role that is missing cannot read any row.
 */
export type Readers = Partial<Readonly<Record<Role, string>>>

export const everyone = (rows = 'true'): Readers => ({
  anonymous: rows,
  user: rows,
  creator: rows,
  company: rows,
})
export const signedIn = (rows: string): Readers => ({ user: rows, creator: rows, company: rows })
export const makers = (rows: string): Readers => ({ user: rows, creator: rows })
export const company = (rows = 'company_id = $company'): Readers => ({ company: rows })
export const nobody: Readers = {}
export const own = signedIn('user_id = $me')

export const within = (column: string, table: string, rows: string, key = 'id'): string =>
  `${column} IN (SELECT ${key} FROM ${table} WHERE ${rows})`

/** Visitors without an account see only rows of verified companies. */
export const ofVerifiedCompany = within('company_id', 'company', 'is_verified')
