/** Compares what the metadata exposes to each role with what the product's documents use. */
import { buildSchema } from 'graphql'
import { readOperations, readWords } from './documents.ts'
import { type Exceptions, exceptions } from './exceptions.ts'
import { excessOf, leastOf, readTables, type Table, unusedRelationships, unusedWrites } from './exposed.ts'
import { type Usage, usageOf } from './usage.ts'

/** Returns one line per exposed field that nothing uses, and per exception that is no longer needed. */
export function compare(
  tables: readonly Table[],
  usages: ReadonlyMap<string, Usage>,
  allowed: Exceptions,
): string[] {
  const ofPermissions = tables
    .flatMap(({ permissions }) => permissions)
    .flatMap((permission) => {
      const usage = usages.get(permission.role)
      const excess = usage ? excessOf(permission, leastOf(permission, usage)) : []
      return excess.map((what) => `${permission.table}, ${permission.role}: ${what}`)
    })
  const ofWrites = tables
    .flatMap(({ writes }) => writes)
    .flatMap((given) => {
      const usage = usages.get(given.role)
      const excess = usage ? unusedWrites(given, usage) : []
      return excess.map((what) => `${given.table}, ${given.role}: ${what}`)
    })
  const unused = [...ofPermissions, ...ofWrites, ...unusedRelationships(tables, [...usages.values()])]
  return [
    ...unused
      .filter((line) => allowed[line] === undefined)
      .map((line) => `${line} is exposed, but no document uses it`),
    ...Object.keys(allowed)
      .filter((line) => !unused.includes(line))
      .map((line) => `${line} needs no exception: exceptions.ts`),
  ]
}

/** Gets the GraphQL schema of each client role. */
export function unusedExposure(schemas: ReadonlyMap<string, string>): string[] {
  const operations = readOperations()
  const words = readWords()
  const usages = new Map(
    [...schemas].map(([role, sdl]) => [role, usageOf(buildSchema(sdl), operations, words)] as const),
  )
  return compare(readTables(), usages, exceptions)
}
