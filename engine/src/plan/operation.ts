import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql'
import { EngineError } from '../errors.ts'
import { introspect } from '../introspection/introspect.ts'
import type { RootField, Roots } from '../schema/roleSchema.ts'
import { planAction, planActionResult } from './action.ts'
import { invalid } from './input.ts'
import { planMutation } from './mutation.ts'
import type { OperationPlan, Step } from './plan.ts'
import { NO_QUERIES, NO_QUERIES_TEXT } from './rootNames.ts'
import { planFunctionRead, planTableRead } from './roots.ts'
import { checkDirectives, collectFields, type Field, fieldArguments, type PlanContext } from './selection.ts'
import { planStream } from './stream.ts'

const DIRECTIVES = {
  query: new Set(['cached']),
  mutation: new Set<string>(),
  subscription: new Set(['_multiple_top_level_fields', 'cached']),
}

export function planOperation(operation: OperationDefinitionNode, context: PlanContext): OperationPlan {
  const kind = operation.operation
  const { schema } = context
  const roots = schema[kind]
  checkDirectives(operation.directives ?? [], DIRECTIVES[kind], `a ${kind}`, '$')
  if (kind !== 'query' && roots.size === 0) throw invalid(`no ${kind}s exist`, '$')
  const known = (name: string) =>
    roots.has(name) || isMeta(kind, name, context) || placeholder(kind, name, roots)
  const fields = collectFields([operation.selectionSet], `${kind}_root`, '$', context, known)
  if (kind === 'subscription') return planSubscription(operation, fields, context)
  return { kind, steps: fields.map((field) => planRoot(field, roots, context)), stream: undefined }
}

function isMeta(kind: string, name: string, context: PlanContext): boolean {
  if (name !== '__schema' && name !== '__type') return false
  // Introspection fields in a subscription are refused later, with their names.
  return (
    kind === 'subscription' ||
    (kind === 'query' && !context.schema.model.introspectionDisabledFor.has(context.schema.role))
  )
}

const placeholder = (kind: string, name: string, roots: Roots): boolean =>
  kind === 'query' && name === NO_QUERIES && roots.size === 0

function planRoot(field: Field, roots: Roots, context: PlanContext): Step {
  const { key } = field
  if (field.name === '__typename')
    return { kind: 'text', key, text: JSON.stringify(`${context.operation}_root`) }
  if (field.name === '__schema' || field.name === '__type')
    return { kind: 'text', key, text: introspect(field, context) }
  const root = roots.get(field.name)
  if (!root) {
    fieldArguments(field, [], context)
    return { kind: 'text', key, text: JSON.stringify(NO_QUERIES_TEXT) }
  }
  return planField(field, root, context)
}

function planField(field: Field, root: RootField, context: PlanContext): Step {
  const { key } = field
  if (root.kind === 'action') return planAction(field, root.action, context)
  if (root.kind === 'action-result')
    return { kind: 'sql', key, statements: [planActionResult(field, root.action, context)], list: false }
  if (root.kind === 'function') {
    const value = planFunctionRead(field, root.function, root.aggregate, context)
    return { kind: 'sql', key, statements: [{ kind: 'read', at: '$', value }], list: false }
  }
  if (root.root === 'select' || root.root === 'select_by_pk' || root.root === 'select_aggregate') {
    const value = planTableRead(field, root.root, root.table, context)
    return { kind: 'sql', key, statements: [{ kind: 'read', at: '$', value }], list: false }
  }
  return planMutation(field, root.root, root.table, context)
}

function planSubscription(
  operation: OperationDefinitionNode,
  fields: readonly Field[],
  context: PlanContext,
): OperationPlan {
  const unsupported = (message: string) => new EngineError('not-supported', message)
  const several = operation.directives?.some((d) => d.name.value === '_multiple_top_level_fields')
  const isStream = (field: Field): boolean => {
    const root = context.schema.subscription.get(field.name)
    return root?.kind === 'table' && root.root === 'select_stream'
  }
  if (fields.some((field) => field.name.startsWith('__')))
    throw unsupported('Introspection at root field level is not supported over subscriptions')
  const streams = fields.filter(isStream)
  if (streams.length && streams.length < fields.length)
    throw unsupported('streaming and livequery subscriptions cannot be executed in the same subscription')
  if (streams.length > 1) throw unsupported('exactly one root field is allowed for streaming subscriptions')
  if (fields.length !== 1 && !several) throw invalid('subscriptions must select one top level field', '$')
  const [stream] = streams
  if (stream) return planStream(stream, context)
  const steps = fields.map((field) => planRoot(field, context.schema.subscription, context))
  return { kind: 'subscription', steps, stream: undefined }
}

export function fragmentsOf(
  definitions: readonly { readonly kind: string }[],
): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (!isFragment(definition)) continue
    const name = definition.name.value
    if (fragments.has(name))
      throw new EngineError('parse-failed', `multiple definitions for fragment "${name}"`)
    fragments.set(name, definition)
  }
  return fragments
}

const isFragment = (definition: { readonly kind: string }): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION
