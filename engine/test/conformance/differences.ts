import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const DIFFERENCES = join(import.meta.dirname, '../../DIFFERENCES.md')

/** Reads the listed differences by test case, from lines such as ``- `graphql_query/x.yaml#2`: why``. */
export const readDifferences = (): ReadonlyMap<string, string> => {
  if (!existsSync(DIFFERENCES)) return new Map()
  const lines = readFileSync(DIFFERENCES, 'utf8').matchAll(/^- `([^`]+)`: (.+)$/gm)
  return new Map(Array.from(lines, ([, name = '', why = '']) => [name, why]))
}
