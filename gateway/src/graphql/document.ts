import {
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** Facts about a document. If the document has several operations, each number is the highest of all operations. */
export type DocumentFacts = {
  readonly operationNames: readonly (string | null)[]
  /** True if the document contains only queries, so that running it twice does no harm. */
  readonly isReadOnly: boolean
  /** True if the document contains only subscriptions. */
  readonly isLive: boolean
  /** The root fields of each operation. Each root field is one SQL statement or one action call. */
  readonly roots: readonly (readonly string[])[]
  /** The number of fields after fragments are expanded. */
  readonly fields: number
  /** The depth of nested fields. Fields below `__schema` and `__type` are counted separately. */
  readonly depth: number
  readonly introspection: Introspection | null
}

type Introspection = {
  readonly depth: number
  /**
   * The depth of nested lists of types, such as fields of types of fields. Each level makes the response about a
   * hundred times larger.
   */
  readonly nestsLists: boolean
}

const MOST_TOKENS = 4_000
export const INTROSPECTION = /^__(schema|type)$/
const LISTS: ReadonlySet<string> = new Set([
  ...['types', 'fields', 'inputFields', 'interfaces'],
  ...['possibleTypes', 'enumValues', 'args', 'directives'],
])

/** Throws if the text is not GraphQL or is too long to check. */
export const readDocument = (query: string): DocumentFacts => {
  const document = parse(query, { noLocation: true, maxTokens: MOST_TOKENS })
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const fragments = fragmentsOf(document)
  const measure = createMeasure(fragments)
  const roots = operations.map((operation) => rootsOf(operation.selectionSet, fragments))
  const sizes = roots.map((fields) => fields.map((field) => ({ name: field.name.value, ...measure(field) })))
  const shown = sizes.flat().filter(({ name }) => INTROSPECTION.test(name))
  const asked = sizes.flat().filter(({ name }) => !INTROSPECTION.test(name))
  return {
    operationNames: operations.map((operation) => operation.name?.value ?? null),
    isReadOnly: operations.every(({ operation }) => operation === 'query'),
    isLive: operations.every(({ operation }) => operation === 'subscription'),
    roots: roots.map((fields) => fields.map((field) => field.name.value)),
    fields: most(sizes.map((of) => of.reduce((sum, { fields }) => sum + fields, 0))),
    depth: most(asked.map(({ depth }) => depth)),
    introspection:
      shown.length === 0
        ? null
        : {
            depth: most(shown.map(({ depth }) => depth)),
            nestsLists: shown.some(({ nestsLists }) => nestsLists),
          },
  }
}

const most = (counts: readonly number[]): number => Math.max(0, ...counts)

type Fragments = ReadonlyMap<string, SelectionSetNode>

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  )

/** Fields with the same response name are merged, so repeating a fragment adds nothing. */
const rootsOf = (operation: SelectionSetNode, fragments: Fragments): readonly FieldNode[] => {
  const seen = new Set<SelectionSetNode | undefined>([undefined])
  const walk = (selectionSet: SelectionSetNode | undefined): readonly FieldNode[] => {
    if (!selectionSet || seen.has(selectionSet)) return []
    seen.add(selectionSet)
    return selectionSet.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      return walk(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value),
      )
    })
  }
  return walk(operation)
}

type Size = {
  readonly fields: number
  readonly depth: number
  /** The introspection fields in this selection that return lists. */
  readonly lists: ReadonlySet<string>
  readonly nestsLists: boolean
}

const NOTHING: Size = { fields: 0, depth: 0, lists: new Set(), nestsLists: false }

/**
 * Measures each fragment once. Otherwise, fragments that each use the next one twice would take exponential time.
 */
const createMeasure = (fragments: Fragments): ((field: FieldNode) => Size) => {
  const measured = new Map<string, Size>()

  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    // A placeholder while the fragment is measured, so that a cycle ends here. The engine rejects a cycle.
    measured.set(name, NOTHING)
    const size = ofSet(fragments.get(name))
    measured.set(name, size)
    return size
  }

  const ofSet = (selectionSet: SelectionSetNode | undefined): Size =>
    (selectionSet?.selections ?? []).reduce((sum, selection) => add(sum, ofSelection(selection)), NOTHING)

  const ofSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FIELD) return ofField(selection)
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet)
    return ofFragment(selection.name.value)
  }

  const ofField = ({ name: { value: name }, selectionSet }: FieldNode): Size => {
    const inner = ofSet(selectionSet)
    const isList = LISTS.has(name)
    return {
      fields: inner.fields + 1,
      depth: inner.depth + 1,
      lists: isList ? new Set([...inner.lists, name]) : inner.lists,
      nestsLists: inner.nestsLists || (isList && inner.lists.has(name)),
    }
  }

  return ofField
}

const add = (one: Size, other: Size): Size => ({
  fields: one.fields + other.fields,
  depth: Math.max(one.depth, other.depth),
  lists: other.lists.size === 0 ? one.lists : new Set([...one.lists, ...other.lists]),
  nestsLists: one.nestsLists || other.nestsLists,
})
