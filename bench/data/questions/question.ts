/**
 * What the screens ask: operations of the client's, by their names. Each variable is SQL that picks it from a market, so that both
 * markets are asked alike; $1 is the creator or the company who asks. A question without the thing it is about would be answered with
 * nothing, and fast.
 */
export type Person = 'creator' | 'company' | 'anonymous'

export type Question = {
  readonly screen: string
  readonly as: Person
  readonly operation: string
  readonly variables?: Readonly<Record<string, string>>
}

export const json = (value: unknown): string => `'${JSON.stringify(value)}'::jsonb`

/** The first rows of a table; that there are so many is asked for afterwards. */
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
