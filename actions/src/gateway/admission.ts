import { factsOf } from './document.ts'

/** Which documents get through to the engine. */
export type Admission = {
  /** null, or why the request is refused. */
  refusal(
    request: { query: string; operationName?: string | null | undefined },
    name: string | null,
  ): string | null
}

const DEEPEST = 14

export const createAdmission = (settings: {
  readonly production: boolean
  /** The documents of the built client; null: any document. */
  readonly allowed: ReadonlySet<string> | null
}): Admission => {
  const isAllowed = settings.allowed ? allowList(settings.allowed) : () => true
  return {
    refusal({ query, operationName }, name) {
      if (!isAllowed(query)) return 'query is not allowed'
      const facts = factsOf(query)
      if (!facts) return null
      if (facts.depth > DEEPEST && !facts.introspects)
        return `a query may be ${DEEPEST} levels deep; this one is ${facts.depth}`
      if (facts.introspects && settings.production) return 'introspection is switched off'
      // spec §7: the name in the address is the name of the document's single operation.
      if (name !== null && (facts.operationNames.length !== 1 || facts.operationNames[0] !== name))
        return `the address names the operation "${name}", the document does not`
      if (name !== null && operationName && operationName !== name)
        return `the address names the operation "${name}", the request "${operationName}"`
      return null
    },
  }
}

const MOST_KNOWN = 2_000

/** A client sends each of its documents again and again: the very same text is compared once. */
const allowList = (allowed: ReadonlySet<string>) => {
  const known = new Set<string>()
  return (query: string): boolean => {
    if (known.has(query)) return true
    if (!allowed.has(normal(query))) return false
    if (known.size < MOST_KNOWN) known.add(query)
    return true
  }
}

/** Documents are compared without what the client's library adds or drops: space and __typename. */
export const normal = (query: string): string =>
  query
    .replace(/\b__typename\b/g, ' ')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}():!$=[\]@|&]) ?/g, '$1')
    .trim()
