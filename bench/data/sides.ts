import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Program, startProgram } from '../harness/program.ts'
import { pickVariables, type ScreenQuery } from './documents.ts'
import { type MarketName, marketUrl } from './markets.ts'
import type { Person } from './questions/question.ts'

const ROOT = join(import.meta.dirname, '../..')
const SECRET = 'bench-admin-secret'

export type Asked = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

type Operation = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }

export type Side = {
  readonly market: MarketName
  readonly program: Program
  readonly client: pg.Client
  readonly asked: (query: ScreenQuery) => Promise<Asked>
  readonly plans: (query: ScreenQuery) => Promise<string>
  readonly stop: () => Promise<void>
}

type Ids = Readonly<Record<Person, string>>

const idsOf = async (client: pg.Client): Promise<Ids> => {
  const { rows } = await client.query<{ creator: string; studio: string; company: string }>(
    `select creator.id as creator, studio.id as studio, member.company_id as company
       from "user" as creator, "user" as studio join company_member as member on member.user_id = studio.id
      where creator.username = 'democreator' and studio.username = 'demostudio'`,
  )
  const [row] = rows
  if (!row) throw new Error('the demo market has no demo accounts')
  return { creator: row.creator, company: row.company, anonymous: row.studio }
}

const sessionOf = (person: Person, ids: Ids): Readonly<Record<string, string>> => ({
  'x-hasura-role': person,
  ...(person === 'creator' && { 'x-hasura-user-id': ids.creator }),
  ...(person === 'company' && {
    'x-hasura-user-id': ids.anonymous,
    'x-hasura-company-id': ids.company,
    'x-hasura-company-owner': 'true',
  }),
})

const JSON_TYPE = { 'content-type': 'application/json', 'x-hasura-admin-secret': SECRET }

/**
 * Writes metadata that allows only one connection for requests, because Postgres reports a connection's reads only at
 * that connection's next statement.
 */
const metadataOfOneConnection = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'))
  cpSync(join(ROOT, 'hasura/metadata'), folder, { recursive: true })
  const file = join(folder, 'databases/databases.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/max_connections: \d+/, 'max_connections: 1'))
  // Removes cron triggers: no service is running, and scheduled work must not read tables during measurements.
  writeFileSync(join(folder, 'cron_triggers.yaml'), '[]\n')
  return folder
}

const startEngine = async (market: MarketName, url: string): Promise<Program> => {
  const metadata = metadataOfOneConnection()
  const program = await startProgram({
    name: `engine on the ${market} market`,
    args: [join(ROOT, 'engine/src/cli.mjs'), 'serve', '--metadata', metadata],
    health: '/healthz',
    env: {
      HASURA_GRAPHQL_DATABASE_URL: url,
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      ACTIONS_URL: 'http://127.0.0.1:9',
      ACTIONS_SECRET: SECRET,
    },
  })
  const stop = async (): Promise<void> => {
    await program.stop()
    rmSync(metadata, { recursive: true, force: true })
  }
  return { ...program, stop }
}

const explained = async (program: Program, body: unknown): Promise<string> => {
  const response = await fetch(`${program.url}/v1/graphql/explain`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`explain answered ${response.status}: ${text.slice(0, 500)}`)
  const steps: readonly { plan?: readonly string[] }[] = JSON.parse(text)
  return steps.flatMap(({ plan = [] }) => plan).join('\n')
}

export const startSide = async (market: MarketName, log: (line: string) => void): Promise<Side> => {
  const url = await marketUrl(market, log)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ids = await idsOf(client)
  const program = await startEngine(market, url)
  // Each operation's variables are selected only once, so that these reads are not counted for a later query.
  const operations = new Map<string, Operation>()
  const operation = async (query: ScreenQuery): Promise<Operation> => {
    const made = operations.get(query.name) ?? {
      query: query.text,
      variables: await pickVariables(client, query, ids[query.as]),
    }
    operations.set(query.name, made)
    return made
  }
  return {
    market,
    program,
    client,
    asked: async (query) => ({
      headers: { ...JSON_TYPE, ...sessionOf(query.as, ids) },
      body: JSON.stringify(await operation(query)),
    }),
    plans: async (query) =>
      explained(program, { query: await operation(query), user: sessionOf(query.as, ids) }),
    stop: async () => {
      await program.stop()
      await client.end()
    },
  }
}
