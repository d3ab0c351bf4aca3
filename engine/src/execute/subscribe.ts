/** A subscription as a statement that serves many subscribers at once (hasura-reference 11). */
import type { SubscriptionPlan } from '../contract.ts'
import type { OperationPlan } from '../plan/plan.ts'
import type { Values } from '../plan/variables.ts'
import type { Origin } from '../schema/expression.ts'
import type { Session } from '../session/session.ts'
import { type Compiled, compileShared, type Fragment, sql, text } from '../sql/fragment.ts'
import { buildObject, streamCursor } from '../sql/read.ts'
import { statementValue } from '../sql/write.ts'
import { collect, type Sources } from './parameters.ts'

export type ReadySubscription = {
  readonly kind: 'live' | 'stream'
  readonly compiled: Compiled
  readonly initial: Origin | undefined
}

const ELEMENT = (index: number): string => `"s"."parameters"->>${index}`

export function compileSubscription(plan: OperationPlan): ReadySubscription {
  const columns = plan.steps.map((step): { key: string; value: Fragment } => {
    if (step.kind === 'text') return { key: step.key, value: sql`${text(step.text)}::json` }
    const [statement] = step.kind === 'sql' ? step.statements : []
    if (!statement) throw new Error('a subscription reads')
    return { key: step.key, value: sql`(${statementValue(statement)})::json` }
  })
  const { stream } = plan
  const result = sql`${buildObject(columns)}::text AS "result"`
  const subscribers = sql`unnest($1::uuid[], $2::text[]) AS "u"("id", "text") CROSS JOIN LATERAL (SELECT "u"."id", "u"."text"::json AS "parameters") AS "s"`
  const body = stream ? streamSql(plan) : sql`SELECT "s"."id", ${result} FROM ${subscribers}`
  const compiled = compileShared(body, ELEMENT, '"s"."cursor"')
  return { kind: stream ? 'stream' : 'live', compiled, initial: stream?.initial.origin }
}

function streamSql(plan: OperationPlan): Fragment {
  const [step] = plan.steps
  const [statement] = step?.kind === 'sql' ? step.statements : []
  const { stream } = plan
  if (!step || statement?.kind !== 'read' || statement.value.kind !== 'list' || !stream)
    throw new Error('a stream reads one list')
  const subscribers = sql`unnest($1::uuid[], $2::text[], $3::text[]) AS "u"("id", "text", "cursor") CROSS JOIN LATERAL (SELECT "u"."id", "u"."cursor", "u"."text"::json AS "parameters") AS "s"`
  const rows = streamCursor(statement.value, stream)
  const result = sql`json_build_object(${text(step.key)}, "r"."list")::text`
  return sql`SELECT "s"."id", ${result} AS "result", "r"."cursor" FROM ${subscribers} CROSS JOIN LATERAL (${rows}) AS "r"`
}

export function subscriptionFor(
  ready: ReadySubscription,
  values: Values,
  session: Session,
): SubscriptionPlan {
  const sources: Sources = { variables: values, session }
  const { text: statement, origins } = ready.compiled
  const [cursor = null] = ready.initial ? collect([ready.initial], sources) : []
  return {
    kind: ready.kind,
    statementKey: statement,
    text: statement,
    parameters: JSON.stringify(collect(origins, sources)),
    cursor,
  }
}
