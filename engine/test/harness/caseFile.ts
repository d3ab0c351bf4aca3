import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError } from '../../src/errors.ts'
import { graphqlErrorBody } from '../../src/http/reply.ts'
import type { Session } from '../../src/session/session.ts'
import { resetLibrary } from './database.ts'
import { type Library, type Statement, sessionOf } from './library.ts'

const CASES = join(import.meta.dirname, '../cases')

/** A test case: a document with the comments `# role: reader` and `# session: {…}`. */
export type Case = {
  readonly name: string
  readonly file: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>> | undefined
  readonly session: Session
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const parseRecord = (text: string, file: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error(`${file}: must be an object`)
  return value
}

const readCase = (name: string): Case => {
  const file = join(CASES, name)
  const query = readFileSync(`${file}.graphql`, 'utf8')
  const role = /^# role: (.+)$/m.exec(query)?.[1]
  if (!role) throw new Error(`${name}: has no role`)
  const stated = /^# session: (.+)$/m.exec(query)?.[1]
  const session = stated ? parseRecord(stated, name) : {}
  const variables = existsSync(`${file}.vars.json`)
    ? parseRecord(readFileSync(`${file}.vars.json`, 'utf8'), name)
    : undefined
  return {
    name,
    file,
    query,
    variables,
    session: sessionOf(
      role,
      Object.fromEntries(Object.entries(session).map(([key, value]) => [key, String(value)])),
    ),
  }
}

export const readCases = (): readonly Case[] =>
  readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readCase(file.replace(/\.graphql$/, '')))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

type NumberSource = { readonly source?: string }
type RawJson = { readonly rawJSON?: (text: string) => unknown }

/** Formats JSON and keeps the digits of every number. */
const layOut = (body: string): string => {
  const { rawJSON = Number }: RawJson = JSON as RawJson
  const keep = (_key: string, value: unknown, context?: NumberSource): unknown =>
    typeof value === 'number' && context?.source !== undefined ? rawJSON(context.source) : value
  return `${JSON.stringify(JSON.parse(body, keep), null, 2)}\n`
}

const sqlText = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, values }) =>
      [`${text};`, ...values.map((value, at) => `-- $${at + 1} = ${JSON.stringify(value)}`)].join('\n'),
    )
    .join('\n\n')

export type Outcome = { readonly sql: string; readonly json: string }

const answer = async (library: Library, { query, variables, session }: Case): Promise<string> => {
  try {
    return (await library.core.execute({ query, variables }, { session, headers: {}, requestId: 'case' }))
      .body
  } catch (thrown) {
    if (thrown instanceof EngineError) return graphqlErrorBody(thrown, false)
    throw thrown
  }
}

/** Runs a case on the seeded library and resets the library after a mutation. */
export const runCase = async (library: Library, url: string, each: Case): Promise<Outcome> => {
  library.recorder.statements.length = 0
  const body = await answer(library, each)
  const sql = sqlText(library.recorder.statements)
  if (/^mutation\b/m.test(each.query)) await resetLibrary(url)
  return { sql: sql ? `${sql}\n` : '', json: layOut(body) }
}
