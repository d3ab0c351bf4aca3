/**
 * A request's variables during planning. This class records how the plan reads each variable. Requests share a plan if
 * their variables have the same shape. Values on which the plan depends (enum values, conditions) are part of the
 * shape.
 */
import { Kind, type OperationDefinitionNode, print, type ValueNode } from 'graphql'
import { EngineError } from '../errors.ts'
import { parseExactly } from '../exactNumber.ts'
import type { Step } from '../schema/expression.ts'

type Source = { readonly name: string; readonly path: readonly Step[] }

/** The way in which the plan reads a part of a variable. `opaque` means that the whole part is one parameter. */
type Mark = { how: 'structure' | 'opaque' | 'value' | undefined; readonly below: Map<Step, Mark> }

export type Marks = { readonly below: Map<Step, Mark>; version: number }

export const noMarks = (): Marks => ({ below: new Map(), version: 0 })

export type Declaration = {
  readonly name: string
  readonly printed: string
  readonly nonNull: boolean
  /** The variable's default. Undefined if it has none. */
  readonly fallback: unknown
}

const fail = (message: string, at = '$'): EngineError =>
  new EngineError('validation-failed', message, { path: at })

export function declarations(operation: OperationDefinitionNode): Declaration[] {
  const seen = new Set<string>()
  return (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const name = variable.name.value
    if (seen.has(name)) throw new EngineError('parse-failed', `multiple definitions for variable "${name}"`)
    seen.add(name)
    return {
      name,
      printed: print(type),
      nonNull: type.kind === Kind.NON_NULL_TYPE,
      fallback: defaultValue ? constantJson(defaultValue) : undefined,
    }
  })
}

export type Values = Readonly<Record<string, unknown>>

/** Checks variables like Hasura and fills in defaults (hasura-reference 6.4). */
export function bindVariables(declared: readonly Declaration[], sent: Values): Values {
  // The object is created without a prototype, so that names such as `constructor` are ordinary keys.
  const bound: Record<string, unknown> = Object.create(null)
  let used = 0
  for (const { name, nonNull, printed, fallback } of declared) {
    const given = Object.hasOwn(sent, name)
    if (given) used += 1
    const value = given ? sent[name] : fallback
    if (value === undefined && nonNull) throw fail(`expecting a value for non-nullable variable: "${name}"`)
    if (value === null && nonNull) throw fail(`null value found for non-nullable type: "${printed}"`)
    if (value !== undefined) bound[name] = value
  }
  const names = Object.keys(sent)
  if (names.length > used) {
    const extra = names.filter((name) => !declared.some((d) => d.name === name))
    throw fail(`unexpected variables in variableValues: ${extra.join(', ')}`)
  }
  return bound
}

export function constantJson(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null
    case Kind.INT:
    case Kind.FLOAT:
      return parseExactly(node.value)
    case Kind.LIST:
      return node.values.map(constantJson)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, constantJson(field.value)]))
    case Kind.VARIABLE:
      throw fail(`unbound variable "${node.name.value}"`)
    default:
      return node.value
  }
}

export class Variables {
  readonly #declared: ReadonlyMap<string, Declaration>
  readonly #values: Values
  readonly #marks: Marks

  constructor(declared: readonly Declaration[], values: Values, marks: Marks) {
    this.#declared = new Map(declared.map((declaration) => [declaration.name, declaration]))
    this.#values = values
    this.#marks = marks
  }

  /** Checks that the declared type of a variable fits its use. */
  check(name: string, expected: string, at: string): void {
    const declaration = this.#declared.get(name)
    if (!declaration) throw fail(`unbound variable "${name}"`)
    const hasDefault = declaration.fallback !== undefined && declaration.fallback !== null
    if (!fits(declaration.printed, expected, hasDefault))
      throw fail(
        `variable '${name}' is declared as '${declaration.printed}', but used where '${expected}' is expected`,
        at,
      )
  }

  requireDeclared(name: string, at: string): void {
    if (!this.#declared.has(name)) throw fail(`unbound variable "${name}"`, at)
  }

  use(name: string, expected: string, at: string): unknown {
    this.check(name, expected, at)
    this.markStructure({ name, path: [] })
    return this.#values[name]
  }

  /** True if the variable is declared and has neither a value nor a default. */
  isUnset(name: string): boolean {
    return this.#declared.has(name) && this.#values[name] === undefined
  }

  at(source: Source): unknown {
    return valueAt(this.#values, source.name, source.path)
  }

  markStructure(source: Source): void {
    this.#mark(source, 'structure')
  }

  markOpaque(source: Source): void {
    this.#mark(source, 'opaque')
  }

  markValue(source: Source): void {
    this.#mark(source, 'value')
  }

  #mark(source: Source, how: 'structure' | 'opaque' | 'value'): void {
    let mark = child(this.#marks.below, source.name)
    for (const key of source.path) mark = child(mark.below, typeof key === 'number' ? 0 : key)
    if (mark.how === how || mark.how === 'value' || (mark.how === 'structure' && how === 'opaque')) return
    mark.how = how
    this.#marks.version += 1
  }

  /** Converts a literal that may contain variables to JSON (for example, an object for a jsonb column). */
  resolveInside(node: ValueNode, at: string): { value: unknown; hasVariables: boolean } {
    let hasVariables = false
    const visit = (inner: ValueNode): unknown => {
      if (inner.kind === Kind.VARIABLE) {
        hasVariables = true
        const name = inner.name.value
        this.requireDeclared(name, at)
        this.markValue({ name, path: [] })
        return this.#values[name] ?? null
      }
      if (inner.kind === Kind.LIST) return inner.values.map(visit)
      if (inner.kind === Kind.OBJECT)
        return Object.fromEntries(inner.fields.map((field) => [field.name.value, visit(field.value)]))
      return constantJson(inner)
    }
    return { value: visit(node), hasVariables }
  }
}

function child(below: Map<Step, Mark>, key: Step): Mark {
  const known = below.get(key)
  if (known) return known
  const made: Mark = { how: undefined, below: new Map() }
  below.set(key, made)
  return made
}

export function valueAt(values: Values, name: string, path: readonly Step[]): unknown {
  let value: unknown = values[name]
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** A default makes up for a missing `!`. Hasura checks the `!` of list members only when it reads values. */
function fits(declared: string, expected: string, hasDefault: boolean): boolean {
  if (expected.endsWith('!') && !declared.endsWith('!') && !hasDefault) return false
  return declared.replaceAll('!', '') === expected.replaceAll('!', '')
}

/** The cache key of a plan. */
export function shapeOf(values: Values, marks: Marks): string {
  let shape = ''
  for (const [name, mark] of marks.below) shape += `${name}:${shapeAt(values[String(name)], mark)};`
  return shape
}

function shapeAt(value: unknown, mark: Mark | undefined): string {
  if (mark?.how === 'opaque') return 'v'
  if (value === undefined) return 'u'
  if (value === null) return 'n'
  if (mark?.how === 'value') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((inner) => shapeAt(inner, mark?.below.get(0))).join()}]`
  if (typeof value !== 'object') return typeof value
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${shapeAt(inner, mark?.below.get(key))}`)
    .join()}}`
}
