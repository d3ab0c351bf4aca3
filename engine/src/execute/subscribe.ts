/** Builds one SQL statement that serves many subscribers of a query together (hasura-reference 11). */
import type { SubscriptionPlan } from '../contract.ts'
import type { OperationPlan, Stream } from '../plan/plan.ts'
import type { Values } from '../plan/variables.ts'
import type { Origin } from '../schema/expression.ts'
import type { Session } from '../session/session.ts'
import { weighStatement } from '../sql/executable.ts'
import { compileShared, type Fragment, type Shared, sql, text } from '../sql/fragment.ts'
import { buildObject, streamCursor } from '../sql/read.ts'
import { statementValue } from '../sql/write.ts'
import { collect, type Sources } from './parameters.ts'

export type ReadySubscription = {
  readonly kind: 'live' | 'stream'
  readonly text: string
  readonly origins: readonly Origin[]
  readonly initial: Origin | undefined
  readonly weight: number
}

/**
 * Each subscriber is a row with an id and parameters, which are parsed and cast only once. OFFSET 0 keeps Postgres from
 * moving the parsing into inner scans, which would repeat it for every row.
 */
function subscribers({ types }: Shared, isStream: boolean): string {
  const columns = types.map((type, i) => `("j"."json"->>${i})::${type} AS "p${i}"`)
  const arrays = isStream ? '$1::uuid[], $2::text[], $3::text[]' : '$1::uuid[], $2::text[]'
  const names = isStream ? '"id", "text", "cursor"' : '"id", "text"'
  const parsed = `CROSS JOIN LATERAL (SELECT "u"."text"::json AS "json" OFFSET 0) AS "j"`
  const own = [`"u"."id"`, ...(isStream ? ['"u"."cursor"'] : []), ...columns].join(', ')
  return `unnest(${arrays}) AS "u"(${names}) ${parsed} CROSS JOIN LATERAL (SELECT ${own} OFFSET 0) AS "s"`
}

const share = (fragment: Fragment): Shared =>
  compileShared(fragment, (index) => `"s"."p${index}"`, '"s"."cursor"')

export function compileSubscription(plan: OperationPlan): ReadySubscription {
  const { stream } = plan
  return stream ? compileStream(plan, stream) : compileLive(plan)
}

function compileLive(plan: OperationPlan): ReadySubscription {
  const columns = plan.steps.map((step): { key: string; value: Fragment } => {
    if (step.kind === 'text') return { key: step.key, value: sql`${text(step.text)}::json` }
    const [statement] = step.kind === 'sql' ? step.statements : []
    if (!statement) throw new Error('a subscription must read rows')
    return { key: step.key, value: sql`(${statementValue(statement)})` }
  })
  const shared = share(buildObject(columns))
  const body = `SELECT "s"."id", ${shared.text}::text AS "result" FROM ${subscribers(shared, false)}`
  return ready('live', body, shared, undefined)
}

function compileStream(plan: OperationPlan, stream: Stream): ReadySubscription {
  const [step] = plan.steps
  const [statement] = step?.kind === 'sql' ? step.statements : []
  if (!step || statement?.kind !== 'read' || statement.value.kind !== 'list')
    throw new Error('a stream must read one list')
  const shared = share(
    sql`json_build_object(${text(step.key)}, "r"."list")::text AS "result", "r"."cursor" FROM (${streamCursor(statement.value, stream)}) AS "r"`,
  )
  const body = `SELECT "s"."id", "b".* FROM ${subscribers(shared, true)} CROSS JOIN LATERAL (SELECT ${shared.text}) AS "b"`
  return ready('stream', body, shared, stream.initial.origin)
}

function ready(
  kind: ReadySubscription['kind'],
  statement: string,
  { origins }: Shared,
  initial: Origin | undefined,
): ReadySubscription {
  const weight = weighStatement({ text: statement, origins: initial ? [...origins, initial] : origins })
  return { kind, text: statement, origins, initial, weight }
}

export function subscriptionFor(
  ready: ReadySubscription,
  values: Values,
  session: Session,
  mostBytes: number,
): SubscriptionPlan {
  const sources: Sources = { variables: values, session }
  const { text: statement, origins, initial } = ready
  const [cursor = null] = initial ? collect([initial], sources) : []
  return {
    kind: ready.kind,
    // Sessions with different size limits don't share a poll.
    statementKey: `${mostBytes} ${statement}`,
    text: statement,
    parameters: JSON.stringify(collect(origins, sources)),
    cursor,
    mostBytes,
  }
}
