/** The GraphQL schema that the client is written against: what its roles see, together. */
import { mergeTypeDefs } from '@graphql-tools/merge'
import {
  buildASTSchema,
  buildSchema,
  concatAST,
  type DocumentNode,
  lexicographicSortSchema,
  parse,
  printSchema,
  separateOperations,
  validate,
} from 'graphql'

/** Whoever uses the client acts as one of these; what the admin alone sees is no screen's business. */
export const clientRoles = ['anonymous', 'user', 'creator', 'company'] as const

/** Each type with every field, argument and value that any of the roles sees; a field that has two types is refused. */
export function mergeSchemas(schemas: readonly string[]): string {
  const merged = buildASTSchema(mergeTypeDefs([...schemas], { throwOnConflict: true }))
  return `${printSchema(lexicographicSortSchema(merged))}\n`
}

/** Each operation with the fragments that it needs and no others. */
function operationsOf(documents: readonly string[]): readonly (readonly [string, DocumentNode])[] {
  return Object.entries(separateOperations(concatAST(documents.map((text) => parse(text)))))
}

/** The operations that no role may ask whole, each with what keeps the role that comes nearest. */
export function refusedDocuments(
  schemas: ReadonlyMap<string, string>,
  documents: readonly string[],
): string[] {
  const roles = [...schemas].map(([role, sdl]) => ({ role, schema: buildSchema(sdl) }))
  return operationsOf(documents).flatMap(([name, operation]) => {
    const refusals = roles.map(({ role, schema }) => ({ role, errors: validate(schema, operation) }))
    const [nearest] = refusals.toSorted((left, right) => left.errors.length - right.errors.length)
    if (!nearest || nearest.errors.length === 0) return []
    const why = nearest.errors.map(({ message }) => message).join(' ')
    return [`${name}: no role may ask it; ${nearest.role} comes nearest. ${why}`]
  })
}
