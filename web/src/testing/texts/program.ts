import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Fn = ESTree.Function | ESTree.ArrowFunctionExpression

/** A path into a value: a property's name, `#1` for an index, `[]` for any item, `*` for any property. */
export type Path = readonly string[]

/** The origin of a variable's value. `text` means the function from `useText()`, or `say`. */
export type Source =
  | { kind: 'expression'; expression: ESTree.Node; scope: Scope; path: Path }
  | { kind: 'parameter'; of: Fn; path: Path; except: readonly string[] }
  | { kind: 'import'; file: string; name: string; path: Path }
  | { kind: 'text' }

export type Scope = { file: string; parent: Scope | null; names: Map<string, Source[]> }
export type Element = ESTree.JSXElement | ESTree.JSXFragment
export type Site<T> = { node: T; scope: Scope }

export type Program = {
  texts: ReadonlyMap<string, string>
  /** The scope of each module, and the modules that it re-exports completely. */
  modules: Map<string, { scope: Scope; passedOn: string[] }>
  scopes: Map<Fn, Scope>
  elements: Site<Element>[]
  calls: Site<ESTree.CallExpression>[]
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const isFn = (node: ESTree.Node | null | undefined): node is Fn =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration'

const isValue = (value: unknown): value is ESTree.Node =>
  isNode(value) && (!value.type.startsWith('TS') || 'expression' in value)

export const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isValue) : isValue(value) ? value : [],
  )

export const keyOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier' || key.type === 'JSXIdentifier') return key.name
  return key.type === 'Literal' ? String(key.value) : '*'
}

/** Methods that pass each item of their list to a callback. */
const givesMembers = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'forEach'])

const further = (source: Source, step: string): Source =>
  source.kind === 'text' ? source : { ...source, path: [...source.path, step] }

const add = (scope: Scope, name: string, source: Source): void => {
  scope.names.set(name, [...(scope.names.get(name) ?? []), source])
}

/** Connects each name in a destructuring pattern with its source. */
const bind = (pattern: ESTree.Node, source: Source, scope: Scope): void => {
  if (pattern.type === 'Identifier') add(scope, pattern.name, source)
  if (pattern.type === 'AssignmentPattern') {
    bind(pattern.left, source, scope)
    bind(pattern.left, { kind: 'expression', expression: pattern.right, scope, path: [] }, scope)
  }
  if (pattern.type === 'ArrayPattern')
    for (const [index, one] of pattern.elements.entries())
      if (one) bind(one, further(source, `#${index}`), scope)
  if (pattern.type === 'ObjectPattern') {
    const except = pattern.properties.flatMap((one) => (one.type === 'Property' ? [keyOf(one.key)] : []))
    for (const one of pattern.properties) {
      if (one.type === 'Property') bind(one.value, further(source, keyOf(one.key)), scope)
      else bind(one.argument, source.kind === 'parameter' ? { ...source, except } : source, scope)
    }
  }
}

export const isTextFunction = (init: ESTree.Node): boolean =>
  init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'useText'

const isToText = (parameter: ESTree.Node): boolean => {
  const type = parameter.type === 'Identifier' ? parameter.typeAnnotation?.typeAnnotation : undefined
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'ToText'
  )
}

const fileOf = (from: string, specifier: string): string | null => {
  if (specifier === '@questboard/domain') return 'domain/src/index.ts'
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

const bindImport = (node: ESTree.ImportDeclaration, scope: Scope): void => {
  const file = fileOf(scope.file, node.source.value)
  if (!file) return
  for (const one of node.specifiers) {
    const name = one.type === 'ImportSpecifier' ? keyOf(one.imported) : 'default'
    if (one.type === 'ImportNamespaceSpecifier') continue
    const isText = name === 'say' && file.endsWith('/lib/text.ts')
    add(scope, one.local.name, isText ? { kind: 'text' } : { kind: 'import', file, name, path: [] })
  }
}

const sourceOf = (expression: ESTree.Node, scope: Scope): Source => ({
  kind: 'expression',
  expression,
  scope,
  path: [],
})

const bindExport = (node: ESTree.ExportNamedDeclaration, scope: Scope): void => {
  const file = node.source && fileOf(scope.file, node.source.value)
  if (!file) return
  for (const one of node.specifiers)
    add(scope, keyOf(one.exported), { kind: 'import', file, name: keyOf(one.local), path: [] })
}

const bindNames = (node: ESTree.Node, scope: Scope): void => {
  if (node.type === 'ImportDeclaration') bindImport(node, scope)
  if (node.type === 'ExportNamedDeclaration') bindExport(node, scope)
  if (node.type === 'ExportDefaultDeclaration') add(scope, 'default', sourceOf(node.declaration, scope))
  if (node.type === 'FunctionDeclaration' && node.id) add(scope, node.id.name, sourceOf(node, scope))
  if (node.type === 'VariableDeclarator' && node.init)
    bind(node.id, isTextFunction(node.init) ? { kind: 'text' } : sourceOf(node.init, scope), scope)
}

class Reader {
  readonly program: Program
  /** The origin of each callback's first parameter. It depends on the method that gets the callback. */
  readonly #given = new Map<ESTree.Node, Source>()

  constructor(texts: ReadonlyMap<string, string>) {
    this.program = { texts, modules: new Map(), scopes: new Map(), elements: [], calls: [] }
  }

  read(file: string, text: string): void {
    const scope: Scope = { file, parent: null, names: new Map() }
    this.program.modules.set(file, { scope, passedOn: [] })
    this.#walk(parseSync(file, text).program, scope)
  }

  #walk(node: ESTree.Node, scope: Scope): void {
    bindNames(node, scope)
    this.#note(node, scope)
    const inner = isFn(node) ? this.#enter(node, scope) : scope
    for (const child of childrenOf(node)) this.#walk(child, inner)
  }

  #note(node: ESTree.Node, scope: Scope): void {
    if (node.type === 'ExportAllDeclaration') {
      const file = fileOf(scope.file, node.source.value)
      if (file) this.program.modules.get(scope.file)?.passedOn.push(file)
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') this.program.elements.push({ node, scope })
    if (node.type === 'CallExpression') this.#noteCall(node, scope)
  }

  #noteCall(node: ESTree.CallExpression, scope: Scope): void {
    this.program.calls.push({ node, scope })
    const [first] = node.arguments
    const { callee } = node
    if (isFn(first) && callee.type === 'MemberExpression' && givesMembers.has(keyOf(callee.property)))
      this.#given.set(first, { kind: 'expression', expression: callee.object, scope, path: ['[]'] })
  }

  #enter(node: Fn, outer: Scope): Scope {
    const scope: Scope = { file: outer.file, parent: outer, names: new Map() }
    this.program.scopes.set(node, scope)
    for (const [index, parameter] of node.params.entries()) {
      const own: Source = { kind: 'parameter', of: node, path: [`#${index}`], except: [] }
      const given = index === 0 ? this.#given.get(node) : undefined
      bind(parameter, isToText(parameter) ? { kind: 'text' } : (given ?? own), scope)
    }
    return scope
  }
}

/** Reads all source files: every name with its scope, and every JSX element and call. */
export const readProgram = (texts: ReadonlyMap<string, string>): Program => {
  const reader = new Reader(texts)
  for (const [file, text] of texts) reader.read(file, text)
  return reader.program
}
