import type { ESTree } from 'vite'
import {
  childrenOf,
  type Fn,
  isFn,
  isTextFunction,
  keyOf,
  type Path,
  type Program,
  type Scope,
  type Source,
} from './program.ts'

/** A possible value: text in the source or a function's parameter. `composed`: only a part of a longer text. */
export type Leaf =
  | { kind: 'words'; file: string; at: number; words: string; composed: boolean }
  | { kind: 'parameter'; of: Fn; path: Path; composed: boolean }

/** Methods that return the same list or text, and methods that return one item of a list. */
const keeps = new Set(['filter', 'slice', 'toSorted', 'sort', 'toReversed', 'concat', 'trim'])
const picks = new Set(['find', 'at', 'findLast'])

const deepest = 24

const isConstant = (node: ESTree.Node): boolean => node.type === 'Literal'

const compose = (leaves: Leaf[]): Leaf[] => leaves.map((leaf) => ({ ...leaf, composed: true }))

const isMember = (step: string | undefined): boolean => step === '[]' || step === '*'

const lookUp = (name: string, scope: Scope | null): Source[] =>
  scope ? (scope.names.get(name) ?? lookUp(name, scope.parent)) : []

export const isText = (callee: ESTree.Node, scope: Scope): boolean => {
  if (callee.type === 'Identifier') return lookUp(callee.name, scope).some(({ kind }) => kind === 'text')
  return isTextFunction(callee)
}

const returnsOf = (fn: Fn): ESTree.Node[] => {
  const found = (node: ESTree.Node): ESTree.Node[] => {
    if (isFn(node)) return []
    const inside = childrenOf(node).flatMap(found)
    return node.type === 'ReturnStatement' && node.argument ? [node.argument, ...inside] : inside
  }
  if (!fn.body) return []
  return fn.body.type === 'BlockStatement' ? found(fn.body) : [fn.body]
}

/** The possible results of an expression, such as both branches of a condition. */
const alternativesOf = (node: ESTree.Node): ESTree.Node[] => {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
      return [node.expression]
    case 'AwaitExpression':
      return [node.argument]
    default:
      return []
  }
}

/** Follows values through names, properties, lists and functions to all texts that they can be. */
export class Values {
  private readonly program: Program
  private readonly returned = new Map<Fn, ESTree.Node[]>()

  constructor(program: Program) {
    this.program = program
  }

  functionsNamed(name: string, scope: Scope): Fn[] {
    return lookUp(name, scope).flatMap((source) => this.functionsOf(source))
  }

  /** Returns the texts that a node's value can contain at this path. */
  read(node: ESTree.Node, scope: Scope, path: Path, before = 0): Leaf[] {
    const depth = before + 1
    if (depth > deepest) return []
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' && path.length === 0
          ? [{ kind: 'words', file: scope.file, at: node.start, words: node.value, composed: false }]
          : []
      case 'TemplateLiteral':
        return this.ofTemplate(node, scope, depth)
      case 'BinaryExpression':
        return node.operator === '+' ? this.ofSum(node, scope, depth) : []
      case 'Identifier':
        return lookUp(node.name, scope).flatMap((source) => this.follow(source, path, depth))
      case 'MemberExpression': {
        const step = node.computed ? '*' : keyOf(node.property)
        return this.read(node.object, scope, [step, ...path], depth)
      }
      case 'ArrayExpression':
        return this.ofList(node, scope, path, depth)
      case 'ObjectExpression':
        return this.ofObject(node, scope, path, depth)
      case 'CallExpression':
        return this.ofCall(node, scope, path, depth)
      default:
        return alternativesOf(node).flatMap((one) => this.read(one, scope, path, depth))
    }
  }

  private inModule(file: string, name: string): Source[] {
    const found = this.program.modules.get(file)
    return (
      found?.scope.names.get(name) ?? found?.passedOn.flatMap((other) => this.inModule(other, name)) ?? []
    )
  }

  private follow(source: Source, path: Path, depth: number): Leaf[] {
    if (source.kind === 'text') return []
    const whole = [...source.path, ...path]
    if (source.kind === 'expression') return this.read(source.expression, source.scope, whole, depth)
    if (source.kind === 'import')
      return this.inModule(source.file, source.name).flatMap((one) => this.follow(one, whole, depth))
    if (path[0] !== undefined && source.except.includes(path[0])) return []
    return [{ kind: 'parameter', of: source.of, path: whole, composed: false }]
  }

  private functionsOf(source: Source): Fn[] {
    if (source.kind === 'import')
      return this.inModule(source.file, source.name).flatMap((one) => this.functionsOf(one))
    if (source.kind !== 'expression' || source.path.length > 0) return []
    const { expression, scope } = source
    if (isFn(expression)) return [expression]
    return expression.type === 'Identifier' ? this.functionsNamed(expression.name, scope) : []
  }

  private answersOf(fn: Fn, path: Path, depth: number): Leaf[] {
    const scope = this.program.scopes.get(fn)
    const answers = this.returned.get(fn) ?? returnsOf(fn)
    this.returned.set(fn, answers)
    return scope ? answers.flatMap((answer) => this.read(answer, scope, path, depth)) : []
  }

  private ofCall(node: ESTree.CallExpression, scope: Scope, path: Path, depth: number): Leaf[] {
    const { callee } = node
    if (isText(callee, scope)) return []
    if (callee.type === 'MemberExpression') return this.ofMethod(node, callee, scope, path, depth)
    const fns = callee.type === 'Identifier' ? this.functionsNamed(callee.name, scope) : []
    return fns.flatMap((fn) =>
      this.answersOf(fn, path, depth).flatMap((leaf) =>
        leaf.kind === 'parameter' && leaf.of === fn ? this.ofArgument(node, scope, leaf, depth) : [leaf],
      ),
    )
  }

  /** If a function returns its parameter, reads the argument that the call passes for it. */
  private ofArgument(node: ESTree.CallExpression, scope: Scope, parameter: Leaf, depth: number): Leaf[] {
    if (parameter.kind !== 'parameter') return []
    const [place = '', ...rest] = parameter.path
    const argument = node.arguments[Number(place.slice(1))]
    const leaves = argument ? this.read(argument, scope, rest, depth) : []
    return parameter.composed ? compose(leaves) : leaves
  }

  private ofMethod(
    node: ESTree.CallExpression,
    { object, property }: ESTree.MemberExpression,
    scope: Scope,
    path: Path,
    depth: number,
  ): Leaf[] {
    const method = keyOf(property)
    const [first] = node.arguments
    const [head, ...rest] = path
    if (keeps.has(method)) return this.read(object, scope, path, depth)
    if (picks.has(method)) return this.read(object, scope, ['[]', ...path], depth)
    if (method === 'join') return compose(this.read(object, scope, ['[]'], depth))
    if (!first || !isMember(head)) return []
    if (object.type === 'Identifier' && object.name === 'Object') {
      if (method === 'values') return this.read(first, scope, ['*', ...rest], depth)
      const isValue = method === 'entries' && rest[0] === '#1'
      return isValue ? this.read(first, scope, ['*', ...rest.slice(1)], depth) : []
    }
    if (!isFn(first)) return []
    if (method === 'map') return this.answersOf(first, rest, depth)
    return method === 'flatMap' ? this.answersOf(first, path, depth) : []
  }

  private ofList(node: ESTree.ArrayExpression, scope: Scope, path: Path, depth: number): Leaf[] {
    const [head = '', ...rest] = path
    const read = (element: (typeof node.elements)[number] | undefined): Leaf[] => {
      if (!element) return []
      return element.type === 'SpreadElement'
        ? this.read(element.argument, scope, path, depth)
        : this.read(element, scope, rest, depth)
    }
    if (head.startsWith('#')) return read(node.elements[Number(head.slice(1))])
    return head === '' || isMember(head) ? node.elements.flatMap(read) : []
  }

  private ofObject(node: ESTree.ObjectExpression, scope: Scope, path: Path, depth: number): Leaf[] {
    const [head, ...rest] = path
    if (head === undefined) return []
    return node.properties.flatMap((one) => {
      if (one.type === 'SpreadElement') return this.read(one.argument, scope, path, depth)
      return isMember(head) || keyOf(one.key) === head ? this.read(one.value, scope, rest, depth) : []
    })
  }

  private ofTemplate(node: ESTree.TemplateLiteral, scope: Scope, depth: number): Leaf[] {
    const words = node.quasis.map(({ value }) => value.cooked ?? '').join('…')
    const composed = node.expressions.length > 0
    const parts = node.expressions.flatMap((part) => this.read(part, scope, [], depth))
    return [{ kind: 'words', file: scope.file, at: node.start, words, composed }, ...compose(parts)]
  }

  private ofSum({ left, right }: ESTree.BinaryExpression, scope: Scope, depth: number): Leaf[] {
    const parts = [left, right].flatMap((part) => this.read(part, scope, [], depth))
    return isConstant(left) && isConstant(right) ? parts : compose(parts)
  }
}
