/**
 * What a screen asks, as whom, and how its variables are picked from a market: a file of bench/queries holds the query, or names
 * the operation of the client's that it stands for.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { concatAST, parse, print, separateOperations } from 'graphql'
import type { Client } from 'pg'

export type Person = 'creator' | 'company' | 'anonymous'

export type ScreenQuery = {
  readonly name: string
  readonly screen: string
  readonly as: Person
  readonly text: string
  /** SQL per variable; $1 is the id of the asking creator or company. */
  readonly picks: ReadonlyMap<string, string>
}

const FOLDER = join(import.meta.dirname, '../queries')
const CLIENT = join(import.meta.dirname, '../../web/src')
const people: readonly Person[] = ['creator', 'company', 'anonymous']

/** Each operation of the client with the fragments that it needs. */
const readOperations = (): Readonly<Record<string, string>> => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  )
  const whole = concatAST(files.map((file) => parse(readFileSync(join(CLIENT, file), 'utf8'))))
  return Object.fromEntries(
    Object.entries(separateOperations(whole)).map(([name, operation]) => [name, print(operation)]),
  )
}

const DOCUMENT = 'document: '

const readQuery = (file: string, operations: Readonly<Record<string, string>>): ScreenQuery => {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const [screen = '', asLine = '', ...rest] = text
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2))
  const named = rest.find((line) => line.startsWith(DOCUMENT))?.slice(DOCUMENT.length)
  const asked = named === undefined ? text.replace(/^#.*\n/gm, '') : operations[named]
  if (!asked) throw new Error(`bench/queries/${file}: the client has no ${named}`)
  const picks = rest.filter((line) => !line.startsWith(DOCUMENT))
  const as = people.find((person) => asLine === `as: ${person}`)
  if (!as) throw new Error(`bench/queries/${file}: its second line must say "# as: ${people.join('|')}"`)
  return {
    name: basename(file, '.graphql'),
    screen,
    as,
    text: asked,
    picks: new Map(
      picks.map((line) => {
        const [, name = '', sql = ''] = /^\$(\w+): (.*)$/.exec(line) ?? []
        if (!sql) throw new Error(`bench/queries/${file}: "# ${line}" is no "# $variable: SQL"`)
        return [name, sql]
      }),
    ),
  }
}

export const readQueries = (): readonly ScreenQuery[] => {
  const operations = readOperations()
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readQuery(file, operations))
}

/** A query without the thing it is about would be answered with nothing, and fast. */
export const pickVariables = async (
  client: Client,
  query: ScreenQuery,
  askingId: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const variables: Record<string, unknown> = {}
  for (const [name, sql] of query.picks) {
    const { rows } = await client.query<[unknown]>({
      text: `select to_json(x) from (${sql}) as picked(x)`,
      values: sql.includes('$1') ? [askingId] : [],
      rowMode: 'array',
    })
    const [row] = rows
    if (!row) throw new Error(`bench/queries/${query.name}.graphql: nothing to pick for $${name}`)
    variables[name] = row[0]
  }
  return variables
}
