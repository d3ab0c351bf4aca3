import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { rowsPolicy } from './rowsPolicy.ts'
import type { Question } from './tableProps.ts'
import type { Page } from './useRows.ts'

type Asked<Where, Order> = {
  where: Where
  order: Order[]
  limit: number
  offset: number
  withTotal: boolean
}

type Source<Data, Row, Where, Order> = {
  readonly document: TypedDocumentNode<Data, Asked<Where, Order>>
  readonly read: (data: Data) => {
    rows: readonly Row[]
    count: { aggregate: { count: number } | null } | undefined
  }
  /** Combines conditions, and adds those that always apply. */
  readonly all: (conditions: Where[]) => Where
  readonly found: (words: string) => Where[]
  /** A second sort order for rows with equal values, so that no row appears on two pages. */
  readonly tie: readonly Order[]
}

/** Loads a part of a list for a table. `matching` is the condition that all of its rows meet. */
export const useServerRows = <Data, Row, Where, Order>({
  document,
  read,
  all,
  found,
  tie,
}: Source<Data, Row, Where, Order>) => {
  const client = useApolloClient()
  const matching = (search: string, where: readonly Where[]): Where => all([...found(search), ...where])
  const load = async ({ search, where, order, ...part }: Question<Where, Order>): Promise<Page<Row>> => {
    const { data } = await client.query({
      query: document,
      ...rowsPolicy,
      variables: { where: matching(search, where), order: [...order, ...tie], ...part },
    })
    if (data === undefined) return { rows: [], total: null }
    const { rows, count } = read(data)
    return { rows, total: count?.aggregate?.count ?? null }
  }
  return { load, matching }
}
