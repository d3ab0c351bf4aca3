/** The documents of bench/queries: what a screen asks, as whom, and how its variables are picked from a market. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
const people: readonly Person[] = ['creator', 'company', 'anonymous']

const readQuery = (file: string): ScreenQuery => {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const [screen = '', asLine = '', ...picks] = text
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2))
  const as = people.find((person) => asLine === `as: ${person}`)
  if (!as) throw new Error(`bench/queries/${file}: its second line must say "# as: ${people.join('|')}"`)
  return {
    name: basename(file, '.graphql'),
    screen,
    as,
    text: text.replace(/^#.*\n/gm, ''),
    picks: new Map(
      picks.map((line) => {
        const [, name = '', sql = ''] = /^\$(\w+): (.*)$/.exec(line) ?? []
        if (!sql) throw new Error(`bench/queries/${file}: "# ${line}" is no "# $variable: SQL"`)
        return [name, sql]
      }),
    ),
  }
}

export const readQueries = (): readonly ScreenQuery[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map(readQuery)

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
