import { isDeepStrictEqual } from 'node:util'
import { KritiError, type Node, type Operator, type Step } from './template.ts'

/** Values by name: `$body`, `$session_variables` and others, and the variables of a loop (range). */
export type Scope = ReadonlyMap<string, unknown>
export type Functions = Readonly<Record<string, (argument: unknown) => unknown>>

export function evaluate(node: Node, scope: Scope, functions: Functions): unknown {
  const value = (inner: Node) => evaluate(inner, scope, functions)
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'text':
      return node.parts.map((part) => asText(value(part))).join('')
    case 'array':
      return node.items.map(value)
    case 'object':
      return Object.fromEntries(node.entries.map(([key, item]) => [asText(value(key)), value(item)]))
    case 'path':
      return follow(node.root, node.steps, scope)
    case 'call':
      return call(node.name, value(node.argument), functions)
    case 'binary':
      return binary(node.operator, value(node.left), () => value(node.right))
    case 'if': {
      const chosen = node.branches.find(([condition]) => truth(value(condition)))?.[1] ?? node.otherwise
      return chosen === undefined ? null : value(chosen)
    }
    case 'range':
      return range(node, value(node.source), scope, functions)
  }
}

function range(
  node: Extract<Node, { kind: 'range' }>,
  source: unknown,
  scope: Scope,
  functions: Functions,
): unknown {
  if (!Array.isArray(source)) throw new KritiError('range needs an array')
  return source.map((item, index) =>
    evaluate(node.body, new Map([...scope, [node.index, index], [node.item, item]]), functions),
  )
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null)
    throw new KritiError('an object or array cannot be part of a string')
  return String(value)
}

function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new KritiError('a condition must be true or false')
}

function follow(root: string, steps: readonly Step[], scope: Scope): unknown {
  if (!scope.has(root)) throw new KritiError(`unbound variable: "${root}"`)
  let here = scope.get(root)
  for (const { key, optional } of steps) {
    if (typeof here === 'object' && here !== null && Object.hasOwn(here, key)) here = Reflect.get(here, key)
    else if (optional) return null
    else throw new KritiError(`"${key}" not found`)
  }
  return here
}

function binary(operator: Operator, left: unknown, right: () => unknown): unknown {
  switch (operator) {
    case '??':
      return left ?? right()
    case '||':
      return truth(left) || truth(right())
    case '&&':
      return truth(left) && truth(right())
    case '==':
      return isDeepStrictEqual(left, right())
    case '!=':
      return !isDeepStrictEqual(left, right())
    case 'in':
      return contains(right(), left)
    default:
      return ordered(operator, left, right())
  }
}

function contains(container: unknown, value: unknown): boolean {
  if (Array.isArray(container)) return container.some((item) => isDeepStrictEqual(item, value))
  if (typeof container === 'object' && container !== null) return Object.hasOwn(container, String(value))
  throw new KritiError('in needs an array or object')
}

function ordered(operator: '<' | '>' | '<=' | '>=', left: unknown, right: unknown): boolean {
  const order = compare(left, right)
  if (operator === '<') return order < 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order >= 0
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  throw new KritiError('only numbers or strings can be ordered')
}

function text(argument: unknown): string {
  return typeof argument === 'string' ? argument : wrong()
}

function array(argument: unknown): readonly unknown[] {
  return Array.isArray(argument) ? argument : wrong()
}

function object(argument: unknown): Readonly<Record<string, unknown>> {
  return typeof argument === 'object' && argument !== null && !Array.isArray(argument)
    ? { ...argument }
    : wrong()
}

function wrong(): never {
  throw new KritiError('argument of the wrong type')
}

const capitalised = (value: string) =>
  value.replace(/\p{L}+/gu, (one) => one.charAt(0).toUpperCase() + one.slice(1).toLowerCase())

const builtIn: Functions = {
  not: (argument) => !truth(argument),
  empty: (argument) => argument === null || argument === '' || Object.keys(Object(argument)).length === 0,
  size: (argument) => (typeof argument === 'number' ? argument : Object.keys(Object(argument)).length),
  inverse: (argument) =>
    typeof argument === 'string' ? [...argument].reverse().join('') : [...array(argument)].reverse(),
  head: (argument) => (typeof argument === 'string' ? argument.slice(0, 1) : (array(argument)[0] ?? null)),
  tail: (argument) => (typeof argument === 'string' ? argument.slice(1) : array(argument).slice(1)),
  length: (argument) => (typeof argument === 'string' ? argument.length : array(argument).length),
  escapeUri: (argument) => encodeURIComponent(text(argument)),
  toLower: (argument) => text(argument).toLowerCase(),
  toUpper: (argument) => text(argument).toUpperCase(),
  toTitle: (argument) => capitalised(text(argument)),
  toCaseFold: (argument) => text(argument).toLowerCase(),
  fromObject: (argument) => Object.entries(object(argument)),
  toObject: (argument) =>
    Object.fromEntries(array(argument).map((pair) => [text(array(pair)[0]), array(pair)[1]])),
  removeNulls: (argument) => array(argument).filter((item) => item !== null),
  concat: (argument) => concat(array(argument)),
}

function concat(items: readonly unknown[]): unknown {
  if (items.every((item) => typeof item === 'string')) return items.join('')
  if (items.every((item) => Array.isArray(item))) return items.flat(1)
  return Object.assign({}, ...items.map(object))
}

function call(name: string, argument: unknown, functions: Functions): unknown {
  const known = Object.hasOwn(functions, name)
    ? functions[name]
    : Object.hasOwn(builtIn, name)
      ? builtIn[name]
      : undefined
  if (!known) throw new KritiError(`function ${name} is not defined`)
  return known(argument)
}
