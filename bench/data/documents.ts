import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, parse, print, separateOperations } from 'graphql'
import type { Client } from 'pg'
import { companyQuestions } from './questions/companies.ts'
import { creatorQuestions } from './questions/creators.ts'
import { everyonesQuestions } from './questions/everyone.ts'
import type { Question } from './questions/question.ts'

const questions: Readonly<Record<string, Question>> = {
  ...creatorQuestions,
  ...companyQuestions,
  ...everyonesQuestions,
}

export type ScreenQuery = Question & { readonly name: string; readonly text: string }

const CLIENT = join(import.meta.dirname, '../../web/src')

/** Each operation, together with the fragments that it needs. */
const readOperations = (): ReturnType<typeof separateOperations> => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  )
  return separateOperations(concatAST(files.map((file) => parse(readFileSync(join(CLIENT, file), 'utf8')))))
}

export const readQueries = (): readonly ScreenQuery[] => {
  const operations = readOperations()
  return Object.entries(questions).map(([name, question]) => {
    const operation = operations[question.operation]
    if (!operation) throw new Error(`the client has no operation ${question.operation}`)
    return { ...question, name, text: print(operation) }
  })
}

export const pickVariables = async (
  client: Client,
  { name, variables = {} }: ScreenQuery,
  askingId: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const picked: Record<string, unknown> = {}
  for (const [variable, sql] of Object.entries(variables)) {
    const { rows } = await client.query<[unknown]>({
      text: `select to_json(x) from (select ${sql}) as picked(x)`,
      values: sql.includes('$1') ? [askingId] : [],
      rowMode: 'array',
    })
    const [row] = rows
    if (!row) throw new Error(`nothing to pick for $${variable} of ${name}`)
    picked[variable] = row[0]
  }
  return picked
}
