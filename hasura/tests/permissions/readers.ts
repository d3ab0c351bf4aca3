import type { Role } from '../support/metadata.ts'

/**
 * Which rows of a table each role reads, once more in SQL: the permissions say it in Hasura's words, and both must agree.
 * $me is the person, $company the company. A role that is not named reads nothing at all.
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

/** What visitors hear of companies, they hear of verified ones alone. */
export const ofVerifiedCompany = within('company_id', 'company', 'is_verified')
