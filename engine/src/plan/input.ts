/** An argument's value for the planner: a literal from the document or a part of a variable. */
import { Kind, print, type ValueNode } from 'graphql'
import { EngineError } from '../errors.ts'
import type { InputType, Origin, Step } from '../schema/expression.ts'
import { encodeJson, encodeLiteral, memberType } from './encode.ts'
import { found, foundLiteral } from './found.ts'
import type { Variables } from './variables.ts'

export type Source = { readonly name: string; readonly path: readonly Step[] }

export type Input = { readonly at: string; readonly variables: Variables } & (
  | { readonly kind: 'literal'; readonly node: ValueNode }
  | { readonly kind: 'json'; readonly value: unknown; readonly source: Source }
)

export const invalid = (message: string, at: string): EngineError =>
  new EngineError('validation-failed', message, { path: at })

/** Appends a name to a path in JavaScript's format: `.name` or `["odd name"]` (hasura-reference 0). */
export const step = (at: string, key: Step): string =>
  typeof key === 'number'
    ? `${at}[${key}]`
    : /^[A-Za-z_][\w-]*$/.test(key)
      ? `${at}.${key}`
      : `${at}[${JSON.stringify(key)}]`

export function literalInput(node: ValueNode, at: string, variables: Variables): Input {
  return { kind: 'literal', node, at, variables }
}

/** Finds the value of a variable after checking that its type fits `expected`. */
export function opened(input: Input, expected: string): Input {
  if (input.kind === 'json' || input.node.kind !== Kind.VARIABLE) return input
  const name = input.node.name.value
  const value = input.variables.use(name, expected, input.at)
  return { kind: 'json', value, source: { name, path: [] }, at: input.at, variables: input.variables }
}

/** True for null or a variable without a value. The plan depends only on this result, not on the value itself. */
export function isNull(input: Input): boolean {
  if (input.kind === 'literal') return input.node.kind === Kind.NULL
  input.variables.markStructure(input.source)
  return input.value === null || input.value === undefined
}

export const describe = (input: Input): string =>
  input.kind === 'literal' ? foundLiteral(input.node) : found(input.value)

const bare = (expected: string): string => expected.replace(/!$/, '')

export function mismatch(input: Input, wanted: string, expected: string): EngineError {
  return invalid(`expected ${wanted} for type '${bare(expected)}', but found ${describe(input)}`, input.at)
}

export function asObject(given: Input, expected: string): readonly (readonly [string, Input])[] {
  const input = opened(given, expected)
  const { at, variables } = input
  if (input.kind === 'literal') {
    if (input.node.kind !== Kind.OBJECT) throw mismatch(input, 'an object', expected)
    return input.node.fields.map((f) => [
      f.name.value,
      literalInput(f.value, step(at, f.name.value), variables),
    ])
  }
  const { value, source } = input
  variables.markStructure(source)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw mismatch(input, 'an object', expected)
  return Object.entries(value).map(([key, inner]) => [
    key,
    {
      kind: 'json',
      value: inner,
      source: { ...source, path: [...source.path, key] },
      at: step(at, key),
      variables,
    },
  ])
}

/** A single value counts as a list of one. */
export function asList(given: Input, expected: string): readonly Input[] {
  const input = opened(given, expected)
  const { at, variables } = input
  if (input.kind === 'literal') {
    if (input.node.kind === Kind.NULL) throw invalid(`expected a list, but found null`, at)
    if (input.node.kind !== Kind.LIST) return [{ ...input, at: step(at, 0) }]
    return input.node.values.map((node, i) => literalInput(node, step(at, i), variables))
  }
  const { value, source } = input
  variables.markStructure(source)
  if (value === null || value === undefined) throw invalid(`expected a list, but found null`, at)
  if (!Array.isArray(value)) return [{ ...input, at: step(at, 0) }]
  return value.map((inner, i) => ({
    kind: 'json',
    value: inner,
    source: { ...source, path: [...source.path, i] },
    at: step(at, i),
    variables,
  }))
}

/** Reads an enum value. The plan can be reused only for requests with the same value. */
export function asEnum(given: Input, values: readonly string[], expected: string): string {
  const input = opened(given, expected)
  const name = enumText(input, expected)
  if (values.includes(name)) return name
  const list = values.map((value) => `'${value}'`).join(', ')
  throw invalid(
    `expected one of the values [${list}] for type '${bare(expected)}', but found '${name}'`,
    input.at,
  )
}

function enumText(input: Input, expected: string): string {
  if (input.kind === 'literal') {
    if (input.node.kind === Kind.ENUM) return input.node.value
  } else {
    input.variables.markValue(input.source)
    if (typeof input.value === 'string') return input.value
  }
  throw mismatch(input, 'an enum value', expected)
}

export function asBoolean(given: Input, expected: string): boolean {
  const input = opened(given, expected)
  if (input.kind === 'literal') {
    if (input.node.kind === Kind.BOOLEAN) return input.node.value
  } else {
    input.variables.markValue(input.source)
    if (typeof input.value === 'boolean') return input.value
  }
  if (isNull(input)) throw invalid(`unexpected null value for type '${bare(expected)}'`, input.at)
  throw mismatch(input, 'a boolean', expected)
}

/** A scalar that becomes a parameter. A variable's value is read for each request. */
export function asParameter(given: Input, type: InputType, expected: string): Origin {
  if (given.kind === 'literal' && given.node.kind === Kind.VARIABLE) {
    const name = given.node.name.value
    given.variables.check(name, expected, given.at)
    const source = { name, path: [] }
    given.variables.markOpaque(source)
    return variableOrigin(source, type, given)
  }
  if (given.kind === 'json') {
    given.variables.markOpaque(given.source)
    return variableOrigin(given.source, type, given)
  }
  if (type.list && given.node.kind !== Kind.NULL) return listOrigin(given.node, type, given, expected)
  if (given.node.kind === Kind.LIST && type.pg.kind === 'array')
    return arrayOrigin(given.node.values, type, given)
  const json = given.variables.resolveInside(given.node, given.at)
  if (json.hasVariables) return { kind: 'constant', text: encodeJson(json.value, type, given.at) }
  return { kind: 'constant', text: encodeLiteral(given.node, type, given.at) }
}

/** Checks the value now, to report errors in document order, and again for each request. */
function variableOrigin(source: Source, type: InputType, input: Input): Origin {
  encodeJson(input.variables.at(source), type, input.at)
  return { kind: 'variable', name: source.name, path: source.path, type, at: input.at }
}

/** A single value counts as a list of one. */
function listOrigin(node: ValueNode, type: InputType, input: Input, expected: string): Origin {
  const nodes = node.kind === Kind.LIST ? node.values : [node]
  const element: InputType = { ...type, list: false, nullable: false }
  const inner = expected.replace(/!$/, '').replace(/^\[|\]$/g, '')
  const of = nodes.map((node, i) =>
    asParameter(literalInput(node, step(input.at, i), input.variables), element, inner),
  )
  return { kind: 'list', of }
}

/**
 * Hasura treats an array as one scalar: its members can be null, and the types of variables in the array are not
 * checked.
 */
function arrayOrigin(nodes: readonly ValueNode[], type: InputType, input: Input): Origin {
  const { at, variables } = input
  const element = memberType(type)
  const of = nodes.map((node): Origin => {
    if (node.kind !== Kind.VARIABLE) return asParameter(literalInput(node, at, variables), element, '')
    const source = { name: node.name.value, path: [] }
    variables.requireDeclared(source.name, at)
    variables.markOpaque(source)
    return variableOrigin(source, element, input)
  })
  return { kind: 'list', of }
}

export const printed = (node: ValueNode): string => print(node)
