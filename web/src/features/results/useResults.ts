import { useApolloClient } from '@apollo/client/react'
import type { Report_Row_Bool_Exp, Report_Row_Order_By } from '../../generated/inputs.ts'
import type { Question } from '../../tables/tableProps.ts'
import type { Page } from '../../tables/useRows.ts'
import type { Result } from './figures.tsx'
import { ResultAverageDocument, ResultCostsDocument, ResultRowsDocument } from './generated/results.ts'

type Where = Report_Row_Bool_Exp
type Order = Report_Row_Order_By

/** Before the first and after the last day that anything is counted for. */
export const allDays = () => ({
  from: '2020-01-01',
  to: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
})

type Scope = {
  readonly by: 'creator' | 'game' | 'activation'
  readonly questId: string
  readonly found: (words: string) => Where[]
}

/** What the creators of these rows were paid for the quest. */
const useCosts = (questId: string) => {
  const client = useApolloClient()
  return async (creatorIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const spent = new Map<string, number>()
    if (creatorIds.length === 0) return spent
    const { data } = await client.query({
      query: ResultCostsDocument,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      variables: { questId, creatorIds: [...creatorIds] },
    })
    for (const { creator_id, amount_cents } of data?.quest_run ?? [])
      spent.set(creator_id, (spent.get(creator_id) ?? 0) + (amount_cents ?? 0))
    return spent
  }
}

const useAverage = () => {
  const client = useApolloClient()
  return async (): Promise<Result['average']> => {
    const { data } = await client.query({ query: ResultAverageDocument, errorPolicy: 'none' })
    return data?.quest_average[0] ?? null
  }
}

/** The figures of a quest, by creator, game or as a whole. */
export const useResults = ({ by, questId, found }: Scope) => {
  const client = useApolloClient()
  const costsOf = useCosts(questId)
  const averageOf = useAverage()
  return async ({ search, where, order, ...part }: Question<Where, Order>): Promise<Page<Result>> => {
    const { data } = await client.query({
      query: ResultRowsDocument,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      variables: {
        by,
        activationId: questId,
        ...allDays(),
        where: { _and: [...found(search), ...where] },
        order: [...order, { views: 'desc_nulls_last' }, { key: 'asc' }],
        ...part,
      },
    })
    const rows = data?.report ?? []
    const creatorIds = rows.flatMap(({ creator_id }) => creator_id ?? [])
    const [spent, average] = await Promise.all([
      costsOf(creatorIds),
      creatorIds.length === 0 ? null : averageOf(),
    ])
    return {
      rows: rows.map((row) => ({
        ...row,
        id: row.key ?? '',
        spentCents: spent.get(row.creator_id ?? '') ?? null,
        average,
      })),
      total: data?.report_aggregate?.aggregate?.count ?? null,
    }
  }
}
