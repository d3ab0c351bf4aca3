import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import type { Channel_Period_Bool_Exp, Channel_Period_Order_By } from '../../generated/inputs.ts'
import { toLike } from '../../lib/toLike.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import type { Page } from '../../tables/useRows.ts'
import { afterRow, type Place, type Sort, type SortedBy, sortedBy, sortWords } from './afterRow.ts'
import { InsightChannelsDocument, type InsightChannelsQuery } from './generated/insights.ts'
import type { InsightDays, InsightKind } from './insightKinds.ts'

export type Channel = InsightChannelsQuery['channel_period'][number] & { readonly id: string }
type Where = Channel_Period_Bool_Exp
type Order = Channel_Period_Order_By

/** The sort column and direction of a list, with the default. */
const orderOf = (order: readonly Order[]): Sort => {
  const [first] = order
  const column: SortedBy = sortedBy.find((one) => first?.[one] != null) ?? 'views'
  const isUp = String(first?.[column] ?? '').startsWith('asc')
  return { column, direction: isUp ? 'asc' : 'desc' }
}

const found = foundBy((words): Where => ({ channel: { channel_name: { _ilike: toLike(words) } } }))

/**
 * Loads channels of one kind over N days, page by page. A page normally starts after the last row of the page before.
 * After a jump far down the list, that row is not loaded, so the query uses an offset.
 */
export const useChannels = ({ type }: InsightKind, days: InsightDays) => {
  const client = useApolloClient()
  const places = useRef<{ question: string; after: Map<number, Place> }>({ question: '', after: new Map() })
  return async ({
    search,
    where,
    order,
    offset,
    limit,
    withTotal,
  }: Question<Where, Order>): Promise<Page<Channel>> => {
    const { column, direction } = orderOf(order)
    const of: Where = {
      _and: [{ type: { _eq: type }, days: { _eq: days } }, ...found(search), ...where],
    }
    const question = JSON.stringify([of, column, direction])
    if (places.current.question !== question) places.current = { question, after: new Map() }
    const { after } = places.current
    const place = after.get(offset)
    const { data } = await client.query({
      query: InsightChannelsDocument,
      ...rowsPolicy,
      variables: {
        where: place ? { _and: [of, afterRow(place)] } : of,
        order: [sortWords({ column, direction }), { connection_id: 'asc' }],
        offset: place ? 0 : offset,
        limit,
        withTotal,
      },
    })
    const rows = (data?.channel_period ?? []).map((row) => ({ ...row, id: row.connection_id }))
    const last = rows.at(-1)
    if (last) after.set(offset + rows.length, { column, direction, value: last[column], id: last.id })
    return { rows, total: data?.channel_period_aggregate?.aggregate?.count ?? null }
  }
}
