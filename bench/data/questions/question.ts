/**
 * The screens' queries: client operations by name. Each variable is SQL that selects a value that exists in the
 * market, with $1 as the signed-in creator or company. A query for a missing value would be fast, because it returns
 * nothing.
 */
export type Person = 'creator' | 'company' | 'anonymous'

export type Question = {
  readonly screen: string
  readonly as: Person
  readonly operation: string
  readonly variables?: Readonly<Record<string, string>>
}

export const json = (value: unknown): string => `'${JSON.stringify(value)}'::jsonb`

/** The first rows of a table. The client counts all rows with a separate query. */
export const rows = (where: string, order: unknown) => ({
  where,
  order: json(order),
  limit: '100',
  offset: '0',
  withTotal: 'false',
})
export const total = (where: string, order: unknown) => ({
  ...rows(where, order),
  limit: '0',
  withTotal: 'true',
})

export const all = (...conditions: unknown[]): string => json({ _and: conditions })
