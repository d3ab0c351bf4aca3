/** The client's GraphQL schema: everything its roles see, combined. */
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

/** The roles of client users. Screens must not use fields that only the admin sees. */
export const clientRoles = ['anonymous', 'user', 'creator', 'company'] as const

/**
 * Combines each type with every field, argument and value that any of the roles sees. Throws if roles see a field with
 * different types.
 */
export function mergeSchemas(schemas: readonly string[]): string {
  const merged = buildASTSchema(mergeTypeDefs([...schemas], { throwOnConflict: true }))
  return `${printSchema(lexicographicSortSchema(merged))}\n`
}

/** Each operation with exactly the fragments that it needs. */
function operationsOf(documents: readonly string[]): readonly (readonly [string, DocumentNode])[] {
  return Object.entries(separateOperations(concatAST(documents.map((text) => parse(text)))))
}

/** Operations that no role can run completely, with what the role that can run most of them still lacks. */
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
    return [`${name}: no role can run this operation. The closest is ${nearest.role}: ${why}`]
  })
}
