import { factsOf } from './document.ts'

type Asked = { readonly query: string; readonly operationName?: string | null | undefined }

/** Which documents get through to the engine. */
export type Admission = {
  /** null, or why the request is refused. `name` is the one in the address, if there is one. */
  refusal(request: Asked, name: string | null): Promise<string | null>
}

const DEEPEST = 14

export const createAdmission = (settings: {
  readonly production: boolean
  /** Whether a document is one of the client's. */
  readonly isKnown: (query: string) => Promise<boolean>
}): Admission => {
  const known = rememberYes(settings.isKnown)
  return {
    async refusal(asked, name) {
      const isKnown = known(asked.query)
      if (isKnown !== true && !(await isKnown)) return 'query is not allowed'
      return shapeRefusal(asked, settings.production) ?? nameRefusal(asked, name)
    },
  }
}

const shapeRefusal = ({ query }: Asked, production: boolean): string | null => {
  const facts = factsOf(query)
  if (!facts) return null
  if (facts.depth > DEEPEST && !facts.introspects)
    return `a query may be ${DEEPEST} levels deep; this one is ${facts.depth}`
  return facts.introspects && production ? 'introspection is switched off' : null
}

/** spec §7: the name in the address is the name of the document's single operation. */
const nameRefusal = ({ query, operationName }: Asked, name: string | null): string | null => {
  const facts = name === null ? null : factsOf(query)
  if (!facts) return null
  if (facts.operationNames.length !== 1 || facts.operationNames[0] !== name)
    return `the address names the operation "${name}", the document does not`
  return operationName && operationName !== name
    ? `the address names the operation "${name}", the request "${operationName}"`
    : null
}

const MOST_KNOWN = 2_000

/** A client sends each of its documents again and again: the very same text is compared once. */
const rememberYes = (isKnown: (query: string) => Promise<boolean>) => {
  const known = new Set<string>()
  const compare = async (query: string): Promise<boolean> => {
    if (!(await isKnown(query))) return false
    if (known.size < MOST_KNOWN) known.add(query)
    return true
  }
  return (query: string): true | Promise<boolean> => known.has(query) || compare(query)
}
