import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** What the gateway wants to know of a document. */
export type DocumentFacts = {
  readonly operationNames: readonly (string | null)[]
  readonly depth: number
  readonly introspects: boolean
  /** Nothing but queries: running it twice, or for nothing, does no harm. */
  readonly isReadOnly: boolean
}

const CACHE_LIMIT = 2_000
const LONGEST_CACHED = 20_000
const cache = new Map<string, DocumentFacts>()

/** null for text that is not GraphQL: the engine says what is wrong with it, in its own words. */
export const factsOf = (query: string): DocumentFacts | null => {
  const known = cache.get(query)
  if (known) return known
  const facts = readFacts(query)
  if (facts && query.length <= LONGEST_CACHED) {
    if (cache.size >= CACHE_LIMIT) cache.clear()
    cache.set(query, facts)
  }
  return facts
}

const readFacts = (query: string): DocumentFacts | null => {
  let document: DocumentNode
  try {
    document = parse(query, { noLocation: true, maxTokens: 10_000 })
  } catch {
    return null
  }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet)
  const depths = operations.map((operation) => depthOf(operation.selectionSet, fragments, new Map()))
  return {
    operationNames: operations.map((operation) => operation.name?.value ?? null),
    depth: Math.max(0, ...depths),
    isReadOnly: operations.every(({ operation }) => operation === 'query'),
    introspects: operations.some((operation) =>
      operation.selectionSet.selections.some(
        (selection) => selection.kind === Kind.FIELD && /^__(schema|type)$/.test(selection.name.value),
      ),
    ),
  }
}

/** Each fragment is measured once: otherwise fragments that spread each other twice would cost exponential time. */
const depthOf = (
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  measured: Map<string, number>,
): number => {
  let deepest = 0
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD)
      deepest = Math.max(
        deepest,
        1 + (selection.selectionSet ? depthOf(selection.selectionSet, fragments, measured) : 0),
      )
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, depthOf(selection.selectionSet, fragments, measured))
    else deepest = Math.max(deepest, fragmentDepth(selection.name.value, fragments, measured))
  }
  return deepest
}

const fragmentDepth = (
  name: string,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  measured: Map<string, number>,
): number => {
  const known = measured.get(name)
  if (known !== undefined) return known
  // Stands for itself while it is measured: a cycle ends here, and the engine refuses it.
  measured.set(name, 0)
  const fragment = fragments.get(name)
  const depth = fragment ? depthOf(fragment, fragments, measured) : 0
  measured.set(name, depth)
  return depth
}
