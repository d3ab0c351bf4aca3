/** Parses each document text once and plans it once per role and shape of variables. */
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, parse } from 'graphql'
import type { GraphQLRequest, Operation, Settings } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { fragmentsOf, planOperation } from '../plan/operation.ts'
import type { OperationPlan } from '../plan/plan.ts'
import { checkFragments, type PlanContext } from '../plan/selection.ts'
import type { Declaration, Marks, Values } from '../plan/variables.ts'
import { bindVariables, declarations, noMarks, shapeOf, Variables } from '../plan/variables.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { compilePlan, type Executable } from '../sql/executable.ts'
import { createLru } from './lru.ts'
import { compileSubscription, type ReadySubscription } from './subscribe.ts'

/** The parser's token limit, because a deeply nested document would exhaust the stack. */
const MOST_TOKENS = 50_000

export type Documents = {
  operation(request: GraphQLRequest): Operation
  plan(request: GraphQLRequest, schema: RoleSchema): Planned<Executable>
  planSubscription(request: GraphQLRequest, schema: RoleSchema): Planned<ReadySubscription>
}

export type Planned<Ready> = {
  readonly ready: Ready
  readonly values: Values
  readonly declared: readonly Declaration[]
}

/** A parsed document with the plans of each role. Subscriptions have a different kind of plan. */
type Entry = {
  readonly operation: Operation
  readonly declared: readonly Declaration[]
  readonly executables: Plans<Executable>
  readonly subscriptions: Plans<ReadySubscription>
  bytes: number
}

type Plans<Ready> = WeakMap<RoleSchema, RolePlans<Ready>>

/**
 * A role's plans for one document, by the shape of the variables. `marks` tells which parts of the variables belong to
 * that shape.
 */
type RolePlans<Ready> = {
  readonly marks: Marks
  version: number
  readonly byShape: Map<string, Ready>
  bytes: number
}

/** One document can use 1/16 of the cache, so that endless variable shapes cannot push out other documents. */
const LARGEST_SHARE = 16

/** One cache for all documents and plans, limited by size in bytes. */
export function createDocuments(settings: Settings): Documents {
  const entries = createLru<Entry>(settings.planCacheBytes)

  const entryOf = (request: GraphQLRequest): Entry => {
    const key = documentKey(request)
    const known = entries.get(key)
    if (known) return known
    const operation = pick(parseDocument(request.query), request.operationName)
    return keep(key, operation, declarations(operation.definition))
  }
  const keep = (key: string, operation: Operation, declared: readonly Declaration[]): Entry => {
    const bytes = weighDocument(key)
    const entry = { operation, declared, executables: new WeakMap(), subscriptions: new WeakMap(), bytes }
    entries.set(key, entry, entry.bytes)
    return entry
  }
  const weigh = (key: string, entry: Entry): void => {
    if (entry.bytes > settings.planCacheBytes / LARGEST_SHARE) keep(key, entry.operation, entry.declared)
    else entries.set(key, entry, entry.bytes)
  }

  const planned = <Ready extends { readonly weight: number }>(
    request: GraphQLRequest,
    schema: RoleSchema,
    plansOf: (entry: Entry) => Plans<Ready>,
    finish: (plan: OperationPlan) => Ready,
  ): Planned<Ready> => {
    const entry = entryOf(request)
    const { operation, declared } = entry
    const values = bindVariables(declared, request.variables ?? {})
    const plans = rolePlans(plansOf(entry), schema)
    const { marks } = plans
    const known = plansByShape(plans, entry).get(shapeOf(values, marks))
    if (known !== undefined) return { ready: known, values, declared }
    const variables = new Variables(declared, values, marks)
    const ready = finish(
      guarded(() => planOperation(operation.definition, contextOf(operation, schema, variables))),
    )
    const shape = shapeOf(values, marks)
    plansByShape(plans, entry).set(shape, ready)
    const bytes = ready.weight + shape.length
    plans.bytes += bytes
    entry.bytes += bytes
    weigh(documentKey(request), entry)
    return { ready, values, declared }
  }

  return {
    operation: (request) => entryOf(request).operation,
    plan: (request, schema) => planned(request, schema, (entry) => entry.executables, compilePlan),
    planSubscription: (request, schema) =>
      planned(request, schema, (entry) => entry.subscriptions, compileSubscription),
  }
}

function rolePlans<Ready>(all: Plans<Ready>, schema: RoleSchema): RolePlans<Ready> {
  const known = all.get(schema)
  if (known) return known
  const made: RolePlans<Ready> = { marks: noMarks(), version: 0, byShape: new Map(), bytes: 0 }
  all.set(schema, made)
  return made
}

/** Drops all plans of a document if the planner has found new marks, because marks change the cache keys of plans. */
function plansByShape<Ready>(plans: RolePlans<Ready>, entry: Entry): Map<string, Ready> {
  if (plans.version === plans.marks.version) return plans.byShape
  plans.version = plans.marks.version
  plans.byShape.clear()
  entry.bytes -= plans.bytes
  plans.bytes = 0
  return plans.byShape
}

/** Estimates an entry's size. An AST takes about 32 times its text's size. The constant covers the cache entry. */
const weighDocument = (key: string): number => key.length * 32 + 2000

/**
 * The key starts with the length of the operation name, because clients choose that name. No document starts with a
 * number, so keys are unambiguous.
 */
const documentKey = ({ operationName, query }: GraphQLRequest): string =>
  operationName ? `${operationName.length} ${operationName} ${query}` : query

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

/** Reports a document that is nested too deeply as an error of the client. */
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
