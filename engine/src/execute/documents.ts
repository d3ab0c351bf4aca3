/** Documents: parsed once per text, planned once per role and shape of variables. */
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, parse } from 'graphql'
import type { GraphQLRequest, Operation, Settings } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { fragmentsOf, planOperation } from '../plan/operation.ts'
import type { OperationPlan } from '../plan/plan.ts'
import { checkFragments, type PlanContext } from '../plan/selection.ts'
import type { Declaration, Marks, Values } from '../plan/variables.ts'
import { bindVariables, declarations, noMarks, shapeOf, Variables } from '../plan/variables.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { createLru } from './lru.ts'

/** Deeper documents than anyone writes would exhaust the stack. */
const MOST_TOKENS = 50_000

export type Documents<Ready> = {
  operation(request: GraphQLRequest): Operation
  plan(request: GraphQLRequest, schema: RoleSchema): Planned<Ready>
}

export type Planned<Ready> = {
  readonly ready: Ready
  readonly values: Values
  readonly declared: readonly Declaration[]
}

/** A document, and each role's plans of it. */
type Entry<Ready> = {
  readonly operation: Operation
  readonly declared: readonly Declaration[]
  readonly plans: WeakMap<RoleSchema, RolePlans<Ready>>
  bytes: number
}

/** How a role's plans of one document look at its variables, and the plan for each shape that they have had. */
type RolePlans<Ready> = { readonly marks: Marks; version: number; readonly byShape: Map<string, Ready> }

/** Variables whose shapes never end may not push every other document out. */
const LARGEST_SHARE = 16

export function createDocuments<Ready>(
  settings: Settings,
  finish: (plan: OperationPlan) => { readonly ready: Ready; readonly weight: number },
): Documents<Ready> {
  const entries = createLru<Entry<Ready>>(settings.planCacheBytes)

  const entryOf = (request: GraphQLRequest): Entry<Ready> => {
    const key = documentKey(request)
    const known = entries.get(key)
    if (known) return known
    const operation = pick(parseDocument(request.query), request.operationName)
    return keep(key, operation, declarations(operation.definition))
  }
  const keep = (key: string, operation: Operation, declared: readonly Declaration[]): Entry<Ready> => {
    // An AST weighs about thirty times its text.
    const entry = { operation, declared, plans: new WeakMap(), bytes: key.length * 30 + 500 }
    entries.set(key, entry, entry.bytes)
    return entry
  }
  const weigh = (key: string, entry: Entry<Ready>, bytes: number): void => {
    entry.bytes += bytes
    if (entry.bytes > settings.planCacheBytes / LARGEST_SHARE) keep(key, entry.operation, entry.declared)
    else entries.set(key, entry, entry.bytes)
  }

  return {
    operation: (request) => entryOf(request).operation,
    plan(request, schema) {
      const entry = entryOf(request)
      const { operation, declared } = entry
      const values = bindVariables(declared, request.variables ?? {}, settings.nullInNonNullableVariables)
      let plans = entry.plans.get(schema)
      if (!plans) {
        plans = { marks: noMarks(), version: 0, byShape: new Map() }
        entry.plans.set(schema, plans)
      }
      const { marks } = plans
      const known = plansByShape(plans).get(shapeOf(values, marks))
      if (known !== undefined) return { ready: known, values, declared }
      const variables = new Variables(declared, values, marks)
      const { ready, weight } = finish(
        guarded(() => planOperation(operation.definition, contextOf(operation, schema, variables))),
      )
      const shape = shapeOf(values, marks)
      plansByShape(plans).set(shape, ready)
      weigh(documentKey(request), entry, weight + shape.length)
      return { ready, values, declared }
    },
  }
}

/** New marks change what a shape says: the plans kept under the old ones go. */
function plansByShape<Ready>(plans: RolePlans<Ready>): Map<string, Ready> {
  if (plans.version !== plans.marks.version) plans.byShape.clear()
  plans.version = plans.marks.version
  return plans.byShape
}

const documentKey = (request: GraphQLRequest): string =>
  request.operationName ? `${request.operationName}\n${request.query}` : request.query

const fragments = new WeakMap<DocumentNode, PlanContext['fragments']>()

function contextOf(operation: Operation, schema: RoleSchema, variables: Variables): PlanContext {
  let known = fragments.get(operation.document)
  if (!known) {
    known = fragmentsOf(operation.document.definitions)
    checkFragments(known)
    fragments.set(operation.document, known)
  }
  return { schema, variables, fragments: known, operation: operation.kind }
}

function parseDocument(query: string): DocumentNode {
  try {
    return guarded(() =>
      parse(query, { noLocation: true, maxTokens: MOST_TOKENS, allowEmptySelectionSets: false }),
    )
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw new EngineError('validation-failed', 'not a valid graphql query', { path: '$.query' })
  }
}

/** A document nested beyond the stack is the client's fault. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new EngineError('validation-failed', 'the query is nested too deeply', { path: '$.query' })
  }
}

function pick(document: DocumentNode, wanted: string | null | undefined): Operation {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const definition = choose(operations, wanted)
  return { kind: definition.operation, name: definition.name?.value, document, definition }
}

function choose(
  operations: readonly OperationDefinitionNode[],
  wanted: string | null | undefined,
): OperationDefinitionNode {
  const fail = (message: string) => new EngineError('validation-failed', message)
  if (wanted) {
    if (operations.some((operation) => !operation.name) && operations.length > 0)
      throw fail('operationName cannot be used when an anonymous operation exists in the document')
    const found = operations.find((operation) => operation.name?.value === wanted)
    if (!found) throw fail(`no such operation found in the document: "${wanted}"`)
    return found
  }
  const [only] = operations
  if (!only || operations.length > 1)
    throw fail('exactly one operation has to be present in the document when operationName is not specified')
  return only
}
