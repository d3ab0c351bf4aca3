import { useApolloClient } from '@apollo/client/react'
import { DAY_MS, isoDay } from '@questboard/domain'
import type { Report_Row_Bool_Exp, Report_Row_Order_By } from '../../generated/inputs.ts'
import type { Days } from '../../lib/period.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import type { Page } from '../../tables/useRows.ts'
import type { MissionRuns, Result } from './figures.tsx'
import { ResultAverageDocument, ResultCompletionsDocument, ResultRowsDocument } from './generated/results.ts'

type Where = Report_Row_Bool_Exp
type Order = Report_Row_Order_By

export type Grouping = 'creator' | 'game' | 'activation'

/** A range that includes all days with data. */
export const allDays = (): Days => ({
  from: '2020-01-01',
  to: isoDay(new Date(Date.now() + DAY_MS)),
})

/** The subject of the stats: one activation, one kind, a program's members, or the whole company. */
export type Subject = {
  readonly activationId?: string
  readonly kind?: string
  readonly programId?: string
  /** True if the activation is a mission. Rows then show how often it was completed. */
  readonly isMission?: boolean
  readonly days: Days
}

type Asked = {
  readonly by: Grouping
  readonly subject: Subject
  readonly found: (words: string) => Where[]
}

const useAverage = () => {
  const client = useApolloClient()
  return async (): Promise<Result['average']> => {
    const { data } = await client.query({ query: ResultAverageDocument, errorPolicy: 'none' })
    return data?.quest_average[0] ?? null
  }
}

type Run = { readonly creator_id: string; readonly status: string }

const runsByCreator = (runs: readonly Run[]): ReadonlyMap<string, MissionRuns> => {
  const known = new Map<string, MissionRuns>()
  for (const { creator_id, status } of runs) {
    const { all, completed } = known.get(creator_id) ?? { all: 0, completed: 0 }
    const isDone = status === 'completed' || status === 'claimReward'
    known.set(creator_id, { all: all + 1, completed: completed + (isDone ? 1 : 0) })
  }
  return known
}

const useCompletions = ({ isMission, activationId }: Subject) => {
  const client = useApolloClient()
  return async (creatorIds: readonly string[]): Promise<ReadonlyMap<string, MissionRuns>> => {
    if (!isMission || !activationId || creatorIds.length === 0) return new Map()
    const { data } = await client.query({
      query: ResultCompletionsDocument,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      variables: { missionId: activationId, creatorIds: [...creatorIds] },
    })
    return runsByCreator(data?.mission_run ?? [])
  }
}

export const useResults = ({ by, subject, found }: Asked) => {
  const client = useApolloClient()
  const averageOf = useAverage()
  const completionsOf = useCompletions(subject)
  const { activationId = null, kind = null, programId = null, days } = subject
  return async ({ search, where, order, ...part }: Question<Where, Order>): Promise<Page<Result>> => {
    const { data } = await client.query({
      query: ResultRowsDocument,
      ...rowsPolicy,
      variables: {
        by,
        activationId,
        kind,
        programId,
        from: days.from,
        to: days.to,
        where: { _and: [...found(search), ...where] },
        order: [...order, { views: 'desc_nulls_last' }, { key: 'asc' }],
        ...part,
      },
    })
    const rows = data?.report ?? []
    const hasCosts = rows.some(({ spent_cents }) => spent_cents > 0)
    const [average, runs] = await Promise.all([
      hasCosts ? averageOf() : null,
      completionsOf(rows.flatMap(({ creator_id }) => creator_id ?? [])),
    ])
    return {
      rows: rows.map((row) => ({
        ...row,
        id: row.key ?? '',
        average,
        runs: runs.get(row.creator_id ?? '') ?? null,
      })),
      total: data?.report_aggregate?.aggregate?.count ?? null,
    }
  }
}
