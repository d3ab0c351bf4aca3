/**
 * The market can be stuck although every component responds: rows whose status no one changes, or workflows that cannot
 * continue.
 */
import type { Database } from '@questboard/database'
import { operatorMinute, type TimedTable, timedRows, timedTables } from '@questboard/domain'
import { type Client, isGrpcServiceError } from '@temporalio/client'
import { type RawBuilder, sql } from 'kysely'
import { request } from 'undici'
import { z } from 'zod'

const whatToDo = 'What to do: docs/stuck-runs.md'

export class Degraded extends Error {}

/** Caches slow and expensive checks. Failures are not cached. */
export const remembered = <T>(ask: () => Promise<T>, forMs: number): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  let until = 0
  return () => {
    const now = Date.now()
    if (answer === undefined || now >= until) {
      answer = ask()
      until = now + forMs
      answer.catch((error: unknown) => {
        if (!(error instanceof Degraded)) until = 0
      })
    }
    return answer
  }
}

export const OVERDUE_MINUTES = 5

type Overdue = { readonly table: string; readonly rows: number; readonly since: Date }

type Due = (typeof timedRows)[TimedTable]['due'][number]

const hasNotEnded = (table: TimedTable): RawBuilder<boolean> => {
  const { endedAt } = timedRows[table]
  return endedAt === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(endedAt)} is null`
}

const overdueIn = (table: TimedTable, { column, statuses }: Due): RawBuilder<Overdue> => sql<Overdue>`
  select ${sql.lit(table)} as "table", count(*)::int as rows, min(${sql.ref(column)}) as since
    from ${sql.table(table)}
   where ${sql.ref(column)} < now() - make_interval(mins => ${sql.lit(OVERDUE_MINUTES)})
     and status in (${sql.join(statuses.map((status) => sql.lit(status)))})
     and ${hasNotEnded(table)}`

const overdue = timedTables.flatMap((table) => timedRows[table].due.map((due) => overdueIn(table, due)))

/**
 * Checks that no row is long past its deadline. After a start at `since`, workflows get the same time to catch up.
 */
export const lookForOverdueRows = async (database: Database, since: Date): Promise<string> => {
  const select = sql<Overdue>`select "table", rows, since from (${sql.join(overdue, sql` union all `)}) as overdue
    where rows > 0 order by since`
  const { rows: found } = await select.execute(database)
  const [oldest] = found
  if (oldest === undefined) return 'no overdue rows'
  const kinds = found.map(({ table, rows }) => `${rows} ${table.replaceAll('_', ' ')}`).join(', ')
  const words = `overdue by more than ${OVERDUE_MINUTES} minutes: ${kinds}; oldest deadline ${operatorMinute(oldest.since)}`
  if (Date.now() - since.getTime() < OVERDUE_MINUTES * 60_000) return `catching up after startup; ${words}`
  throw new Degraded(`${words}. ${whatToDo}`)
}

const NOT_FOUND = 5
const INVALID_ARGUMENT = 3
const hasStatus = (error: unknown, code: number): boolean => isGrpcServiceError(error) && error.code === code

/**
 * Asks Temporal for a workflow run that never existed. The server could answer for an existing run from its memory, but
 * here it must read its storage.
 */
export const readTemporalStorage = async ({ connection, options }: Client): Promise<void> => {
  try {
    await connection.workflowService.describeWorkflowExecution({
      namespace: options.namespace,
      execution: { workflowId: 'health/no-such-run' },
    })
  } catch (error) {
    if (hasStatus(error, NOT_FOUND)) return
    const why = isGrpcServiceError(error) ? error.details : String(error)
    throw new Error(`Temporal answers but cannot read its storage (${why}). ${whatToDo}`)
  }
}

/** Workflow runs whose task fails again and again. Undefined for servers before 1.30, which do not mark them. */
const countMarked = async ({ connection, options }: Client): Promise<number | undefined> => {
  try {
    const { count } = await connection.workflowService.countWorkflowExecutions({
      namespace: options.namespace,
      query: `ExecutionStatus = 'Running' AND TemporalReportedProblems IS NOT NULL`,
    })
    return Number(count)
  } catch (error) {
    if (hasStatus(error, INVALID_ARGUMENT)) return undefined
    throw new Error('Temporal did not report which workflows are failing')
  }
}

const workerSchema = z.object({ failedRuns: z.number(), failure: z.string().optional() })

/** Checks that every workflow can continue. Workers report the runs that have failed. */
export const lookForFailingRuns = async (
  temporal: Client,
  workerUrl: string | undefined,
): Promise<string> => {
  const marked = await countMarked(temporal)
  const answer = workerUrl ? await request(`${workerUrl}/health`).then(({ body }) => body.json()) : undefined
  const worker = workerSchema.safeParse(answer).data
  const failing = marked ?? worker?.failedRuns ?? 0
  if (failing === 0) return 'no failing workflows'
  const why = worker?.failure ? ` (${worker.failure})` : ''
  throw new Degraded(
    `${failing} workflow runs are stuck because their workflow task fails${why}. ${whatToDo}`,
  )
}
