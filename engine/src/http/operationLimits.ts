import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { Operation } from '../contract.ts'
import { EngineError } from '../errors.ts'
import type { ApiLimits, Limit } from '../metadata/types.ts'
import type { Session } from '../session/session.ts'

/** A limit of the role replaces the global limit. Admins have no limits. */
export function limitFor(limits: ApiLimits, limit: Limit, role: string): number | undefined {
  if (limits.disabled || role === 'admin') return undefined
  return limit.perRole.get(role) ?? limit.global
}

type Size = { readonly depth: number; readonly nodes: number }

const sizes = new WeakMap<Operation['definition'], Size>()

function sizeOf(operation: Operation): Size {
  const known = sizes.get(operation.definition)
  if (known) return known
  const size = measure(operation.definition.selectionSet, fragmentsOf(operation.document))
  sizes.set(operation.definition, size)
  return size
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

/** Measures each fragment once, because measuring it at every use could take exponential time. Cycles count as zero. */
function measure(root: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Size {
  const measured = new Map<string, Size>()
  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, { depth: 0, nodes: 0 })
    const fragment = fragments.get(name)
    const size = fragment ? ofSet(fragment.selectionSet) : { depth: 0, nodes: 0 }
    measured.set(name, size)
    return size
  }
  const ofSet = (set: SelectionSetNode | undefined): Size => {
    let depth = 0
    let nodes = 0
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSet(selection.selectionSet)
      depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
      nodes += inner.nodes + (isField ? 1 : 0)
    }
    return { depth, nodes }
  }
  return ofSet(root)
}

export function checkLimits(operation: Operation, limits: ApiLimits, session: Session): void {
  const maxDepth = limitFor(limits, limits.depthLimit, session.role)
  const maxNodes = limitFor(limits, limits.nodeLimit, session.role)
  if (maxDepth === undefined && maxNodes === undefined) return
  const { depth, nodes } = sizeOf(operation)
  if (maxDepth !== undefined && depth > maxDepth)
    throw exceeded(`depth limit of ${maxDepth} exceeded: ${depth}`)
  if (maxNodes !== undefined && nodes > maxNodes)
    throw exceeded(`node limit of ${maxNodes} exceeded: ${nodes}`)
}

function exceeded(message: string): EngineError {
  return new EngineError('validation-failed', message)
}

export function checkBatch(size: number, limits: ApiLimits, role: string): void {
  const max = limitFor(limits, limits.batchLimit, role)
  if (max !== undefined && size > max) throw exceeded(`batch limit of ${max} exceeded: ${size}`)
}

/** Throws `timeout` and cancels the running work when the time limit has passed. */
export async function withinTime<T>(work: Promise<T>, seconds: number, expire: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineError('timeout', `time limit of ${seconds} s exceeded`))
      expire()
    }, seconds * 1000)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

export type AllowList = (operation: Operation, session: Session) => void

/** Compares queries like Hasura: two queries are equal if they differ only in white space, comments or `__typename`. */
function normalised(document: DocumentNode): string {
  return print(visit(document, { Field: (node) => (node.name.value === '__typename' ? null : undefined) }))
}

export function createAllowList(texts: readonly string[]): AllowList {
  const allowed = new Set<string>()
  for (const text of texts) {
    const document = parse(text, { noLocation: true })
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    )
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      allowed.add(normalised({ kind: Kind.DOCUMENT, definitions: [definition, ...fragments] }))
    }
    allowed.add(normalised(document))
  }
  const verdicts = new WeakMap<DocumentNode, boolean>()
  return (operation, session) => {
    if (session.role === 'admin') return
    const known = verdicts.get(operation.document)
    const verdict = known ?? allowed.has(normalised(operation.document))
    if (known === undefined) verdicts.set(operation.document, verdict)
    if (!verdict) throw new EngineError('validation-failed', 'query is not allowed')
  }
}
