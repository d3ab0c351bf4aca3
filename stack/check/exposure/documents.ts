/** The GraphQL documents the product sends: the client's, and those written in the gateway's code. */
import { concatAST, type DocumentNode, parse, separateOperations } from 'graphql'
import { listFiles, readText } from '../files.ts'

const literal = /(['`])((?:query|mutation|subscription) \w+ ?[({][^'`]*)\1/g

export const documentsIn = (code: string): string[] =>
  [...code.matchAll(literal)].map(([, , text = '']) => text)

const isTest = (file: string) => file.includes('.test.') || file.includes('/testing/')

/** Each operation with the fragments it needs. Two of the gateway's documents may have the same name. */
export function readOperations(): DocumentNode[] {
  const client = listFiles('web/src/**/*.graphql').map((file) => parse(readText(file)))
  const gateway = listFiles('gateway/src/**/*.ts')
    .filter((file) => !isTest(file))
    .flatMap((file) => documentsIn(readText(file)))
  return [...Object.values(separateOperations(concatAST(client))), ...gateway.map((text) => parse(text))]
}

/**
 * The words of a program that can name a field: a filter that is sent as a variable names its fields as keys, variables or
 * texts, while `row.status` only reads an answer.
 */
export function wordsIn(code: string): string[] {
  const texts = code.match(/(['"`])[^'"`\n]*\1/g) ?? []
  return [...(code.match(/(?<![.\w])\w+/g) ?? []), ...texts.flatMap((text) => text.match(/\w+/g) ?? [])]
}

/** The words of the client's code. */
export function readWords(): ReadonlySet<string> {
  const files = listFiles('web/src/**/*.ts', 'web/src/**/*.tsx').filter(
    (file) => !file.includes('/generated/') && !isTest(file),
  )
  return new Set(files.flatMap((file) => wordsIn(readText(file))))
}
