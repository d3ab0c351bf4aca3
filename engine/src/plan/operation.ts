import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql'
import { EngineError } from '../errors.ts'
import { introspect, META_FIELDS } from '../introspection/introspect.ts'
import { invalid } from './input.ts'
import type { OperationPlan, Step } from './plan.ts'
import { type RootKind, type RootType, rootType } from './root.ts'
import { checkDirectives, collectFields, type Field, type PlanContext } from './selection.ts'

const DIRECTIVES = {
  query: new Set(['cached']),
  mutation: new Set<string>(),
  subscription: new Set(['_multiple_top_level_fields', 'cached']),
}

export function planOperation(operation: OperationDefinitionNode, context: PlanContext): OperationPlan {
  const kind = operation.operation
  const type = rootType(kind, context.schema)
  checkDirectives(operation.directives ?? [], DIRECTIVES[kind], `a ${kind}`, '$')
  if (!type) throw invalid(`no ${kind}s exist`, '$')
  const roots = type.fields()
  const takes = (name: string) => roots.get(name)?.args ?? metaArguments(kind, name, context)
  const fields = collectFields([operation.selectionSet], type.name, '$', context, takes)
  if (kind === 'subscription') return planSubscription(operation, fields, roots, context)
  return { kind, steps: fields.map((field) => planRoot(field, roots, context)), stream: undefined }
}

function metaArguments(kind: RootKind, name: string, { schema }: PlanContext): Field['takes'] | undefined {
  const isHidden = schema.model.introspectionDisabledFor.has(schema.role)
  // Introspection fields in a subscription are refused later, with their names.
  return kind === 'subscription' || (kind === 'query' && !isHidden) ? META_FIELDS.get(name) : undefined
}

type Roots = ReturnType<RootType['fields']>

function planRoot(field: Field, roots: Roots, context: PlanContext): Step {
  const root = roots.get(field.name)?.means
  if (root?.kind === 'step') return root.plan(field, context)
  const text = META_FIELDS.has(field.name)
    ? introspect(field, context)
    : JSON.stringify(`${context.operation}_root`)
  return { kind: 'text', key: field.key, text }
}

function planSubscription(
  operation: OperationDefinitionNode,
  fields: readonly Field[],
  roots: Roots,
  context: PlanContext,
): OperationPlan {
  const unsupported = (message: string) => new EngineError('not-supported', message)
  const several = operation.directives?.some((d) => d.name.value === '_multiple_top_level_fields')
  if (fields.some((field) => field.name.startsWith('__')))
    throw unsupported('Introspection at root field level is not supported over subscriptions')
  const streams = fields.flatMap((field) => {
    const root = roots.get(field.name)?.means
    return root?.kind === 'stream' ? [{ field, plan: root.plan }] : []
  })
  if (streams.length && streams.length < fields.length)
    throw unsupported('streaming and livequery subscriptions cannot be executed in the same subscription')
  if (streams.length > 1) throw unsupported('exactly one root field is allowed for streaming subscriptions')
  if (fields.length !== 1 && !several) throw invalid('subscriptions must select one top level field', '$')
  const [stream] = streams
  if (stream) return stream.plan(stream.field, context)
  const steps = fields.map((field) => planRoot(field, roots, context))
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
