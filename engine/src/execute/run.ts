/** Runs a ready plan for one request. */
import type { Pool, PoolClient } from 'pg'
import type { Answer, CallAction, EnqueueAction, RequestContext, Settings } from '../contract.ts'
import type { EngineError } from '../errors.ts'
import { readActionInput } from '../plan/actionInput.ts'
import { type Declaration, noMarks, type Values, Variables } from '../plan/variables.ts'
import type { Model } from '../schema/model.ts'
import type { Executable, ReadyStatement, ReadyStep } from '../sql/executable.ts'
import { checkAnswer, projectAnswer } from './actionAnswer.ts'
import { BatchError, type BatchStatement, runBatch } from './batch.ts'
import { collect, type Sources, sessionJson } from './parameters.ts'
import { toEngineError } from './postgresError.ts'

export type Runner = {
  readonly pool: Pool
  readonly settings: Settings
  readonly model: Model
  readonly callAction: CallAction
  readonly enqueueAction: EnqueueAction
  readonly timeLimit: (role: string) => number | undefined
}

export type Request = {
  readonly values: Values
  readonly declared: readonly Declaration[]
  readonly query: string
  readonly context: RequestContext
}

const NO_COOKIES: readonly string[] = []

export async function runExecutable(ready: Executable, request: Request, runner: Runner): Promise<Answer> {
  const [only] = ready.steps
  const isPlainQuery = ready.kind === 'query' && ready.steps.every((step) => step.kind !== 'action')
  if (isPlainQuery || (ready.kind === 'mutation' && ready.steps.every((step) => step.kind !== 'action'))) {
    const results = await runTogether(ready.steps, ready.kind === 'mutation', request, runner)
    return { body: assemble(ready.steps, results), cookies: NO_COOKIES }
  }
  if (!only) return { body: '{"data":{}}', cookies: NO_COOKIES }
  const cookies: string[] = []
  const results: string[] = []
  for (const step of ready.steps) {
    if (step.kind === 'action') results.push(await runAction(step, cookies, request, runner))
    else results.push(...(await runTogether([step], ready.kind === 'mutation', request, runner)))
  }
  return { body: assemble(ready.steps, results), cookies }
}

function assemble(steps: readonly ReadyStep[], results: readonly string[]): string {
  let body = '{"data":{'
  for (const [i, step] of steps.entries())
    body += `${i > 0 ? ',' : ''}${JSON.stringify(step.key)}:${results[i] ?? 'null'}`
  return `${body}}}`
}

const SESSION: Omit<ReadyStatement, 'origins'> = {
  text: `SELECT set_config('hasura.user', $1::text, true)`,
  answers: false,
  at: '$',
}

const TIME_LIMIT: Omit<ReadyStatement, 'origins'> = {
  text: `SELECT set_config('statement_timeout', $1::text, true)`,
  answers: false,
  at: '$',
}

/** All SQL of these steps in one round trip and one transaction. */
async function runTogether(
  steps: readonly ReadyStep[],
  writes: boolean,
  request: Request,
  runner: Runner,
): Promise<string[]> {
  const { session } = request.context
  const sources: Sources = { variables: request.values, session }
  const batch: BatchStatement[] = []
  const paths: string[] = []
  const add = (text: string, values: readonly (string | null)[], at: string): number => {
    paths.push(at)
    return batch.push({ text, values }) - 1
  }
  const places = steps.map((step) =>
    step.kind === 'sql'
      ? step.statements.flatMap(({ text, origins, at, answers }) => {
          const place = add(text, collect(origins, sources), at)
          return answers ? [place] : []
        })
      : [],
  )
  if (batch.length === 0) return steps.map((step) => (step.kind === 'text' ? step.text : 'null'))
  const before: BatchStatement[] = []
  const limit = runner.timeLimit(session.role)
  if (limit !== undefined) before.push({ text: TIME_LIMIT.text, values: [String(limit * 1000)] })
  if (writes) before.push({ text: SESSION.text, values: [sessionJson(session)] })
  const results = await send(
    before.length ? [...before, ...batch] : batch,
    before.length ? [...before.map(() => '$'), ...paths] : paths,
    runner,
  )
  const resultAt = (place: number): string => results[place + before.length] ?? 'null'
  return steps.map((step, i) => {
    if (step.kind === 'text') return step.text
    const found = places[i] ?? []
    if (step.kind === 'sql' && step.list) return `[${found.map(resultAt).join(',')}]`
    return resultAt(found[0] ?? 0)
  })
}

/** Each statement's single value. */
async function send(
  batch: readonly BatchStatement[],
  paths: readonly string[],
  runner: Runner,
): Promise<(string | null)[]> {
  let client: PoolClient
  try {
    client = await runner.pool.connect()
  } catch (error) {
    throw toEngineError(error, batch, paths)
  }
  try {
    const results = await runBatch(client, batch, runner.settings.preparedStatements)
    client.release()
    return results.map((rows) => rows[0]?.[0] ?? null)
  } catch (error) {
    const converted = toEngineError(error, batch, paths)
    // A connection that failed by itself is not given back.
    client.release(isConnectionError(error, converted))
    throw converted
  }
}

const isConnectionError = (error: unknown, converted: EngineError): boolean =>
  converted.code === 'postgres-error' || !(error instanceof BatchError)

async function runAction(
  step: Extract<ReadyStep, { kind: 'action' }>,
  cookies: string[],
  request: Request,
  runner: Runner,
): Promise<string> {
  const { context, query } = request
  const variables = new Variables(request.declared, request.values, noMarks())
  const { customTypes } = runner.model
  const input = readActionInput(step.action, step.arguments, step.at, variables, customTypes)
  const { session, headers, requestId } = context
  const call = { action: step.action, input, session, headers, requestId, requestQuery: query }
  if (step.action.kind === 'asynchronous') return JSON.stringify(await runner.enqueueAction(call))
  const answer = await runner.callAction(call)
  cookies.push(...answer.cookies)
  checkAnswer(answer.body, step.action.output, customTypes, answer.internal)
  if (!step.statement || answer.body === null) return JSON.stringify(projectAnswer(answer.body, step.shape))
  const sources: Sources = { variables: request.values, session, actionOutput: JSON.stringify(answer.body) }
  const { text, origins, at } = step.statement
  const [result] = await send([{ text, values: collect(origins, sources) }], [at], runner)
  return result ?? 'null'
}
