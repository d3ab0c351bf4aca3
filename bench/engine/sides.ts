import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { type Program, startProgram } from '../harness/program.ts'
import { COMPANY, CREATOR, type Operation, sessionValues } from './operations.ts'
import { writeProject } from './project.ts'

export const POOL_SIZE = 10
const SECRET = 'bench-admin-secret'
const JWT_KEY = 'a key of the benchmark that is long enough for HS256'
const ENGINE = join(import.meta.dirname, '../../engine/src/cli.mjs')

export type SideName = 'engine' | 'bare' | 'postgraphile'

export type Side = {
  readonly name: SideName
  readonly program: Program
  readonly path: string
  readonly headers: (operation: Operation) => Readonly<Record<string, string>>
  readonly bodies: (operation: Operation) => readonly string[]
}

const JSON_TYPE = { 'content-type': 'application/json' }

export const token = (role: Operation['role']): Promise<string> =>
  new SignJWT({
    'https://hasura.io/jwt/claims': {
      'x-hasura-allowed-roles': [role],
      'x-hasura-default-role': role,
      'x-hasura-user-id': CREATOR,
      'x-hasura-company-id': COMPANY,
    },
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(JWT_KEY))

export const startEngineProgram = async (
  name: string,
  databaseUrl: string,
  otherTables = 0,
): Promise<Program> => {
  const metadata = mkdtempSync(join(tmpdir(), 'bench-engine-'))
  const program = await startProgram({
    name,
    // The same Node flags as in `npm start`.
    args: ['--max-semi-space-size=16', ENGINE, 'serve', '--metadata', writeProject(metadata, otherTables)],
    health: '/healthz',
    env: {
      HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: JWT_KEY }),
      HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL_SIZE),
    },
  })
  const stop = async (): Promise<void> => {
    await program.stop()
    rmSync(metadata, { recursive: true, force: true })
  }
  return { ...program, stop }
}

export const engineSide = async (databaseUrl: string, otherTables = 0): Promise<Side> => {
  const tokens = { creator: await token('creator'), company: await token('company') }
  return {
    name: 'engine',
    program: await startEngineProgram('engine', databaseUrl, otherTables),
    path: '/v1/graphql',
    headers: ({ role }) => ({ ...JSON_TYPE, authorization: `Bearer ${tokens[role]}` }),
    bodies: ({ engine, variables }) =>
      variables.map((each) => JSON.stringify({ query: engine, variables: each })),
  }
}

const script = (name: 'bare' | 'postgraphile', databaseUrl: string): Promise<Program> =>
  startProgram({
    name,
    args: [join(import.meta.dirname, `${name}.ts`)],
    health: '/health',
    env: { DATABASE_URL: databaseUrl, POOL_SIZE: String(POOL_SIZE), GRAPHILE_ENV: 'production' },
  })

export const bareSide = async (databaseUrl: string): Promise<Side> => ({
  name: 'bare',
  program: await script('bare', databaseUrl),
  path: '/',
  headers: () => JSON_TYPE,
  bodies: (operation) =>
    operation.variables.map((each) =>
      JSON.stringify({ name: operation.key, values: [...Object.values(each), ...sessionValues(operation)] }),
    ),
})

/** PostGraphile gets session values as arguments, which is faster for it than row-level security. */
export const postgraphileSide = async (databaseUrl: string): Promise<Side> => ({
  name: 'postgraphile',
  program: await script('postgraphile', databaseUrl),
  path: '/graphql',
  headers: () => JSON_TYPE,
  bodies: ({ postgraphile, variables }) =>
    variables.map((each) =>
      JSON.stringify({ query: postgraphile, variables: { ...each, ...sessionArguments(postgraphile) } }),
    ),
})

const sessionArguments = (query: string): Readonly<Record<string, string>> => ({
  ...(query.includes('$company: UUID!') && { company: COMPANY }),
  ...(query.includes('$creator: UUID!') && { creator: CREATOR }),
})
