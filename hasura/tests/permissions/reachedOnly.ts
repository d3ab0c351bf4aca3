import type { Role } from '../support/metadata.ts'

/**
 * Tables that a role reads only through other rows. Their permissions allow more rows than the role may list, so
 * these tables never have root fields, not even in the tests.
 */
export const reachedOnly: Readonly<Record<string, readonly Role[]>> = {
  activation_code_stock: ['creator'],
  channel: ['anonymous'],
  code_item: ['anonymous', 'creator', 'user'],
  code_stock: ['creator'],
  user_profile: ['anonymous', 'company', 'creator', 'user'],
}

export const isReachedOnly = (table: string, role: Role): boolean =>
  reachedOnly[table]?.includes(role) ?? false
