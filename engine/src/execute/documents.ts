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

type Entry = { readonly operation: Operation; readonly declared: readonly Declaration[] }

/** How a role's plans of one document looked at its variables. */
type Looks = { readonly marks: Marks; version: number }

type Schemas = WeakMap<RoleSchema, string>

export function createDocuments<Ready>(
  settings: Settings,
  finish: (plan: OperationPlan) => { readonly ready: Ready; readonly weight: number },
): Documents<Ready> {
  const parsed = createLru<Entry>(settings.planCacheBytes / 4)
  const plans = createLru<Ready>(settings.planCacheBytes)
  const looks = createLru<Looks>(settings.planCacheBytes / 4)
  const ids: Schemas = new WeakMap()
  let count = 0

  const idOf = (schema: RoleSchema): string => {
    const known = ids.get(schema)
    if (known !== undefined) return known
    count += 1
    const id = `${count}:`
    ids.set(schema, id)
    return id
  }

  const entryOf = (request: GraphQLRequest): Entry => {
    const key = documentKey(request)
    const known = parsed.get(key)
    if (known) return known
    const operation = pick(parseDocument(request.query), request.operationName)
    const entry = { operation, declared: declarations(operation.definition) }
    // An AST weighs about thirty times its text.
    parsed.set(key, entry, request.query.length * 30 + 500)
    return entry
  }

  return {
    operation: (request) => entryOf(request).operation,
    plan(request, schema) {
      const { operation, declared } = entryOf(request)
      const sent = request.variables ?? {}
      const values = bindVariables(declared, sent, settings.nullInNonNullableVariables)
      const key = idOf(schema) + documentKey(request)
      let look = looks.get(key)
      if (look) {
        const ready = plans.get(`${key}\n${look.version}\n${shapeOf(values, look.marks)}`)
        if (ready !== undefined) return { ready, values, declared }
      } else {
        look = { marks: noMarks(), version: 0 }
        looks.set(key, look, request.query.length + 1000)
      }
      const variables = new Variables(declared, values, look.marks)
      const { ready, weight } = finish(
        guarded(() => planOperation(operation.definition, contextOf(operation, schema, variables))),
      )
      // New marks change every key: plans kept under the old ones are never found again and age away.
      look.version = look.marks.version
      plans.set(
        `${key}\n${look.version}\n${shapeOf(values, look.marks)}`,
        ready,
        weight + request.query.length,
      )
      return { ready, values, declared }
    },
  }
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
    return guarded(() => parse(query, { noLocation: true, maxTokens: MOST_TOKENS }))
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
