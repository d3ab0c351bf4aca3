/** The GraphQL documents that the product sends: the client's, and those in the gateway's code. */
import { concatAST, type DocumentNode, parse, separateOperations } from 'graphql'
import { listFiles, readText } from '../files.ts'

const literal = /(['`])((?:query|mutation|subscription) \w+ ?[({][^'`]*)\1/g

export const documentsIn = (code: string): string[] =>
  [...code.matchAll(literal)].map(([, , text = '']) => text)

const isTest = (file: string) => file.includes('.test.') || file.includes('/testing/')

/** All operations with the fragments that they need. Two of the gateway's documents can have the same name. */
export function readOperations(): DocumentNode[] {
  const client = listFiles('web/src/**/*.graphql').map((file) => parse(readText(file)))
  const gateway = listFiles('gateway/src/**/*.ts')
    .filter((file) => !isTest(file))
    .flatMap((file) => documentsIn(readText(file)))
  return [...Object.values(separateOperations(concatAST(client))), ...gateway.map((text) => parse(text))]
}

/**
 * The words in a program that can name a GraphQL field. A filter that is sent as a variable contains its fields as
 * keys, variables or strings. `row.status` only reads a response, and so does `row_aggregate` unless it is a key.
 */
export function wordsIn(code: string): string[] {
  const names = code.match(/(?<![.\w])(?!\w+_aggregate\b(?!:))\w+/g) ?? []
  const texts = code.match(/(['"`])[^'"`\n]*\1/g) ?? []
  return [...names, ...texts.flatMap((text) => text.match(/\w+/g) ?? [])]
}

/** The words in the client's code. */
export function readWords(): ReadonlySet<string> {
  const files = listFiles('web/src/**/*.ts', 'web/src/**/*.tsx').filter(
    (file) => !file.includes('/generated/') && !isTest(file),
  )
  return new Set(files.flatMap((file) => wordsIn(readText(file))))
}
