import type { ErrorCode } from '@questboard/domain'
import { type DocumentFacts, INTROSPECTION, readDocument } from './document.ts'

type Asked = { readonly query: string; readonly operationName?: string | null | undefined }

export type Refusal = { readonly code: ErrorCode | 'validation-failed'; readonly message: string }

export type Admitted = {
  /** The reason why the document is rejected. Null if it is accepted. */
  readonly refusal: Refusal | null
  /** True if the document contains only queries. */
  readonly isReadOnly: boolean
  /** True if the document contains only subscriptions. */
  readonly isLive: boolean
}

/** Decides which GraphQL documents reach the engine. */
export type Admission = {
  /** `name` is the operation name in the URL, if the URL has one. */
  judge(request: Asked, name: string | null): Promise<Admitted>
}

/** These limits are several times as high as the client's largest document needs. */
const MOST = { depth: 14, introspectionDepth: 16, fields: 1_000, roots: 40, introspections: 3, actions: 5 }
const MOST_KEPT = 2_000
const LONGEST_KEPT = 20_000

type Judged = Admitted & { readonly facts: DocumentFacts | null }

/** Clients send the same documents again and again, so each text is checked only once. */
export const createAdmission = (settings: {
  readonly production: boolean
  /** True if the document is one of our own client's. */
  readonly isKnown: (query: string) => Promise<boolean>
  /** True if a root field is an action. */
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

/** The error for an unknown document. It is not cached, because the document can be part of the client's next build. */
const NOT_ALLOWED = refused(invalid('query is not allowed'))

type Bounds = { readonly production: boolean; readonly isAction: (field: string) => boolean }

/** A document that we cannot parse is rejected, because the engine could read it differently. */
const judgeDocument = (query: string, bounds: Bounds): Judged => {
  try {
    const facts = readDocument(query)
    const { isReadOnly, isLive } = facts
    return { refusal: shapeRefusal(facts, bounds), isReadOnly, isLive, facts }
  } catch (error) {
    const why = error instanceof Error ? error.message : 'the document is unreadable'
    return refused(why.includes('Document contains more') ? tooLarge(why) : invalid(why))
  }
}

const shapeRefusal = (facts: DocumentFacts, { production, isAction }: Bounds): Refusal | null => {
  const { introspection, roots } = facts
  if (introspection && production) return invalid('introspection is disabled')
  if (introspection?.nestsLists)
    return tooLarge('introspection must not go from a field to the fields of its type')
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
  return tooLarge(`this query has ${size} ${what}; the limit is ${limit}`)
}

/** The name in the URL must match the document's only operation (rules §7). */
const nameRefusal = (
  names: DocumentFacts['operationNames'],
  { operationName }: Asked,
  name: string,
): Refusal | null => {
  if (names.length !== 1 || names[0] !== name)
    return invalid(`the URL names the operation "${name}", but the document does not`)
  return operationName && operationName !== name
    ? invalid(`the URL names the operation "${name}", but the request names "${operationName}"`)
    : null
}
