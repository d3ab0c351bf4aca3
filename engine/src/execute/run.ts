import type { Pool } from 'pg'
import type { Answer, CallAction, EnqueueAction, RequestContext, Settings } from '../contract.ts'
import { readActionInput } from '../plan/actionInput.ts'
import { type Declaration, noMarks, type Values, Variables } from '../plan/variables.ts'
import type { Model } from '../schema/model.ts'
import type { Executable, ReadyStep } from '../sql/executable.ts'
import { projectAnswer } from './actionAnswer.ts'
import { answerTooLarge, mostBytesFor } from './answerSize.ts'
import type { BatchStatement } from './batch.ts'
import { collect, type Sources } from './parameters.ts'
import { send } from './send.ts'

export type Runner = {
  readonly pool: Pool
  readonly settings: Settings
  readonly model: Model
  readonly callAction: CallAction
  readonly enqueueAction: EnqueueAction
}

export type Request = {
  readonly values: Values
  readonly declared: readonly Declaration[]
  readonly query: string
  readonly context: RequestContext
}

const NO_COOKIES: readonly string[] = []

export function runExecutable(ready: Executable, request: Request, runner: Runner): Promise<Answer> {
  const { steps } = ready
  const writes = ready.kind === 'mutation'
  if (ready.hasActions) return runInTurn(steps, writes, request, runner)
  return runTogether(steps, writes, request, runner).then((results) => ({
    body: assemble(steps, answersOf(steps, results), mostBytes(request, runner)),
    cookies: NO_COOKIES,
  }))
}

/** Runs steps one by one. Each SQL step is its own transaction because webhooks are called in between. */
async function runInTurn(
  steps: readonly ReadyStep[],
  writes: boolean,
  request: Request,
  runner: Runner,
): Promise<Answer> {
  const cookies: string[] = []
  const answers: string[] = []
  for (const step of steps) {
    if (step.kind === 'action') answers.push(await runAction(step, cookies, request, runner))
    else answers.push(...answersOf([step], await runTogether([step], writes, request, runner)))
  }
  return { body: assemble(steps, answers, mostBytes(request, runner)), cookies }
}

const mostBytes = ({ context: { session } }: Request, { settings }: Runner): number =>
  mostBytesFor(session, settings)

function assemble(steps: readonly ReadyStep[], answers: readonly string[], most: number): string {
  let body = '{"data":{'
  for (let i = 0; i < steps.length; i += 1) body += `${i > 0 ? ',' : ''}"${steps[i]?.key}":${answers[i]}`
  // Checks the size here, because the results of introspection and actions do not come from a statement.
  if (body.length > most) throw answerTooLarge(most)
  return `${body}}}`
}

/** Runs all SQL of these steps in one round trip and one transaction. */
function runTogether(
  steps: readonly ReadyStep[],
  writes: boolean,
  request: Request,
  runner: Runner,
): Promise<readonly (string | null)[]> {
  const { session, cancellation } = request.context
  const sources: Sources = { variables: request.values, session }
  const statements: BatchStatement[] = []
  const paths: string[] = []
  for (const step of steps) {
    if (step.kind !== 'sql') continue
    for (const { text, origins, at } of step.statements) {
      statements.push({ text, values: collect(origins, sources) })
      paths.push(at)
    }
  }
  return statements.length === 0
    ? Promise.resolve([])
    : send({ statements, paths, writes, cancellation, mostBytes: mostBytes(request, runner) }, runner)
}

function answersOf(steps: readonly ReadyStep[], results: readonly (string | null)[]): string[] {
  let at = 0
  return steps.map((step) => {
    if (step.kind !== 'sql') return step.kind === 'text' ? step.text : 'null'
    const answers: string[] = []
    for (const { answers: isAnswer } of step.statements) {
      if (isAnswer) answers.push(results[at] ?? 'null')
      at += 1
    }
    return step.list ? `[${answers.join(',')}]` : (answers[0] ?? 'null')
  })
}

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
  if (!step.statement || answer.body === null) return JSON.stringify(projectAnswer(answer.body, step.shape))
  const sources: Sources = { variables: request.values, session, actionOutput: JSON.stringify(answer.body) }
  const { text, origins, at } = step.statement
  const statements = [{ text, values: collect(origins, sources) }]
  const { cancellation } = context
  const [result] = await send(
    { statements, paths: [at], writes: false, cancellation, mostBytes: mostBytes(request, runner) },
    runner,
  )
  return result ?? 'null'
}
