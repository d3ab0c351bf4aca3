import type { ErrorCode } from '@questboard/domain'
import { type DocumentFacts, INTROSPECTION, readDocument } from './document.ts'

type Asked = { readonly query: string; readonly operationName?: string | null | undefined }

export type Refusal = { readonly code: ErrorCode | 'validation-failed'; readonly message: string }

export type Verdict = {
  /** null: it gets through to the engine. */
  readonly refusal: Refusal | null
  /** Nothing but queries. */
  readonly isReadOnly: boolean
  /** Nothing but subscriptions. */
  readonly isLive: boolean
}

/** Which documents get through to the engine. */
export type Admission = {
  /** `name` is the one in the address, if there is one. */
  judge(request: Asked, name: string | null): Promise<Verdict>
}

/** Several times what the client's largest document needs. */
const MOST = { depth: 14, introspectionDepth: 16, fields: 1_000, roots: 40, introspections: 3, actions: 5 }
const MOST_KEPT = 2_000
const LONGEST_KEPT = 20_000

type Judged = Verdict & { readonly facts: DocumentFacts | null }

/** A client sends each of its documents again and again: the very same text is judged once. */
export const createAdmission = (settings: {
  readonly production: boolean
  /** Whether a document is one of the client's. */
  readonly isKnown: (query: string) => Promise<boolean>
  /** Whether a field of the root is an action. */
  readonly isAction: (field: string) => boolean
}): Admission => {
  const kept = new Map<string, Judged>()

  const judge = async (query: string): Promise<Judged> => {
    if (!(await settings.isKnown(query))) return NOT_ALLOWED
    const judged = judgeDocument(query, settings)
    if (query.length > LONGEST_KEPT) return judged
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(query, judged)
    return judged
  }

  return {
    async judge(asked, name) {
      const judged = kept.get(asked.query) ?? (await judge(asked.query))
      if (name === null || judged.refusal) return judged
      return { ...judged, refusal: nameRefusal(judged.facts?.operationNames ?? [], asked, name) }
    },
  }
}

const invalid = (message: string): Refusal => ({ code: 'validation-failed', message })
const tooLarge = (message: string): Refusal => ({ code: 'query-too-large', message })

const refused = (refusal: Refusal): Judged => ({ refusal, isReadOnly: false, isLive: false, facts: null })

/** Not kept: the client may be built anew, and then it is one of its documents. */
const NOT_ALLOWED = refused(invalid('query is not allowed'))

type Bounds = { readonly production: boolean; readonly isAction: (field: string) => boolean }

/** What cannot be read cannot be judged: the engine might read it in another way. */
const judgeDocument = (query: string, bounds: Bounds): Judged => {
  try {
    const facts = readDocument(query)
    const { isReadOnly, isLive } = facts
    return { refusal: shapeRefusal(facts, bounds), isReadOnly, isLive, facts }
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read'
    return refused(why.includes('Document contains more') ? tooLarge(why) : invalid(why))
  }
}

const shapeRefusal = (facts: DocumentFacts, { production, isAction }: Bounds): Refusal | null => {
  const { introspection, roots } = facts
  if (introspection && production) return invalid('introspection is switched off')
  if (introspection?.nestsLists)
    return tooLarge('an introspection may not lead on from a field to the fields of its type')
  const most = (counts: (field: string) => boolean): number =>
    Math.max(0, ...roots.map((fields) => fields.filter(counts).length))
  const sizes: readonly (readonly [what: string, size: number, limit: number])[] = [
    ['levels', facts.depth, MOST.depth],
    ['levels of introspection', introspection?.depth ?? 0, MOST.introspectionDepth],
    ['fields', facts.fields, MOST.fields],
    ['fields at its root', most(() => true), MOST.roots],
    ['introspections', most((field) => INTROSPECTION.test(field)), MOST.introspections],
    ['actions', most(isAction), MOST.actions],
  ]
  const excess = sizes.find(([, size, limit]) => size > limit)
  if (!excess) return null
  const [what, size, limit] = excess
  return tooLarge(`this query has ${size} ${what}; it may have ${limit}`)
}

/** rules §7: the name in the address is the name of the document's single operation. */
const nameRefusal = (
  names: DocumentFacts['operationNames'],
  { operationName }: Asked,
  name: string,
): Refusal | null => {
  if (names.length !== 1 || names[0] !== name)
    return invalid(`the address names the operation "${name}", the document does not`)
  return operationName && operationName !== name
    ? invalid(`the address names the operation "${name}", the request "${operationName}"`)
    : null
}
