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
  /** All of these together, and what holds here whatever is searched for. */
  readonly all: (conditions: Where[]) => Where
  readonly found: (words: string) => Where[]
  /** What is sorted alike keeps an order, so that no two pages share a row. */
  readonly tie: readonly Order[]
}

/** Asks the server for a part of a list, as a table wants it; `matching` is the condition that all of its rows meet. */
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
