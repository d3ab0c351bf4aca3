/** Collects a selection set: spreads fragments, applies directives and merges fields with the same response name. */
import {
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { EngineError } from '../errors.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { asBoolean, type Input, invalid, literalInput, printed, step } from './input.ts'
import { required } from './members.ts'
import type { Argument, ObjectType } from './type.ts'
import type { Variables } from './variables.ts'

export type PlanContext = {
  readonly schema: RoleSchema
  readonly variables: Variables
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly operation: 'query' | 'mutation' | 'subscription'
}

export type Field = {
  readonly key: string
  readonly name: string
  readonly arguments: readonly ArgumentNode[]
  /** The arguments that the schema defines for the field. */
  readonly takes: readonly Pick<Argument, 'name'>[]
  readonly sets: readonly SelectionSetNode[]
  /** The path for error messages, for example `$.selectionSet.author`. */
  readonly at: string
}

type Collected = { -readonly [K in keyof Field]: K extends 'sets' ? SelectionSetNode[] : Field[K] }

/** The selected field is `__typename`. */
type Typename = { readonly key: string; readonly kind: 'text'; readonly text: string }

/** Collects the fields of an object type with their definitions. `__typename` has no definition. */
export function selected<M>(
  field: Field,
  type: ObjectType<M>,
  context: PlanContext,
): { readonly inner: Field; readonly means: M | undefined }[] {
  requireSelection(field)
  const defined = type.fields()
  const fields = collectFields(field.sets, type.name, field.at, context, (name) => defined.get(name)?.args)
  return fields.map((inner) => ({ inner, means: defined.get(inner.name)?.means }))
}

/** Plans each field of a selection as its definition says. */
export const selectFields = <T>(
  field: Field,
  type: ObjectType<(inner: Field, context: PlanContext) => T>,
  context: PlanContext,
): (T | Typename)[] =>
  selected(field, type, context).map(
    ({ inner, means }) => means?.(inner, context) ?? { key: inner.key, kind: 'text', text: type.name },
  )

/**
 * `takes` returns a field's arguments, or undefined if the field does not exist. An unknown field is reported before
 * errors inside other fields.
 */
export function collectFields(
  sets: readonly SelectionSetNode[],
  typeName: string,
  at: string,
  context: PlanContext,
  takes: (name: string) => Field['takes'] | undefined,
): readonly Field[] {
  const fields = new Map<string, Collected>()
  const seen = new Set<SelectionSetNode>()
  for (const set of sets) collectInto(fields, set, typeName, `${at}.selectionSet`, context, seen)
  countFields(fields.size, context)
  for (const field of fields.values()) {
    if (field.name === '__typename') continue
    const known = takes(field.name)
    if (!known) throw invalid(`field '${field.name}' not found in type: '${typeName}'`, field.at)
    field.takes = known
  }
  return [...fields.values()]
}

/**
 * The maximum number of collected fields. Fragments that use other fragments under several aliases multiply, so even a
 * short document needs a limit.
 */
const MOST_FIELDS = 20_000
const counts = new WeakMap<PlanContext, number>()

function countFields(more: number, context: PlanContext): void {
  const count = (counts.get(context) ?? 0) + more
  counts.set(context, count)
  if (count > MOST_FIELDS) throw invalid(`the operation selects more than ${MOST_FIELDS} fields`, '$')
}

/** Collects each selection set once, because spreading a fragment again does not change the result. */
function collectInto(
  fields: Map<string, Collected>,
  set: SelectionSetNode,
  typeName: string,
  at: string,
  context: PlanContext,
  seen: Set<SelectionSetNode>,
): void {
  if (seen.has(set)) return
  seen.add(set)
  for (const selection of set.selections) {
    if (!included(selection.directives ?? [], at, context)) continue
    if (selection.kind === Kind.FIELD) {
      merge(fields, selection, at)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if ((selection.typeCondition?.name.value ?? typeName) === typeName)
        collectInto(fields, selection.selectionSet, typeName, at, context, seen)
    } else {
      const name = selection.name.value
      const fragment = context.fragments.get(name)
      if (!fragment) throw invalid(`reference to undefined fragment "${name}"`, at)
      if (fragment.typeCondition.name.value !== typeName) continue
      collectInto(fields, fragment.selectionSet, typeName, at, context, seen)
    }
  }
}

function merge(fields: Map<string, Collected>, node: FieldNode, at: string): void {
  const key = node.alias?.value ?? node.name.value
  const known = fields.get(key)
  const given = node.arguments ?? []
  if (!known) {
    const sets = node.selectionSet ? [node.selectionSet] : []
    fields.set(key, { key, name: node.name.value, arguments: given, takes: [], sets, at: step(at, key) })
    return
  }
  if (known.name !== node.name.value)
    throw invalid(
      `selection of both '${known.name}' and '${node.name.value}' specify the same response name, '${key}'`,
      known.at,
    )
  if (fingerprint(known.arguments) !== fingerprint(given))
    throw invalid(`inconsistent arguments between multiple selections of field '${known.name}'`, known.at)
  if (node.selectionSet) known.sets.push(node.selectionSet)
}

const fingerprint = (all: readonly ArgumentNode[]): string =>
  all
    .map((argument) => `${argument.name.value}:${printed(argument.value)}`)
    .sort()
    .join()

const CONDITIONS = new Set(['include', 'skip'])

function included(directives: readonly DirectiveNode[], at: string, context: PlanContext): boolean {
  if (directives.length === 0) return true
  checkDirectives(directives, CONDITIONS, 'a field', at)
  for (const directive of directives) {
    const name = directive.name.value
    const given = argumentInputs(directive.arguments ?? [], [{ name: 'if' }], `directive`, at, context)
    const condition = required(given, 'if', at)
    if (asBoolean(condition, 'Boolean!') !== (name === 'include')) return false
  }
  return true
}

export function checkDirectives(
  directives: readonly DirectiveNode[],
  allowed: ReadonlySet<string>,
  place: string,
  at: string,
): void {
  const names = directives.map((directive) => directive.name.value)
  const repeated = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
  if (repeated.length)
    throw invalid(
      `the following directives are used more than once: [${repeated.map((name) => `'${name}'`).join(', ')}]`,
      at,
    )
  for (const name of names) {
    if (allowed.has(name)) continue
    const exists = ['include', 'skip', 'cached', '_multiple_top_level_fields'].includes(name)
    throw invalid(
      exists
        ? `directive '${name}' is not allowed on ${place}`
        : `directive '${name}' is not defined in the schema`,
      at,
    )
  }
}

export function fieldArguments(field: Field, context: PlanContext): ReadonlyMap<string, Input> {
  return argumentInputs(field.arguments, field.takes, field.name, field.at, context)
}

function argumentInputs(
  nodes: readonly ArgumentNode[],
  known: Field['takes'],
  owner: string,
  at: string,
  context: PlanContext,
): Map<string, Input> {
  const inputs = new Map<string, Input>()
  for (const { name, value } of nodes) {
    if (!known.some((each) => each.name === name.value))
      throw invalid(`'${owner}' has no argument named '${name.value}'`, at)
    if (inputs.has(name.value))
      throw new EngineError('validation-failed', `multiple definitions for argument '${name.value}'`, {
        path: at,
      })
    inputs.set(name.value, literalInput(value, step(`${at}.args`, name.value), context.variables))
  }
  return inputs
}

export function refuseSelection(field: Field): void {
  if (field.sets.length) throw invalid('unexpected subselection set for non-object field', field.at)
}

export function requireSelection(field: Field): void {
  if (!field.sets.length) throw invalid(`missing selection set for '${field.name}'`, field.at)
}

/** Finds fragment cycles once per document, because other functions would never end in such a cycle. */
export function checkFragments(fragments: ReadonlyMap<string, FragmentDefinitionNode>): void {
  const done = new Set<string>()
  const visit = (name: string, trail: readonly string[]): void => {
    if (done.has(name)) return
    const start = trail.indexOf(name)
    if (start >= 0) {
      const cycle = trail.slice(start)
      throw invalid(`the fragment definition(s) ${listed(cycle)} form a cycle`, '$')
    }
    const fragment = fragments.get(name)
    if (fragment) for (const used of spreads(fragment.selectionSet)) visit(used, [...trail, name])
    done.add(name)
  }
  for (const name of fragments.keys()) visit(name, [])
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function spreads(set: SelectionSetNode): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection.name.value]
    return selection.selectionSet ? spreads(selection.selectionSet) : []
  })
}
